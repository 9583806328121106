import type { Channel } from '#domain/messages/message.ts'
import { claimDue } from './claim.ts'
import { deliver } from './deliver.ts'
import type { Claimed, Post } from './post.ts'

const lookEveryMs = 5_000
/** So much of a processor the process may use while messages go out and nobody else wants anything. */
const share = 0.4
const leastRestMs = 10
const mostRestMs = 1_000
/** Busier than this without a message in hand, it has visitors: they go before mails. */
const calmLoad = 0.3
const busyRestMs = 400
/** Over how long the load is judged. */
const judgedMs = 200
/** How long a stop waits for what is being handed over; what is not done by then comes due again. */
const stopWithinMs = 5_000

export type Worker = { nudge: () => void; stop: () => Promise<void> }
type Lane = { channel: Channel; inFlight: number }

/**
 * Delivers the messages of a channel as they come due, several at a time: woken by `nudge`, and by a look every five seconds.
 * Rests after each turn, long when the process is busy without it.
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
  /** How much of a processor the process uses between turns. */
  let load = 0
  const work = async () => {
    while (!stopped) {
      nudged = false
      const began = stopwatch()
      const claimed = await claimDue(post, channel, inFlight - running.size).catch((error: unknown) => {
        post.onFailure(error, 0)
        return []
      })
      if (stopped && claimed.length === 0) return
      for (const message of claimed) run(message)
      // One that hangs holds its own place, not those of the others.
      while (running.size > inFlight / 2 && !stopped) await Promise.race([...running, stopping])
      const { processorMs, wallMs } = began()
      const calmRest = processorMs / share - wallMs
      const rest = load > calmLoad ? busyRestMs : Math.min(mostRestMs, Math.max(leastRestMs, calmRest))
      const resting = stopwatch()
      if (claimed.length === 0 && !nudged) await sleep(lookEveryMs, 'or woken')
      // Also after a look that found nothing: in a flood of bookings each one wakes.
      await sleep(rest, 'whatever comes')
      const rested = resting()
      load += (rested.processorMs / rested.wallMs - load) * Math.min(1, rested.wallMs / judgedMs)
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

/** What passes from now on: on the clock, and of the processor for this process. */
function stopwatch(): () => { wallMs: number; processorMs: number } {
  const wall = performance.now()
  const used = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(used)
    return { wallMs: Math.max(1, performance.now() - wall), processorMs: (user + system) / 1_000 }
  }
}

const tooLong = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, stopWithinMs).unref()
  })
