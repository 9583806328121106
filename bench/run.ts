import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../tests/postgres-server.ts'
import { lastFoil } from './last-foil.ts'
import { measure } from './measure.ts'
import { pageWeight } from './page-weight.ts'
import { freeRides, store100k } from './rides.ts'
import { startBare, startServer } from './target.ts'

type Row = { what: string; got: string; wanted: string; holds: boolean }
const rows: Row[] = []
const seconds = 5
const slots = '/api/test-drive/available-slots?location=tallinn&date='
const day = Temporal.Now.plainDateISO().add({ days: 3 }).toString()

const note = (what: string, got: string, wanted: string, holds: boolean) => {
  rows.push({ what, got, wanted, holds })
  process.stdout.write(`${holds ? '  ok ' : '  NO '} ${what.padEnd(62)} ${got.padEnd(44)} ${wanted}\n`)
}
const per = (value: number) => `${Math.round(value)}/s`
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const percent = (ratio: number) => `${Math.round(ratio * 100)} %`

async function slotFigures(postgres: string): Promise<void> {
  const server = await startServer(`${postgres}/postgres`)
  const health = await measure({ url: `${server.url}/healthz`, connections: 10, seconds })
  const empty = await measure({ url: server.url + slots + day, connections: 10, seconds })
  note(
    'GET available-slots against /healthz, 10 connections',
    `${per(empty.perSecond)} : ${per(health.perSecond)} = ${percent(empty.perSecond / health.perSecond)}`,
    'at least 50 %',
    empty.perSecond >= health.perSecond / 2,
  )
  await store100k(`${postgres}/postgres`)
  const again = await measure({ url: server.url + slots + day, connections: 10, seconds })
  const full = await measure({ url: `${server.url}${slots}${day}&foilCount=2`, connections: 10, seconds })
  note(
    '  with 100,000 stored bookings against none',
    `${per(full.perSecond)} : ${per(again.perSecond)} : ${per(empty.perSecond)} = ${percent(full.perSecond / empty.perSecond)}`,
    'within 15 %',
    full.perSecond >= empty.perSecond * 0.85,
  )
  await server.stop()
}

async function bookingFigures(postgres: string): Promise<void> {
  const bare = await startBare(`${postgres}/postgres`)
  const body = freeRides()
  const least = await measure({ url: `${bare.url}/insert`, connections: 20, seconds, body })
  await bare.stop()
  const server = await startServer(`${postgres}/postgres`)
  const got = await measure({
    url: `${server.url}/api/test-drive`,
    connections: 20,
    seconds,
    body: freeRides(),
  })
  note(
    'POST test-drive, PostgreSQL with fsync, 20 connections',
    `${per(got.perSecond)}, p99 ${got.p99Ms} ms, ${JSON.stringify(got.statuses)}`,
    '1500/s, p99 < 60 ms',
    got.perSecond >= 1_500 && got.p99Ms < 60,
  )
  note(
    '  against a bare Fastify handler with one insert',
    `${per(got.perSecond)} : ${per(least.perSecond)} = ${percent(got.perSecond / least.perSecond)}`,
    'aim 50 %',
    got.perSecond >= least.perSecond / 2,
  )
  const race = await lastFoil(server.url)
  note(
    '1,000 at once for the last foil, PostgreSQL',
    JSON.stringify(race),
    '1 x 201, 999 x 409, p99 < 5 s',
    race.won === 1 && race.taken === 999 && race.p99Ms < 5_000,
  )
  await server.stop()
}

async function embeddedFigures(): Promise<void> {
  const server = await startServer()
  const got = await measure({
    url: `${server.url}/api/test-drive`,
    connections: 20,
    seconds,
    body: freeRides(),
  })
  note(
    'POST test-drive, embedded with fsync, 20 connections',
    `${per(got.perSecond)}, p99 ${got.p99Ms} ms, ${JSON.stringify(got.statuses)}`,
    '600/s',
    got.perSecond >= 600,
  )
  const race = await lastFoil(server.url)
  note(
    '1,000 at once for the last foil, embedded',
    JSON.stringify(race),
    '1 x 201, 999 x 409, p99 < 5 s',
    race.won === 1 && race.taken === 999 && race.p99Ms < 5_000,
  )
  await server.stop()
}

async function startFigures(): Promise<void> {
  const first = await startServer(undefined, { demo: 'on', keep: true })
  await first.stop()
  const later = await startServer(undefined, { demo: 'on', dataDir: first.dataDir })
  await later.stop()
  note(
    'first start with demo data, site built',
    `${Math.round(first.readyMs)} ms`,
    '15 s',
    first.readyMs <= 15_000,
  )
  note('later start', `${Math.round(later.readyMs)} ms`, '3 s', later.readyMs <= 3_000)
}

function weightFigures(): void {
  const { html, js, css } = pageWeight('/')
  note('landing page, HTML (brotli)', kb(html), '20 KB', html <= 20 * 1024)
  note('landing page, all JS for first use (brotli)', kb(js), '150 KB', js <= 150 * 1024)
  note('landing page, CSS (brotli)', kb(css), '20 KB', css <= 20 * 1024)
}

const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
process.stdout.write(`${machine}\n`)
await startFigures()
weightFigures()
const postgres = await startPostgres()
await slotFigures(postgres.url)
await bookingFigures(postgres.url)
await postgres.stop()
await embeddedFigures()
writeFileSync(
  join(import.meta.dirname, 'results.json'),
  `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`,
)
