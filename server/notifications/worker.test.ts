import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { MessageDeps } from './message-deps.ts'
import { startWorker } from './worker.ts'

it('while visitors book, a backlog gets two slots a second at most, and never those of new messages', async () => {
  const claims: { atMs: number; at: Temporal.Instant; forOldest: number; others: number; after: string }[] =
    []
  const db = {
    run: async (_claim: unknown, values: readonly unknown[]) => {
      const [forOldest, others, after] = values.slice(3) as [number, number, string]
      claims.push({ atMs: performance.now(), at: Temporal.Now.instant(), forOldest, others, after })
      return []
    },
  }
  const post = { db, now: () => Temporal.Now.instant(), onFailure: () => undefined } as unknown as MessageDeps
  const worker = startWorker(post, { channel: 'email', inFlight: 8 })
  const alone = claims[0]!
  expect(alone).toMatchObject({ forOldest: 2, others: 6, after: '-infinity' })
  const began = performance.now()
  const oldestIn = (looks: typeof claims) => looks.reduce((sum, { forOldest }) => sum + forOldest, 0)
  const duringBookings = () => claims.filter(({ atMs }) => atMs > began)
  while (duringBookings().length < 6 || oldestIn(duringBookings()) < 2) {
    worker.nudge()
    await nextTick()
  }
  await worker.stop()
  const during = duringBookings()
  for (const { at, forOldest, others, after } of during) {
    expect(forOldest + others).toBe(3)
    expect(Temporal.Instant.from(after).until(at).total('seconds')).toBeCloseTo(60, -1)
  }
  expect(oldestIn(during)).toBeLessThanOrEqual((performance.now() - began) / 500 + 1)
})

it('a flood of bookings does not make it look for each of them', async () => {
  let looks = 0
  const db = {
    run: async () => {
      looks++
      return []
    },
  }
  const post = { db, now: () => Temporal.Now.instant(), onFailure: () => undefined } as unknown as MessageDeps
  const worker = startWorker(post, { channel: 'sms', inFlight: 2 })
  const began = performance.now()
  for (let wakings = 0; wakings < 2_000; wakings++) {
    worker.nudge()
    await nextTick()
  }
  await worker.stop()
  // No more than one in ten milliseconds, the first and one more to end with.
  expect(looks).toBeLessThanOrEqual((performance.now() - began) / 10 + 2)
})
