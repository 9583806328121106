import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Channel } from '#domain/messages/message.ts'
import { claimDue, type Places } from './claim.ts'
import { deliver } from './deliver.ts'
import type { Claimed, Post } from './post.ts'

/** How long a round waits for its mails before it rests. */
const patienceMs = 100
/** How long a stop waits for messages being sent; the rest become due again. */
const stopWithinMs = 5_000
/** Pause between two turns, in which visitors' requests are answered. */
const restMs = 20
/**
 * While visitors keep the event loop this busy the worker rests again, up to `maxRests` times: a mail costs far more than a
 * booking.
 */
const busyShare = 0.5
const maxRests = 25
const lookEveryMs = 5_000
/**
 * For this long after a booking more are expected; meanwhile the backlog is sent one by one, at most one per `backlogEveryMs`.
 */
const visitorsMs = 2_000
const backlogEveryMs = 500
/** The most at a time meanwhile: each costs milliseconds by which replies are delayed. */
const besideVisitors = 3

export type Worker = { nudge: () => void; stop: () => Promise<void> }
type Lane = { channel: Channel; inFlight: number }

/**
 * Delivers messages of a channel as they become due, several at a time; woken by `nudge` and every five seconds. While nudges
 * arrive, i.e. visitors book, a backlog is sent slowly.
 */
export function startWorker(post: Post, { channel, inFlight }: Lane): Worker {
  let stopped = false
  let nudged = false
  let wake: () => void = () => undefined
  let nudgedAt = -Infinity
  let backlogAt = -Infinity
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  /** Resolves after this many ms, or when it is stopped. */
  const after = (ms: number) =>
    wait(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)

  const isBooked = () => performance.now() - nudgedAt < visitorsMs
  /** How many of the free slots to fill. */
  const places = (free: number): Places => {
    if (!isBooked()) return { most: free }
    const takesFromBacklog = performance.now() - backlogAt >= backlogEveryMs
    if (takesFromBacklog) backlogAt = performance.now()
    return { most: Math.min(free, besideVisitors), forOldest: takesFromBacklog ? 1 : 0, onlyFresh: true }
  }
  const run = (message: Claimed) => {
    const delivery = deliver(post, message).then(
      () => undefined,
      (error: unknown) => post.onFailure(error, message.id),
    )
    running.add(delivery)
    void delivery.then(() => running.delete(delivery))
    return delivery
  }
  const work = async () => {
    while (!stopped) {
      nudged = false
      const claimed = await claimDue(post, channel, places(inFlight - running.size)).catch(
        (error: unknown) => {
          post.onFailure(error, 0)
          return []
        },
      )
      if (stopped && claimed.length === 0) return
      await Promise.race([Promise.all(claimed.map(run)), after(patienceMs)])
      // A mail that hangs blocks only its own slot.
      while (running.size > inFlight / 2 && !stopped) await Promise.race([...running, after(patienceMs)])
      if (claimed.length === 0 && !nudged) await sleep(isBooked() ? backlogEveryMs : lookEveryMs, 'or woken')
      // Also after an empty look: in a flood of bookings each wakes the worker.
      await rest()
    }
  }
  const rest = async () => {
    for (let rests = 0; rests < maxRests; rests++) {
      const before = performance.eventLoopUtilization()
      await sleep(restMs, 'whatever comes')
      if (!isBooked() || performance.eventLoopUtilization(before).utilization < busyShare) return
    }
  }
  const sleep = (ms: number, until: 'or woken' | 'whatever comes') =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, stopped ? 0 : ms)
      timer.unref()
      wake = () => {
        // A nudge does not shorten the rest between two turns; a stop does.
        if (until === 'whatever comes' && !stopped) return
        clearTimeout(timer)
        resolve()
      }
    })

  const done = work()
  return {
    nudge: () => {
      nudged = true
      nudgedAt = performance.now()
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

const tooLong = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, stopWithinMs).unref()
  })
