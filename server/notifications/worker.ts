import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Channel } from '#domain/messages/message.ts'
import { type ClaimLimits, claimDue } from './claim.ts'
import { deliver } from './deliver.ts'
import type { ClaimedMessage, MessageDeps } from './message-deps.ts'

/** How long a round waits for its mails before it pauses. */
const roundMs = 100
/** How long a stop waits for messages being sent; the rest become due again. */
const stopWithinMs = 5_000
/** Pause between two turns, in which visitors' requests are answered. */
const pauseMs = 20
/**
 * While visitors keep the event loop this busy the worker pauses again, up to `maxPauses` times: a mail costs far more than a
 * booking.
 */
const busyShare = 0.5
const maxPauses = 25
const lookEveryMs = 5_000
/**
 * For this long after a booking more are expected; meanwhile the backlog is sent one by one, at most one per `backlogEveryMs`.
 */
const bookingsMs = 2_000
const backlogEveryMs = 500
/** The most at a time meanwhile: each costs milliseconds by which replies are delayed. */
const maxDuringBookings = 3

export type Worker = { nudge: () => void; stop: () => Promise<void> }
type Lane = { channel: Channel; inFlight: number }

/**
 * Delivers messages of a channel as they become due, several at a time; woken by `nudge` and every five seconds. While nudges
 * arrive, i.e. visitors book, a backlog is sent slowly.
 */
export function startWorker(deps: MessageDeps, { channel, inFlight }: Lane): Worker {
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

  const areVisitorsBooking = () => performance.now() - nudgedAt < bookingsMs
  /** How many of the free slots to fill. */
  const claimLimits = (free: number): ClaimLimits => {
    if (!areVisitorsBooking()) return { most: free }
    const takesFromBacklog = performance.now() - backlogAt >= backlogEveryMs
    if (takesFromBacklog) backlogAt = performance.now()
    return { most: Math.min(free, maxDuringBookings), forOldest: takesFromBacklog ? 1 : 0, onlyFresh: true }
  }
  const run = (message: ClaimedMessage) => {
    const delivery = deliver(deps, message).then(
      () => undefined,
      (error: unknown) => deps.onFailure(error, message.id),
    )
    running.add(delivery)
    void delivery.then(() => running.delete(delivery))
    return delivery
  }
  const work = async () => {
    while (!stopped) {
      nudged = false
      const claimed = await claimDue(deps, channel, claimLimits(inFlight - running.size)).catch(
        (error: unknown) => {
          deps.onFailure(error, 0)
          return []
        },
      )
      if (stopped && claimed.length === 0) return
      await Promise.race([Promise.all(claimed.map(run)), after(roundMs)])
      // A mail that hangs blocks only its own slot.
      while (running.size > inFlight / 2 && !stopped) await Promise.race([...running, after(roundMs)])
      if (claimed.length === 0 && !nudged)
        await sleep(areVisitorsBooking() ? backlogEveryMs : lookEveryMs, 'interruptible')
      // Also after an empty look: in a flood of bookings each wakes the worker.
      await pause()
    }
  }
  const pause = async () => {
    for (let pauses = 0; pauses < maxPauses; pauses++) {
      const before = performance.eventLoopUtilization()
      await sleep(pauseMs, 'uninterruptible')
      if (!areVisitorsBooking() || performance.eventLoopUtilization(before).utilization < busyShare) return
    }
  }
  const sleep = (ms: number, mode: 'interruptible' | 'uninterruptible') =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, stopped ? 0 : ms)
      timer.unref()
      wake = () => {
        // A nudge does not shorten the pause between two turns; a stop does.
        if (mode === 'uninterruptible' && !stopped) return
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
