import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Hit } from '#contract/calls/dock-calls.ts'
import type { PaymentIntentReply } from '#contract/views.ts'
import { addDays } from '#domain/calendar.ts'
import { newApp } from '#server/app.ts'
import { cachedAvailability } from '#server/availability/day.ts'
import { pendingBody, type TestApp, testApp, testDriveBody, testNow } from '../app.ts'

// Units are closed while many people book, on four servers with one database. Every booking that still has a closed unit must be
// listed in the answer to the closing.

let app: TestApp
let servers: Awaited<ReturnType<typeof newApp>>[]
beforeAll(async () => {
  app = await testApp()
  servers = await Promise.all(
    Array.from({ length: 4 }, () => {
      const db = { ...app.db }
      return newApp({ ...app.deps, db, availability: cachedAvailability(db) })
    }),
  )
  // One session for all closings, so that the first of them does not wait for a password check.
  await app.call('GET', '/api/blocks', { as: 'main_admin' })
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await app.close()
})

const codes = [1, 2, 3].map((index) => `efoil-tallinn-${index}`)
const times = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00']
type Closed = { moved: Hit[]; waiting: Hit[] }

const close = (unit: string, date: string) =>
  app.call<Closed>('POST', '/api/blocks', {
    body: { unit, from: `${date}T00:00`, to: `${date}T23:00`, reason: 'Storm' },
    as: 'main_admin',
  })
const book = (at: number, date: string) =>
  servers[at % servers.length]!.inject({
    method: 'POST',
    url: '/api/test-drive',
    payload: testDriveBody({ date, time: times[at % times.length], foilCount: 1, location: 'tallinn' }),
  })
const onClosed = (date: string) =>
  app.sql<{ id: string }>(
    `select a.booking_id as id from allocations a join units u on u.id = a.unit_id join bookings b on b.id = a.booking_id
        where a.live and b.date = $1::date and u.out_of_service && a.during`,
    date,
  )

describe('60 bookings of one day while three of its six foils are closed, five times', () => {
  it.each([0, 1, 2, 3, 4])(
    'leave none on a closed foil that the closing does not list (day %i)',
    async (day) => {
      const date = addDays('2026-06-22', day)
      const booked = Promise.all(Array.from({ length: 60 }, (_, index) => book(index, date)))
      const closed = await Promise.all(codes.map((code) => close(code, date)))
      expect((await booked).filter(({ statusCode }) => statusCode === 201).length).toBeGreaterThanOrEqual(30)
      for (const { status } of closed) expect(status).toBe(201)
      const listed = new Set(closed.flatMap(({ body }) => body.waiting).map(({ id }) => id))
      expect((await onClosed(date)).filter(({ id }) => !listed.has(id))).toEqual([])
    },
  )
})

describe('an expired hold whose foil was closed meanwhile', () => {
  it('gets another foil if it is paid after all', async () => {
    const date = '2026-07-01'
    const { body } = await app.call<PaymentIntentReply>('POST', '/api/create-payment-intent', {
      body: { bookingData: pendingBody({ date, quantity: 1 }) },
    })
    app.setNow('2026-06-16T08:20:00Z')
    expect((await close(codes[0]!, date)).body).toMatchObject({ moved: [], waiting: [] })
    const { bookingId } = body
    const paid = await app.call('POST', '/api/bookings/create-test', { body: { bookingId } })
    app.setNow(testNow)
    expect(paid.status).toBe(200)
    expect(await onClosed(date)).toEqual([])
  })
})
