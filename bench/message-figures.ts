import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../tests/postgres-server.ts'
import { note, percent } from './bench-rows.ts'
import { startMailServer } from './mail-server.ts'
import { freeRides } from './rides.ts'
import { startServer } from './target.ts'
import { book, quantile, visit } from './visitors.ts'

const perSecond = 50
const seconds = 20
/** A message not sent this long after the last booking counts as late. */
const lateMs = 15_000

/**
 * How soon confirmations reach the mail server while fifty visitors a second book, and whether a server that hangs affects them.
 */
export async function messageFigures(): Promise<void> {
  const well = await run('answers')
  const [p50, p95] = [quantile(well.handedOverMs, 0.5), quantile(well.handedOverMs, 0.95)]
  note(
    `confirmation at the mail server, ${perSecond} bookings/s, p95`,
    `${Math.round(p95)} ms, p50 ${Math.round(p50)} ms, ${well.handedOverMs.length} of ${well.booked}`,
    'p95 < 5 s',
    p95 < 5_000 && well.handedOverMs.length === well.booked,
  )
  note(
    '  processor of the server meanwhile, bookings and mails and alerts',
    percent(well.processor),
    'at most 60 % of a core',
    well.processor <= 0.6,
  )
  const hanging = await run('hangs')
  const [good, bad] = [quantile(well.answeredMs, 0.95), quantile(hanging.answeredMs, 0.95)]
  note(
    'booking call while the mail server hangs, p95',
    `${bad.toFixed(1)} ms against ${good.toFixed(1)} ms`,
    'within 10 ms',
    bad - good <= 10,
  )
}

/** One server and one mail server. */
async function run(mailServer: 'answers' | 'hangs') {
  const postgres = await startPostgres()
  const smtp = await startMailServer(mailServer)
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'bench@example.com' }
  const server = await startServer(`${postgres.url}/postgres`, { env })
  const body = freeRides()
  await book(server.url, body())
  await wait(3_000)
  const began = performance.now()
  const processorBefore = server.processorMs()
  const booked = await visit({ url: server.url, body, perSecond, seconds })
  const processor = (server.processorMs() - processorBefore) / (performance.now() - began)
  let { arrived } = await smtp.mails()
  const isMissing = () => booked.some(({ id }) => !arrived.has(id))
  const until = performance.now() + (mailServer === 'answers' ? lateMs : 0)
  while (isMissing() && performance.now() < until) {
    await wait(100)
    arrived = (await smtp.mails()).arrived
  }
  const handedOverMs = booked.flatMap(({ id, atMs }) => {
    const thenMs = arrived.get(id)
    return thenMs === undefined ? [] : [Math.max(0, thenMs - atMs)]
  })
  await server.stop()
  await smtp.stop()
  await postgres.stop()
  return { booked: booked.length, answeredMs: booked.map(({ tookMs }) => tookMs), handedOverMs, processor }
}
