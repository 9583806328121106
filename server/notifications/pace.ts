import type { Places } from './claim.ts'

/** So much of a processor the process may use while messages go out and nobody else wants anything. */
const share = 0.5
const restMs = { least: 10, most: 1_000 }
/** Busier than this without a message in hand, it has visitors: they go before mails, and the more so the busier it is. */
const calmLoad = 0.3
const floodLoad = 0.5
const busyRestMs = { least: 20, most: 200 }
/** Over how long the load is judged. */
const judgedMs = 200
/** Who booked so lately is not the last: meanwhile what waits long goes one by one, at most one in `backlogEveryMs`. */
const visitorsMs = 2_000
const backlogEveryMs = 500
/** So many at a time then: each costs some milliseconds that an answer would wait for. */
const besideVisitors = 3
/** How soon it is looked for what came due by itself. */
const lookEveryMs = 5_000

/** What passed: on the clock, and of the processor for this process. */
export type Spent = { wallMs: number; processorMs: number }

/** How many messages a sender takes in a turn and how long it rests after, so that visitors do not feel it. */
export function newPace() {
  let nudgedAt = -Infinity
  let backlogAt = -Infinity
  /** How much of a processor the process uses between turns. */
  let load = 0
  const isBooked = () => performance.now() - nudgedAt < visitorsMs
  return {
    /** Something was booked or changed just now. */
    nudged: () => {
      nudgedAt = performance.now()
    },
    /** Of so many places that are free, those to fill. */
    places: (free: number): Places => {
      if (!isBooked()) return { most: free }
      const isBacklogsTurn = performance.now() - backlogAt >= backlogEveryMs
      if (isBacklogsTurn) backlogAt = performance.now()
      return { most: Math.min(free, besideVisitors), forOldest: isBacklogsTurn ? 1 : 0, onlyFresh: true }
    },
    /** Milliseconds to rest after a turn that took so much. */
    restAfter: ({ processorMs, wallMs }: Spent): number =>
      load > calmLoad ? busyRest(load) : between(processorMs / share - wallMs, restMs),
    rested: ({ processorMs, wallMs }: Spent) => {
      load += (processorMs / wallMs - load) * Math.min(1, wallMs / judgedMs)
    },
    /** Milliseconds until the next look after one that found nothing. */
    nextLook: (): number => (isBooked() ? backlogEveryMs : lookEveryMs),
  }
}

function busyRest(load: number): number {
  const { least, most } = busyRestMs
  return between(least + ((most - least) * (load - calmLoad)) / (floodLoad - calmLoad), busyRestMs)
}

const between = (ms: number, { least, most }: { least: number; most: number }): number =>
  Math.min(most, Math.max(least, ms))
