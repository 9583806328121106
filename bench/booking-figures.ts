import { addDays } from '../domain/calendar.ts'
import { startPostgres } from '../tests/postgres-server.ts'
import { note, per, percent } from './bench-rows.ts'
import { type Figure, measure } from './measure.ts'
import { freeRides, ride, store100k } from './rides.ts'
import { startBare, startServer } from './target.ts'

const sent = 1_000
const day = addDays(Temporal.Now.plainDateISO().toString(), 700)

/** A thousand concurrent requests for the last free foil. */
async function lastFoil(url: string): Promise<{ won: number; taken: number; other: number; p99Ms: number }> {
  const slot = { date: day, time: '12:00', location: 'dubai' }
  await post(url, ride({ ...slot, foilCount: 5 }))
  const answers = await Promise.all(Array.from({ length: sent }, () => post(url, ride(slot))))
  const times = answers.map((answer) => answer.ms).sort((one, other) => one - other)
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  return {
    won: count(201),
    taken: count(409),
    other: sent - count(201) - count(409),
    p99Ms: times[Math.floor(sent * 0.99)]!,
  }
}

async function post(url: string, body: string): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const answer = await fetch(`${url}/api/test-drive`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - began }
}

const load = { connections: 20, seconds: 5 }
const measureRides = (url: string): Promise<Figure> => measure({ url, ...load, body: freeRides() })
const figure = ({ perSecond, p99Ms, statuses }: Figure): string =>
  `${per(perSecond)}, p99 ${p99Ms} ms, ${JSON.stringify(statuses)}`

/**
 * Bookings per second on a PostgreSQL server with 100,000 bookings, compared with a bare insert, and when all want the last
 * unit.
 */
export async function bookingFigures(): Promise<void> {
  const postgres = await startPostgres()
  const database = `${postgres.url}/postgres`
  const before = await bareInserts(database)
  const server = await startServer(database)
  await store100k(database)
  const got = await measureRides(`${server.url}/api/test-drive`)
  note(
    'POST test-drive, PostgreSQL with fsync, 20 connections',
    figure(got),
    '1500/s, p99 < 60 ms',
    got.perSecond >= 1_500 && got.p99Ms < 60,
  )
  await lastFoilFigure(server.url, 'PostgreSQL')
  await server.stop()
  // Measured before and after, because the speed of a shared machine changes within a minute.
  const least = (before + (await bareInserts(database))) / 2
  note(
    'POST test-drive against a bare Fastify handler with one insert, before and after',
    `${per(got.perSecond)} : ${per(least)} = ${percent(got.perSecond / least)}`,
    'aim 50 %',
    got.perSecond >= least / 2,
  )
  await postgres.stop()
}

async function bareInserts(database: string): Promise<number> {
  const bare = await startBare(database)
  const { perSecond } = await measureRides(`${bare.url}/insert`)
  await bare.stop()
  return perSecond
}

/** The same on the embedded engine. */
export async function embeddedFigures(): Promise<void> {
  const server = await startServer()
  const got = await measureRides(`${server.url}/api/test-drive`)
  note('POST test-drive, embedded with fsync, 20 connections', figure(got), '600/s', got.perSecond >= 600)
  await lastFoilFigure(server.url, 'embedded')
  await server.stop()
}

async function lastFoilFigure(url: string, engine: string): Promise<void> {
  const race = await lastFoil(url)
  note(
    `1,000 at once for the last foil, ${engine}`,
    JSON.stringify(race),
    '1 x 201, 999 x 409, p99 < 5 s',
    race.won === 1 && race.taken === 999 && race.p99Ms < 5_000,
  )
}
