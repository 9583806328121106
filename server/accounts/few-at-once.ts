import { Refusal } from '#domain/refusal.ts'

type Limits = { atOnce: number; waiting: number }
type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets so many works run at once and so many wait in their order; refuses 'too_many_tries' beyond. */
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
  // The place is handed on, not given back: who comes in this moment does not pass those who wait.
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
