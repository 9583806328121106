import { z } from 'zod'
import { line } from './contact.ts'

/** A password that a user chooses. Only its length is checked: rules about kinds of characters make passwords worse. */
export const newPassword = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(200, 'Password must be at most 200 characters')

export const notTheUsername = 'Your password must not be your username'

/** The first guess of an attacker. */
export const isUsername = (password: string, username: string): boolean =>
  password.trim().toLowerCase() === username.trim().toLowerCase()

/** Letters that all staff can tell apart, ligatures and other alphabets not among them. */
const letters = /^[A-Za-zÀ-ÖØ-öø-ž\d ._@+'-]*$/

/**
 * The username of a new account. Staff read it in the history of a booking, so it must not look like another one, neither by
 * invisible characters nor by letters of another alphabet. Likeness to existing ones is checked when it is stored.
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
