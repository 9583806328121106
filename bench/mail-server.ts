import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** How many mails came, and when which booking's confirmation did: milliseconds by `performance.now()` of who asks. */
export type Mails = { count: number; arrived: ReadonlyMap<string, number> }

/**
 * A mail server that keeps when each confirmation arrived and how many mails came, or one that takes a connection and says
 * nothing. It runs in a thread of its own: reading mails must not delay the visitors whose waiting is measured.
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
