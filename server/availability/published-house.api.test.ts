import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Slot } from '#contract/views.ts'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import type { TestApp } from '#tests/app.ts'
import { pendingBody, testApp, testDriveBody } from '#tests/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterEach(() => t.db.setHouse(theHouse))
afterAll(() => t.close())

const { activities, places } = theHouse
const withRide = (changed: Partial<House['activities']['efoil-private']>): House => ({
  ...theHouse,
  activities: {
    ...activities,
    'efoil-private': { ...activities['efoil-private'], ...changed },
    'test-drive': { ...activities['test-drive'], ...changed },
  },
})
const withPlace = (changed: Partial<House['places']['tallinn']>): House => ({
  ...theHouse,
  places: { ...places, tallinn: { ...places.tallinn, ...changed } },
})

const slotsOf = async (date: string) =>
  (
    await t.call<{ slots: Slot[] }>(
      'GET',
      `/api/availability?activity=efoil-private&location=tallinn&date=${date}`,
    )
  ).body.slots
const bookAt = (date: string, time = '18:00') =>
  t.call<{ errors: { path: string; message: string }[]; totalPrice: string }>('POST', '/api/test-drive', {
    body: testDriveBody({ date, time, foilCount: 1 }),
  })
const holdAt = async (date: string) => {
  const bookingData = pendingBody({ date, quantity: 1, duration: '1 hour' })
  return (await t.call<{ amount: number }>('POST', '/api/create-payment-intent', { body: { bookingData } }))
    .body.amount
}

describe('a house that is published', () => {
  it('sells at its prices at once: those of July in July alone', async () => {
    t.db.setHouse(withRide({ seasons: [{ from: '07-01', to: '07-31', cents: { '1h': 13_000 } }] }), 7)
    expect([await holdAt('2026-06-30'), await holdAt('2026-07-01')]).toEqual([120, 130])
    expect((await bookAt('2026-07-02')).body.totalPrice).toBe('130')
    const versions = await t.db.run(
      { name: '', text: 'select distinct house_version as version from bookings' },
      [],
    )
    expect(versions).toEqual([{ version: 7 }])
  })

  it('offers and books no start on a closed day, and says why and until when', async () => {
    const closed = [{ from: '2026-06-20', to: '2026-06-22', reason: 'Regatta' }]
    t.db.setHouse(withPlace({ closed }))
    const words = 'Closed: Regatta. Open again on Tuesday 23 June.'
    expect((await slotsOf('2026-06-21'))[3]).toEqual({
      time: '12:00',
      free: 0,
      open: false,
      reason: 'closed',
      words,
    })
    expect(await bookAt('2026-06-21')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'time', message: words }] },
    })
    const month = await t.call<{ days: Record<string, string> }>(
      'GET',
      '/api/availability/month?activity=efoil-private&location=tallinn&month=2026-06',
    )
    expect(month.body.days).toMatchObject({ '2026-06-21': 'closed', '2026-06-23': 'free' })
    expect((await slotsOf('2026-06-23'))[3]?.open).toBe(true)
  })

  it('books staff in on a closed day with a reason', async () => {
    t.db.setHouse(withPlace({ closed: [{ from: '2026-06-20', to: '2026-06-22', reason: 'Regatta' }] }))
    const body = {
      activity: 'efoil-private',
      date: '2026-06-21',
      time: '12:00',
      customerName: 'Liis Tamm',
      customerPhone: '+372 5123 4567',
      location: 'tallinn',
      duration: '1h',
    }
    const book = (extra: object) =>
      t.call('POST', '/api/staff/bookings', { as: 'rayfoil_ambassador', body: { ...body, ...extra } })
    expect((await book({})).status).toBe(400)
    expect((await book({ override: 'The jury needs it' })).status).toBe(201)
  })

  it('closes what ends after dusk where it says so; as specified it tells of the dark alone', async () => {
    expect((await slotsOf('2026-12-21')).at(-1)).toMatchObject({ open: true, dark: true })
    t.db.setHouse(withPlace({ afterDark: 'close' }))
    expect((await slotsOf('2026-12-21')).at(-1)).toMatchObject({ open: false, reason: 'dark' })
    expect((await slotsOf('2026-12-21'))[0]).toMatchObject({ open: true })
  })

  it('asks visitors for the notice that it needs', async () => {
    t.db.setHouse(withRide({ noticeMinutes: 180 }))
    const [soon, later] = (await slotsOf('2026-06-16')).filter(({ time }) => time >= '13:00')
    const words = 'Please book 3 hours ahead, or call us.'
    expect(soon).toMatchObject({ time: '13:00', open: false, reason: 'too_soon', words })
    expect(later).toMatchObject({ time: '14:00', open: true })
    expect((await bookAt('2026-06-16', '13:00')).status).toBe(400)
  })

  it('sells nothing of what is off', async () => {
    t.db.setHouse(withRide({ on: false }))
    expect((await bookAt('2026-06-25')).status).toBe(400)
    const { status } = await t.call(
      'GET',
      '/api/availability?activity=efoil-private&location=tallinn&date=2026-06-25',
    )
    expect(status).toBe(400)
  })
})
