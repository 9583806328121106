import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#domain/refusal.ts'

/**
 * A hash costs 20 ms of a processor and 19 MiB. A flood of sign-ins would take all of both from people who book: so one
 * processor is always left, and beyond a second's queue sign-ins are refused ('too_many_tries').
 */
export const limited = fewAtOnce({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 40,
})

/** argon2id with the library's defaults (19 MiB, 2 passes: the OWASP figures). Refuses as `limited` does. */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password))

/** Whether the password is the one of the hash; without a hash, as of an erased account, no in the same time. Call it in turn. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const right = await verify(stored || noAccountHash, password)
  return Boolean(stored) && right
}

/** Checked where no such account exists, so that the time of the answer does not reveal which names exist. Of random bytes. */
const noAccountHash =
  '$argon2id$v=19$m=19456,t=2,p=1$9stsWQTkhyrhsM2K8IFGMg$+toqdw9cPMX4MiOCZaTr6VB4JIi1/ShzdQIxul10lrc'

type Limits = { atOnce: number; waiting: number }
type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs at most `atOnce` works and lets `waiting` wait in their order; refuses 'too_many_tries' beyond. */
export function fewAtOnce({ atOnce, waiting }: Limits): Limited {
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
        {
          retryAfterSeconds: 2,
        },
      )
    await new Promise<void>((resolve) => line.push(resolve))
  }
  // The place is passed to the next, not released: a new work must not overtake those that wait.
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
