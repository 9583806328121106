import { problemOf } from '#web/api.ts'

/** One try to send something: the same content keeps its Idempotency-Key while nobody knows whether it arrived. */
export type Attempt = { content: string; key: string }

export const attemptOf = (last: Attempt | undefined, content: string, newKey: () => string): Attempt =>
  last?.content === content ? last : { content, key: newKey() }

/** A lost answer or a server in trouble leaves open whether it was stored; a plain 'no' does not. */
export function leavesOpen(error: unknown): boolean {
  const problem = problemOf(error)
  return problem === undefined || problem.status >= 500 || problem.code === 'still_working'
}
