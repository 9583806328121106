import { setTimeout } from 'node:timers/promises'
import { lookForDueMs } from '../server/notifications/look-for-due.ts'

/** Longer than the sender's interval for due mails. */
const lookMs = lookForDueMs + 3_000

/**
 * Waits until a server has sent all mails: of 100,000 bookings stored at once, 450 are for tomorrow and get a reminder at once.
 * In a real season these are spread over the day.
 */
export async function mailed(url: string): Promise<void> {
  for (let quietSince = performance.now(); performance.now() - quietSince < lookMs; ) {
    await setTimeout(100)
    const metrics = await (await fetch(`${url}/metrics`)).text()
    if (!/^merelend_jobs_waiting\{queue="mail"\} 0$/m.test(metrics)) quietSince = performance.now()
  }
}
