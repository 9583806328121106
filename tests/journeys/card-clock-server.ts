import { join } from 'node:path'
import pino from 'pino'
import { hashPassword } from '#server/accounts/passwords.ts'
import { newApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openReadyDb } from '#server/db/ready.ts'
import { openHouses } from '#server/house/published.ts'
import { sitePages } from '#server/http/site-pages.ts'
import { startJobs } from '#server/jobs.ts'

// The product as main.ts assembles it, plus `PUT /tests/clock/:ms`, which sets how far ahead its clock is.

let aheadMs = 0
const now = () => Temporal.Instant.fromEpochMilliseconds(Date.now() + aheadMs)

const config = readConfig(process.env)
const log = pino({ level: config.logLevel })
const db = await openReadyDb(config.database, { demo: config.demo, now: now(), hashPassword })
const { deps, stopJobs } = startJobs({ db, houses: await openHouses(db), config, now, log })
const pages = await sitePages(join(import.meta.dirname, '../../build'), db.house(), config, now)
const app = await newApp(deps, { log, pages })
app.put<{ Params: { ms: string } }>('/tests/clock/:ms', async ({ params }, reply) => {
  aheadMs = Number(params.ms)
  return reply.status(204).send()
})
await app.listen({ host: config.host, port: config.port })

process.once('SIGTERM', async () => {
  await app.close()
  await stopJobs()
  await db.close()
  process.exit(0)
})
