import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#domain/refusal.ts'

/**
 * A hash takes 20 ms of CPU and 19 MiB. A flood of sign-ins must not take those from people who book: one processor is always
 * left free, and beyond a second's queue sign-ins are refused ('too_many_tries').
 */
export const limitHashing = limitConcurrency({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 40,
})

/** argon2id with the library's defaults (19 MiB, 2 passes, as OWASP recommends). Throws the refusals of `limited`. */
export const hashPassword = (password: string): Promise<string> => limitHashing(() => hash(password))

/**
 * Whether the password matches the hash; without a hash, e.g. of an erased account, false after the same time. Call it through
 * `limited`.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const right = await verify(stored || noAccountHash, password)
  return Boolean(stored) && right
}

/** Hash of random bytes, verified if there is no account, so that timing does not reveal which names exist. */
const noAccountHash =
  '$argon2id$v=19$m=19456,t=2,p=1$9stsWQTkhyrhsM2K8IFGMg$+toqdw9cPMX4MiOCZaTr6VB4JIi1/ShzdQIxul10lrc'

type Limits = { atOnce: number; waiting: number }
type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs at most `atOnce` jobs while up to `waiting` queue in order; refuses 'too_many_tries' beyond that. */
export function limitConcurrency({ atOnce, waiting }: Limits): Limited {
  let running = 0
  const line: (() => void)[] = []
  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running++
      return
    }
    if (line.length >= waiting)
      throw new Refusal(
        'too_many_tries',
        'Many people are signing in right now. Please try again in a moment.',
        { retryAfterSeconds: 2 },
      )
    await new Promise<void>((resolve) => line.push(resolve))
  }
  // The slot is passed to the next in line, so that a new job cannot overtake it.
  const leave = (): void => {
    const next = line.shift()
    if (next) next()
    else running--
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
