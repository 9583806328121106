import { setTimeout as wait } from 'node:timers/promises'
import type { theHouse } from '../domain/house/the-house.ts'
import { startPostgres } from '../tests/postgres-server.ts'
import { note } from './bench-rows.ts'
import { signIn, startServer, type Target } from './target.ts'
import { quantile } from './visitors.ts'

const publishes = 40
const maxMs = 2_000
const pollMs = 10
const path = '/booking/wake-surf'

/** From pressing 'Publish' until visitors get the new page, on two servers with one PostgreSQL. */
export async function publishFigures(): Promise<void> {
  const postgres = await startPostgres()
  const database = `${postgres.url}/postgres`
  const servers = [
    await startServer(database, { demo: 'on' }),
    await startServer(database, { demo: 'on' }),
  ] as const
  const here: number[] = []
  const there: number[] = []
  for (let index = 0; index < publishes; index++) {
    const [by, other] = index % 2 ? [servers[1], servers[0]] : servers
    const title = `Waves ${index}`
    const publish = await titled(by, title)
    const began = performance.now()
    const [, atOnce, later] = await Promise.all([
      publish(),
      seen(by, title, began),
      seen(other, title, began),
    ])
    here.push(atOnce)
    there.push(later)
  }
  for (const server of servers) await server.stop()
  await postgres.stop()
  for (const [where, took] of [
    ['on the server that published', here],
    ['  on the other', there],
  ] as const)
    note(
      `publish until a visitor is sent it, ${where.trim()}, p95`,
      `${Math.round(quantile(took, 0.95))} ms (median ${Math.round(quantile(took, 0.5))}, longest ${Math.round(Math.max(...took))})`,
      `${maxMs.toLocaleString('en')} ms`,
      quantile(took, 0.95) <= maxMs,
    )
}

/** Saves a draft with this title; returns a function that publishes it. */
async function titled({ url }: Target, title: string): Promise<() => Promise<void>> {
  const headers = { ...(await signIn(url)), 'content-type': 'application/json' }
  const asked = async (method: string, address: string, body?: object) => {
    const answer = await fetch(url + address, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { version: number; house: typeof theHouse }
  }
  const { version, house } = await asked('GET', '/api/house/draft')
  const wake = { ...house.activities['wake-surf'], title, heading: title }
  const draft = { ...house, activities: { ...house.activities, 'wake-surf': wake } }
  const saved = await asked('PUT', '/api/house/draft', { version, house: draft })
  return async () => {
    await asked('POST', '/api/house/publish', { version: saved.version, note: title })
  }
}

/** Ms from `began` until the page has the title. */
async function seen({ url }: Target, title: string, began: number): Promise<number> {
  for (;;) {
    const html = await (await fetch(url + path)).text()
    if (html.includes(title)) return performance.now() - began
    await wait(pollMs)
  }
}
