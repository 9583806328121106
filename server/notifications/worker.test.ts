import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Post } from './post.ts'
import { startWorker } from './worker.ts'

it('a flood of bookings that each wake it does not make it look as often', async () => {
  let looks = 0
  const db = {
    run: async () => {
      looks++
      return []
    },
  }
  const post = { db, now: () => Temporal.Now.instant(), onFailure: () => undefined } as unknown as Post
  const worker = startWorker(post, { channel: 'sms', inFlight: 2 })
  const began = performance.now()
  for (let wakings = 0; wakings < 2_000; wakings++) {
    worker.nudge()
    await turn()
  }
  await worker.stop()
  // No more than one in ten milliseconds, the first and one more to end with.
  expect(looks).toBeLessThanOrEqual((performance.now() - began) / 10 + 2)
})
