import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { fewAtOnce } from './few-at-once.ts'

/**
 * A hash costs 20 ms of a processor and 19 MiB. A flood of sign-ins would take all of both from people who book: so one
 * processor is always left, and beyond a second's queue sign-ins are refused ('too_many_tries').
 */
export const inTurn = fewAtOnce({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 40,
})

/** argon2id with the library's defaults (19 MiB, 2 passes: the OWASP figures). Refuses as `inTurn` does. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password))

/** Whether the password is the one of the hash; without a hash no, in the same time. Call it in turn. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? nobodys, password)
  return stored !== undefined && right
}

/** Checked where no such account exists, so that the time of the answer does not tell which names do. Of random bytes. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$9stsWQTkhyrhsM2K8IFGMg$+toqdw9cPMX4MiOCZaTr6VB4JIi1/ShzdQIxul10lrc'
