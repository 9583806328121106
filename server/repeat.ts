/** Works again and again, `ms` after it was done; a failure is told and the next turn comes. `stop` waits for the turn that runs. */
export function repeat(
  ms: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let stopped = false
  let turn: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout
  const next = () => {
    if (stopped) return
    timer = setTimeout(() => {
      turn = work().then(() => undefined, onFailure)
      void turn.then(next)
    }, ms)
    timer.unref()
  }
  next()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await turn
    },
  }
}
