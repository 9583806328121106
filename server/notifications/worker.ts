import { setTimeout as wait } from 'node:timers/promises'
import type { Channel } from '#domain/messages/message.ts'
import { claimDue } from './claim.ts'
import { deliver } from './deliver.ts'
import type { Spent } from './pace.ts'
import { newPace } from './pace.ts'
import type { Claimed, Post } from './post.ts'

/** How long the mails of a turn are waited for before it rests. */
const patienceMs = 100
/** How long a stop waits for what is being handed over; what is not done by then comes due again. */
const stopWithinMs = 5_000

export type Worker = { nudge: () => void; stop: () => Promise<void> }
type Lane = { channel: Channel; inFlight: number }

/**
 * Delivers the messages of a channel as they come due, several at a time: woken by `nudge`, and by a look every five seconds.
 * Rests after each turn, long when the process is busy without it; while nudges come, so visitors book, a backlog goes slowly.
 */
export function startWorker(post: Post, { channel, inFlight }: Lane): Worker {
  let stopped = false
  let nudged = false
  let wake: () => void = () => undefined
  const pace = newPace()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  /** So many ms, or until it is stopped. */
  const after = (ms: number) =>
    wait(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)

  const run = (message: Claimed) => {
    const turn = deliver(post, message).then(
      () => undefined,
      (error: unknown) => post.onFailure(error, message.id),
    )
    running.add(turn)
    void turn.then(() => running.delete(turn))
    return turn
  }
  const work = async () => {
    while (!stopped) {
      nudged = false
      const began = stopwatch()
      const claimed = await claimDue(post, channel, pace.places(inFlight - running.size)).catch(
        (error: unknown) => {
          post.onFailure(error, 0)
          return []
        },
      )
      if (stopped && claimed.length === 0) return
      // What is still in hand while it rests would look like visitors.
      await Promise.race([Promise.all(claimed.map(run)), after(patienceMs)])
      // One that hangs holds its own place, not those of the others.
      while (running.size > inFlight / 2 && !stopped) await Promise.race([...running, after(patienceMs)])
      const rest = pace.restAfter(began())
      const resting = stopwatch()
      if (claimed.length === 0 && !nudged) await sleep(pace.nextLook(), 'or woken')
      // Also after a look that found nothing: in a flood of bookings each one wakes.
      await sleep(rest, 'whatever comes')
      pace.rested(resting())
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
      pace.nudged()
      wake()
    },
    stop: async () => {
      stopped = true
      wake()
      stopping.abort()
      await done
      await Promise.race([Promise.all(running), tooLong()])
    },
  }
}

/** What passes from now on. */
function stopwatch(): () => Spent {
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
