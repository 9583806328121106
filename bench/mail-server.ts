import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Number of mails, and when each booking's confirmation arrived, in ms of the caller's `performance.now()`. */
export type Mails = { count: number; arrived: ReadonlyMap<string, number> }

/**
 * A mail server that records when each confirmation arrived and how many mails came, or one that accepts connections but never
 * replies. Runs in its own thread, so that reading mails does not delay the measured visitors.
 */
export async function startMailServer(kind: 'answers' | 'hangs') {
  const thread = new Worker(new URL('./mail-server-thread.ts', import.meta.url), { workerData: kind })
  const [{ port }] = (await once(thread, 'message')) as [{ port: number }]
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: async (): Promise<Mails> => {
      const answer = once(thread, 'message')
      thread.postMessage('mails')
      const [{ count, arrived }] = (await answer) as [Mails]
      const since = performance.timeOrigin
      return { count, arrived: new Map([...arrived].map(([id, atMs]) => [id, atMs - since])) }
    },
    stop: () => thread.terminate(),
  }
}
