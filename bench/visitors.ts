import { setTimeout as wait } from 'node:timers/promises'

type Visit = { url: string; body: () => string; perSecond: number; seconds: number }
/** Id of a booking, when its reply came (`performance.now()`) and how long it took, in ms. */
export type Answered = { id: string; atMs: number; tookMs: number }

/** Bookings at a steady pace, like visitors: no request waits for the previous reply. */
export async function visit({ url, body, perSecond, seconds }: Visit): Promise<Answered[]> {
  const began = performance.now()
  const calls: Promise<Answered>[] = []
  for (let index = 0; index < perSecond * seconds; index++) {
    await wait(Math.max(0, began + (index * 1_000) / perSecond - performance.now()))
    calls.push(book(url, body()))
  }
  return Promise.all(calls)
}

export async function book(url: string, body: string): Promise<Answered> {
  const from = performance.now()
  const answer = await fetch(`${url}/api/test-drive`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const reply: unknown = await answer.json()
  const atMs = performance.now()
  if (answer.status !== 201) throw new Error(`A booking was answered ${answer.status}`)
  return { id: String(Reflect.get(Object(reply), 'id')), atMs, tookMs: atMs - from }
}

const up = (one: number, other: number) => one - other

/** A percentile: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted(up)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Infinity
}
