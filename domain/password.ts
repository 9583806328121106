import { z } from 'zod'

/** A password that somebody chooses. Only its length is asked for: rules about kinds of characters make passwords worse. */
export const newPassword = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(200, 'Password must be at most 200 characters')

export const notTheUsername = 'Your password must not be your username'

/** The first thing that anybody would try. */
export const isUsername = (password: string, username: string): boolean =>
  password.trim().toLowerCase() === username.trim().toLowerCase()
