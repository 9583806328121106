import { z } from 'zod'
import { line } from './contact.ts'

/** Letters that all staff can tell apart, ligatures and other alphabets not among them. */
const letters = /^[A-Za-zÀ-ÖØ-öø-ž\d ._@+'-]*$/

/**
 * The username of a new account. Staff read it in the history of a booking: it must not look like another one, neither by
 * what nobody sees nor by letters of another alphabet. That no other looks like it is seen when it is stored.
 */
export const newUsername = line(80)
  .pipe(z.string().normalize('NFKC'))
  .pipe(
    z
      .string()
      .min(3, 'Username must be at least 3 characters')
      .max(80, 'At most 80 characters')
      .regex(letters, "A username has Latin letters, digits, spaces and . _ - @ + ' only"),
  )
