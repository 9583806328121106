import { setTimeout } from 'node:timers/promises'
import { lookForDueMs } from '../server/notifications/look-for-due.ts'

/** Longer than it takes until somebody looks for mails that are due. */
const lookMs = lookForDueMs + 3_000

/**
 * Waits until a server has no mail left to send: of 100,000 bookings that come out of nowhere 450 are tomorrow's, and each
 * gets its reminder at once. In a season they go over the whole day.
 */
export async function mailed(url: string): Promise<void> {
  for (let quietSince = performance.now(); performance.now() - quietSince < lookMs; ) {
    await setTimeout(100)
    const metrics = await (await fetch(`${url}/metrics`)).text()
    if (!/^merelend_jobs_waiting\{queue="mail"\} 0$/m.test(metrics)) quietSince = performance.now()
  }
}
