import { deliverNext } from './deliver.ts'
import type { Post } from './post.ts'

const lookEveryMs = 5_000
/**
 * Rest between two mails: ten a second at most, and never more than a tenth of the processor. Nobody waits for the
 * thousandth confirmation as somebody waits for a page.
 */
const leastRestMs = 100
const restFactor = 9

export type Worker = { nudge: () => void; stop: () => Promise<void> }

/** Delivers messages one after another as they come due: woken by `nudge`, and by a look every five seconds. */
export function startWorker(post: Post): Worker {
  let stopped = false
  let wake: () => void = () => undefined

  const work = async () => {
    while (!stopped) {
      const began = performance.now()
      const more = await deliverNext(post).catch((error: unknown) => {
        post.onFailure(error, 0)
        return false
      })
      if (stopped) return
      const rest = Math.max(leastRestMs, restFactor * (performance.now() - began))
      await (more ? restFor(rest, 'whatever comes') : restFor(lookEveryMs, 'or woken'))
    }
  }
  const restFor = (ms: number, until: 'or woken' | 'whatever comes') =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      timer.unref()
      wake = () => {
        // A nudge does not shorten the rest between two mails; a stop does, or it would wait for it.
        if (until === 'whatever comes' && !stopped) return
        clearTimeout(timer)
        resolve()
      }
    })

  const done = work()
  return {
    nudge: () => wake(),
    stop: async () => {
      stopped = true
      wake()
      await done
    },
  }
}
