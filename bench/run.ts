import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fromTo, note, per, percent, rows } from './bench-rows.ts'
import { boardFigures } from './board.ts'
import { bookingFigures, embeddedFigures } from './booking-figures.ts'
import { dashboardFigures } from './dashboard.ts'
import { feedFigures } from './feed-figures.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { alternately, middle } from './measure.ts'
import { messageFigures } from './message-figures.ts'
import { priceTableFigures } from './price-table.ts'
import { publishFigures } from './publish-figures.ts'
import { startServer } from './target.ts'
import { inPairsOfServers } from './two-servers.ts'
import { waitingFigures } from './waiting.ts'
import { weightFigures } from './weight.ts'

const root = join(import.meta.dirname, '..')
const day = Temporal.Now.plainDateISO().add({ days: 3 }).toString()
const slots = `/api/test-drive/available-slots?location=tallinn&date=${day}`

/** Free start times of a day: compared with a reply without a query, and with many bookings compared with none. */
async function slotFigures(): Promise<void> {
  const taken = await inPairsOfServers(async (emptyServer, fullServer) => {
    // Both servers get the same requests, as code that runs more is compiled better.
    const urls = [emptyServer, fullServer].flatMap((server) => [`${server}/healthz`, server + slots])
    const [health, empty, , full] = (await alternately(urls, 10)) as [number, number, number, number]
    return { health, empty, full }
  })
  const rate = (of: 'health' | 'empty' | 'full') => per(middle(taken.map((each) => each[of])))
  const ofHealth = taken.map(({ empty, health }) => empty / health)
  note(
    'GET available-slots against /healthz, 10 connections',
    `${rate('empty')} : ${rate('health')} = ${percent(middle(ofHealth))} (${fromTo(ofHealth)})`,
    'at least 50 %',
    middle(ofHealth) >= 0.5,
  )
  const ofEmpty = taken.map(({ full, empty }) => full / empty)
  note(
    '  with 100,000 stored bookings against none',
    `${rate('full')} : ${rate('empty')} = ${percent(middle(ofEmpty))} (${fromTo(ofEmpty)})`,
    'within 15 %',
    middle(ofEmpty) >= 0.85,
  )
}

const next = Temporal.Now.plainDateISO().toPlainYearMonth().add({ months: 1 })
const month = `/api/availability/month?activity=efoil-private&location=tallinn&month=${next}&units=1&duration=1h`

/** The calendar of a month: many bookings compared with none. */
async function monthFigures(): Promise<void> {
  const taken = await inPairsOfServers(async (emptyServer, fullServer) => {
    const [empty, full] = (await alternately([emptyServer + month, fullServer + month], 10)) as [
      number,
      number,
    ]
    return { empty, full }
  })
  const rate = (of: 'empty' | 'full') => per(middle(taken.map((each) => each[of])))
  const ratios = taken.map(({ full, empty }) => full / empty)
  note(
    'GET month with 100,000 stored bookings against none',
    `${rate('full')} : ${rate('empty')} = ${percent(middle(ratios))} (${fromTo(ratios)})`,
    'within 20 %',
    middle(ratios) >= 0.8,
  )
}

const parts: Record<string, () => Promise<void>> = {
  start: startFigures,
  weight: weightFigures,
  slots: slotFigures,
  month: monthFigures,
  booking: bookingFigures,
  embedded: embeddedFigures,
  waiting: waitingFigures,
  messages: messageFigures,
  dashboard: dashboardFigures,
  feed: feedFigures,
  board: boardFigures,
  prices: priceTableFigures,
  publish: publishFigures,
  lighthouse: lighthouseFigures,
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in parts))
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}; parts: ${Object.keys(parts).join(', ')}\n`)
  process.exit(1)
}

const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
process.stdout.write(`${machine}\n`)
for (const [name, takeFigures] of Object.entries(parts))
  if (names.length === 0 || names.includes(name)) await takeFigures()

// A run of only some parts is not stored.
if (names.length === 0)
  writeFileSync(
    join(import.meta.dirname, 'results.json'),
    `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`,
  )

/** From the command to the first reply, with demo data, after `npm ci`: on a new and on an existing data folder. */
async function startFigures(): Promise<void> {
  const building = await buildMs()
  const first = await startServer(undefined, { demo: 'on', keep: true })
  await first.stop()
  const later = await startServer(undefined, { demo: 'on', dataDir: first.dataDir })
  await later.stop()
  note('the site built anew, the last part of npm ci', `${building} ms`, 'for information', true)
  note('first start with demo data', `${Math.round(first.readyMs)} ms`, '15 s', first.readyMs <= 15_000)
  note('later start', `${Math.round(later.readyMs)} ms`, '3 s', later.readyMs <= 3_000)
}

async function buildMs(): Promise<number> {
  await rm(join(root, 'build/stamp'), { force: true })
  const began = performance.now()
  await promisify(execFile)('npm', ['run', 'prepare'], { cwd: root })
  return Math.round(performance.now() - began)
}
