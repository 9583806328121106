import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { startPostgres } from '../tests/postgres-server.ts'
import { freeRides } from './rides.ts'
import { note, percent } from './rows.ts'
import { startServer } from './target.ts'

const perSecond = 50
const seconds = 20
/** What is not handed over so long after the last booking is not handed over in time either. */
const lateMs = 15_000

/** How soon confirmations reach the mail server while fifty visitors a second book, and whether one that hangs is felt. */
export async function messageFigures(): Promise<void> {
  const well = await run('answers')
  const soon = well.handedOverMs.sort((one, other) => one - other)
  const [p50, p95] = [at(soon, 0.5), at(soon, 0.95)]
  note(
    `confirmation at the mail server, ${perSecond} bookings/s, p95`,
    `${Math.round(p95)} ms, p50 ${Math.round(p50)} ms, ${soon.length} of ${well.booked}`,
    'p95 < 5 s',
    p95 < 5_000 && soon.length === well.booked,
  )
  note(
    '  processor of the server meanwhile, bookings and mails and alerts',
    percent(well.processor),
    'at most 60 % of a core',
    well.processor <= 0.6,
  )
  const hanging = await run('hangs')
  const [good, bad] = [at(well.answeredMs.sort(up), 0.95), at(hanging.answeredMs.sort(up), 0.95)]
  note(
    'booking call while the mail server hangs, p95',
    `${bad.toFixed(1)} ms against ${good.toFixed(1)} ms`,
    'within 10 ms',
    bad - good <= 10,
  )
}

const up = (one: number, other: number) => one - other
const at = (sorted: number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? Infinity

/** One shop and one mail server; bookings at a steady pace, as visitors come. */
async function run(mailServer: 'answers' | 'hangs') {
  const postgres = await startPostgres()
  const smtp = await startSmtp(mailServer)
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'bench@example.com' }
  const server = await startServer(`${postgres.url}/postgres`, { env })
  const body = freeRides()
  await book(server.url, body())
  await wait(3_000)
  smtp.arrived.clear()
  const bookedAt = new Map<string, number>()
  const answeredMs: number[] = []
  const began = performance.now()
  const processorBefore = server.processorMs()
  const calls: Promise<void>[] = []
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    await wait(Math.max(0, began + (nth * 1_000) / perSecond - performance.now()))
    const from = performance.now()
    calls.push(
      book(server.url, body()).then((id) => {
        answeredMs.push(performance.now() - from)
        bookedAt.set(id, performance.now())
      }),
    )
  }
  await Promise.all(calls)
  const processor = (server.processorMs() - processorBefore) / (performance.now() - began)
  const missing = () => [...bookedAt.keys()].filter((id) => !smtp.arrived.has(id)).length
  const until = performance.now() + (mailServer === 'answers' ? lateMs : 0)
  while (missing() > 0 && performance.now() < until) await wait(100)
  const handedOverMs = [...bookedAt].flatMap(([id, booked]) => {
    const arrived = smtp.arrived.get(id)
    return arrived === undefined ? [] : [Math.max(0, arrived - booked)]
  })
  await server.stop()
  await smtp.stop()
  await postgres.stop()
  return { booked: bookedAt.size, answeredMs, handedOverMs, processor }
}

async function book(url: string, body: string): Promise<string> {
  const answer = await fetch(`${url}/api/test-drive`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const reply: unknown = await answer.json()
  if (answer.status !== 201) throw new Error(`A booking was answered ${answer.status}`)
  return String(Reflect.get(Object(reply), 'id'))
}

/** A mail server that keeps when each confirmation arrived, or one that takes a connection and says nothing. */
async function startSmtp(kind: 'answers' | 'hangs') {
  const arrived = new Map<string, number>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 100,
    onConnect: (_session, answer) => {
      if (kind === 'answers') answer()
    },
    onData(stream, _session, answer) {
      let head = ''
      stream.on('data', (part: Buffer) => {
        if (head.length < 4_000) head += part.toString('latin1')
      })
      stream.on('end', () => {
        const id = /^Message-ID: <confirmation\.\d+\.([\w-]+)@/im.exec(head)?.[1]
        if (id) arrived.set(id, performance.now())
        answer()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return {
    arrived,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
