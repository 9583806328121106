import { z } from 'zod'
import { line } from './contact.ts'

/** A password that a user chooses. Only its length is checked: rules about kinds of characters make passwords worse. */
export const newPassword = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(200, 'Password must be at most 200 characters')

export const notTheUsername = 'Your password must not be your username'

/** An attacker's first guess. */
export const isUsername = (password: string, username: string): boolean =>
  password.trim().toLowerCase() === username.trim().toLowerCase()

/** Letters that all staff can tell apart: no ligatures and no other alphabets. */
const usernamePattern = /^[A-Za-zÀ-ÖØ-öø-ž\d ._@+'-]*$/

/**
 * The username of a new account. Staff see it in a booking's history, so it must not imitate another through invisible
 * characters or letters of other alphabets. Similarity to existing names is checked when it is stored.
 */
export const newUsername = line(80)
  .pipe(z.string().normalize('NFKC'))
  .pipe(
    z
      .string()
      .min(3, 'Username must be at least 3 characters')
      .max(80, 'At most 80 characters')
      .regex(usernamePattern, "A username has Latin letters, digits, spaces and . _ - @ + ' only"),
  )
