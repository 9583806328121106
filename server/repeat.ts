/**
 * Works again and again, `ms` after it was done; a failure is reported and the next run comes. `soon` begins the next run after
 * what runs in this moment, and does nothing while one runs. `stop` waits for the run in progress.
 */
export function repeat(
  ms: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): { soon: () => void; stop: () => Promise<void> } {
  let stopped = false
  let running = false
  let run: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout
  const begin = () => {
    running = true
    run = work().then(() => undefined, onFailure)
    void run.then(() => {
      running = false
      next(ms)
    })
  }
  const next = (after: number) => {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(begin, after)
    timer.unref()
  }
  next(ms)
  return {
    soon: () => {
      if (!running) next(0)
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await run
    },
  }
}
