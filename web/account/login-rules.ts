import type { z } from 'zod'
import { isUsername, newPassword, notTheUsername } from '#domain/password.ts'
import { problemOf } from '#web/api.ts'

/** The contract's rule of a field as a form rule: the same sentence before and after sending. */
export const ruleOf = (schema: z.ZodType) => (value: string) =>
  schema.safeParse(value).error?.issues[0]?.message ?? true

/** The rule of a password that is being chosen; `username` where it is known. */
export const newPasswordRule = (password: string, username = '') => {
  const length = ruleOf(newPassword)(password)
  return length === true && isUsername(password, username) ? notTheUsername : length
}

/** The fields that the server refused, to be shown at their place. */
export function refusedFields(error: unknown): { path: string; message: string }[] {
  const problem = problemOf(error)
  if (problem?.errors) return problem.errors
  return problem?.code === 'username_taken' ? [{ path: 'username', message: problem.detail ?? 'Taken' }] : []
}
