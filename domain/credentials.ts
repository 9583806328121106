import { z } from 'zod'
import { line } from './contact.ts'

/** A password that somebody chooses. Only its length is asked for: rules about kinds of characters make passwords worse. */
export const newPassword = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(200, 'Password must be at most 200 characters')

export const notTheUsername = 'Your password must not be your username'

/** The first thing that anybody would try. */
export const isUsername = (password: string, username: string): boolean =>
  password.trim().toLowerCase() === username.trim().toLowerCase()

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
