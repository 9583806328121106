import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { newApp } from '#server/app.ts'
import { cachedAvailability } from '#server/availability/day.ts'
import { claimDue } from '#server/notifications/claim.ts'
import { appOfFile, testDriveBody } from '#tests/app.ts'
import { databaseClock } from './database-clock.ts'

const app = await appOfFile()

const lines: string[] = []
/** A server of its own on the database, whose machine's clock is wrong by that many minutes. */
async function serverWith(minutes: number) {
  const local = () => Date.now() + minutes * 60_000
  const clock = databaseClock({ db: app.db, local, notice: (line) => lines.push(line) })
  await clock.check()
  const deps = { ...app.deps, now: clock.now, availability: cachedAvailability(app.db) }
  const server = await newApp(deps)
  const post = async (url: string, payload: object) => {
    const answer = await server.inject({ method: 'POST', url, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { server, clock, deps, post }
}
const date = addDays(Temporal.Now.plainDateISO('UTC').toString(), 30)
const body = testDriveBody({ date, time: '12:00', foilCount: 6 })
const held = {
  bookingData: {
    bookingType: 'efoil-private',
    service: 'E-Foil Private Rent',
    date,
    time: '12:00',
    location: 'Noblessner',
    quantity: 6,
    duration: '1 hour',
    name: 'Liis Tamm',
    email: 'liis.tamm@example.ee',
    phone: '+372 5123 4567',
    totalAmount: 720,
  },
}

describe('a server whose clock is wrong', () => {
  it('by 20 minutes takes no units that another server holds', async () => {
    const right = await serverWith(0)
    const early = await serverWith(20)
    expect((await right.post('/api/create-payment-intent', held)).status).toBe(200)
    expect(await early.post('/api/test-drive', body)).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable' },
    })
    await Promise.all([right.server.close(), early.server.close()])
  })

  it('by 20 minutes holds units no longer than others see', async () => {
    const late = await serverWith(-20)
    const { body: hold } = await late.post('/api/create-payment-intent', {
      bookingData: { ...held.bookingData, time: '16:00' },
    })
    const minutes = (Date.parse(hold.expiresAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(5)
    expect(minutes).toBeLessThan(25)
    await late.server.close()
  })

  it('claims no message before it is due', async () => {
    const early = await serverWith(20)
    await app.sql(
      `insert into messages (kind, due_at, created_at) values ('alert', now() + interval '10 minutes', now())`,
    )
    expect(await claimDue({ db: app.db, now: early.clock.now }, 'email', { most: 10 })).not.toContainEqual(
      expect.objectContaining({ kind: 'alert' }),
    )
    await early.server.close()
  })

  it('sends browsers the time that it uses', async () => {
    expect((await app.call('GET', '/healthz')).headers.date).toBe('Tue, 16 Jun 2026 08:00:00 GMT')
  })

  it('is logged once as long as the difference stays the same', async () => {
    lines.length = 0
    const { clock, server } = await serverWith(-7)
    await clock.check()
    expect(lines).toEqual([
      "The clock of this machine differs from the database's by 420 s. The database's time is used; please set the clock.",
    ])
    await server.close()
  })
})
