import { performance } from 'node:perf_hooks'
import type { Channel } from '#domain/messages/message.ts'
import { claimDue } from './claim.ts'
import { deliver } from './deliver.ts'
import type { Claimed, Post } from './post.ts'

const lookEveryMs = 5_000
/** So much of the processor may be busy while messages go out; above it the worker rests, for a second at most. */
const share = 0.3
const leastRestMs = 10
const mostRestMs = 1_000
/** How long a stop waits for what is being handed over; what is not done by then comes due again. */
const stopWithinMs = 5_000

export type Worker = { nudge: () => void; stop: () => Promise<void> }
type Lane = { channel: Channel; inFlight: number }

/**
 * Delivers the messages of a channel as they come due, several at a time: woken by `nudge`, and by a look every five seconds.
 * Rests the longer the busier the process is, whoever keeps it busy: visitors go before mails.
 */
export function startWorker(post: Post, { channel, inFlight }: Lane): Worker {
  let stopped = false
  let nudged = false
  let wake: () => void = () => undefined
  const running = new Set<Promise<void>>()
  let sayStopping: () => void = () => undefined
  const stopping = new Promise<void>((resolve) => {
    sayStopping = resolve
  })

  const run = (message: Claimed) => {
    const turn = deliver(post, message).then(
      () => undefined,
      (error: unknown) => post.onFailure(error, message.id),
    )
    running.add(turn)
    void turn.then(() => running.delete(turn))
  }
  const work = async () => {
    while (!stopped) {
      nudged = false
      const began = performance.eventLoopUtilization()
      const since = performance.now()
      const claimed = await claimDue(post, channel, inFlight - running.size).catch((error: unknown) => {
        post.onFailure(error, 0)
        return []
      })
      if (stopped && claimed.length === 0) return
      for (const message of claimed) run(message)
      // One that hangs holds its own place, not those of the others.
      while (running.size > inFlight / 2 && !stopped) await Promise.race([...running, stopping])
      const { active } = performance.eventLoopUtilization(began)
      const rest = active / share - (performance.now() - since)
      if (claimed.length > 0) await sleep(Math.min(mostRestMs, Math.max(leastRestMs, rest)), 'whatever comes')
      else if (!nudged) await sleep(lookEveryMs, 'or woken')
    }
  }
  const sleep = (ms: number, until: 'or woken' | 'whatever comes') =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, stopped ? 0 : ms)
      timer.unref()
      wake = () => {
        // A nudge does not shorten the rest between two turns; a stop does, or it would wait for it.
        if (until === 'whatever comes' && !stopped) return
        clearTimeout(timer)
        resolve()
      }
    })

  const done = work()
  return {
    nudge: () => {
      nudged = true
      wake()
    },
    stop: async () => {
      stopped = true
      wake()
      sayStopping()
      await done
      await Promise.race([Promise.all(running), tooLong()])
    },
  }
}

const tooLong = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, stopWithinMs).unref()
  })
