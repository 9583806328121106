import { afterEach, describe, expect, it } from 'vitest'
import type { Slot } from '#contract/views.ts'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { appOfFile, pendingBody, testDriveBody } from '#tests/app.ts'

const t = await appOfFile()
afterEach(() => t.db.setHouse(theHouse))

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
  places: { ...places, tallinn: { ...places.tallinn!, ...changed } },
})

const slotsOf = async (date: string, units = 1) =>
  (
    await t.call<{ slots: Slot[] }>(
      'GET',
      `/api/availability?activity=efoil-private&location=tallinn&date=${date}&units=${units}`,
    )
  ).body.slots
const bookAt = (date: string, time = '18:00') =>
  t.call<{ errors: { path: string; message: string }[]; totalPrice: string }>('POST', '/api/test-drive', {
    body: testDriveBody({ date, time, foilCount: 1 }),
  })
const monthOf = async (month: string) =>
  (
    await t.call<{ days: Record<string, string>; closed: string[] }>(
      'GET',
      `/api/availability/month?activity=efoil-private&location=tallinn&month=${month}`,
    )
  ).body
const waitFor = async (date: string) => {
  const { status, body } = await t.call<{ detail: string }>('POST', '/api/waitlist', {
    body: {
      fullName: 'Karin Saar',
      email: 'karin@example.ee',
      location: 'tallinn',
      activity: 'efoil-private',
      date,
    },
  })
  return [status, body.detail]
}
const holdAt = async (date: string) => {
  const bookingData = pendingBody({ date, quantity: 1, duration: '1 hour' })
  return (await t.call<{ amount: number }>('POST', '/api/create-payment-intent', { body: { bookingData } }))
    .body.amount
}

describe('a house that is published', () => {
  it('sells at its prices at once, and at those of July in July only', async () => {
    t.db.setHouse(withRide({ seasons: [{ from: '07-01', to: '07-31', cents: { '1h': 13_000 } }] }), 7)
    expect([await holdAt('2026-06-30'), await holdAt('2026-07-01')]).toEqual([120, 130])
    expect((await bookAt('2026-07-02')).body.totalPrice).toBe('130')
    const versions = await t.sql('select distinct house_version as version from bookings')
    expect(versions).toEqual([{ version: 7 }])
  })

  it('is full at a place without units', async () => {
    const units = Object.entries(theHouse.units).filter(([, { place }]) => place !== 'tallinn')
    t.db.setHouse({ ...theHouse, units: Object.fromEntries(units) })
    expect((await slotsOf('2026-06-21'))[3]).toEqual({
      time: '12:00',
      free: 0,
      open: false,
      reason: 'full',
      words: 'Foils: not at this place then.',
    })
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

  it('closes rides that end after dusk if it says so; by default it only mentions the dark', async () => {
    expect((await slotsOf('2026-12-21')).at(-1)).toMatchObject({ open: true, dark: true })
    t.db.setHouse(withPlace({ afterDark: 'close' }))
    expect((await slotsOf('2026-12-21')).at(-1)).toMatchObject({ open: false, reason: 'dark' })
    expect((await slotsOf('2026-12-21'))[0]).toMatchObject({ open: true })
  })

  it('sells a full day until its place closes, with six hours of it left, and says so', async () => {
    const hours = [
      { from: '01-01', to: '12-31', weekdays: [1, 2, 3, 4, 5, 6, 7], open: '09:00', close: '19:00' },
    ]
    t.db.setHouse(withPlace({ hours }))
    const wholeDay = 'activity=efoil-private&location=tallinn&duration=full'
    const slots = async (date: string) =>
      (await t.call<{ slots: Slot[] }>('GET', `/api/availability?${wholeDay}&date=${date}`)).body.slots
    const words = 'A full day needs 6 hours before we close at 19:00: it can start until 13:00.'
    const found = await slots('2026-06-24')
    expect(found.filter(({ open }) => open).map(({ time }) => time)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
    ])
    expect(found[5]).toMatchObject({ time: '14:00', reason: 'closed', words })
    const body = testDriveBody({ date: '2026-06-24', time: '14:00', duration: 'full', foilCount: 1 })
    expect(await t.call('POST', '/api/test-drive', { body })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'time', message: words }] },
    })
    const entered = await t.call('POST', '/api/staff/bookings', {
      as: 'main_admin',
      body: { ...body, time: '10:00', foilCount: 3, channel: 'phone' },
    })
    expect(entered).toMatchObject({ status: 201, body: { until: '19:00', duration: 540 } })

    t.db.setHouse(withPlace({ hours: [{ ...hours[0]!, close: '14:00' }] }))
    const month = await t.call<{ days: Record<string, string>; closed: string[] }>(
      'GET',
      `/api/availability/month?${wholeDay}&month=2026-06`,
    )
    expect(month.body.days['2026-06-24']).toBe('closed')
    expect(month.body.closed.join()).toMatch('open from 09:00 to 14:00.')
  })

  it('says that a closed day is closed, also for a full-day ride', async () => {
    t.db.setHouse(withPlace({ closed: [{ from: '2026-06-20', to: '2026-06-22', reason: 'Regatta' }] }))
    const { body } = await t.call<{ slots: Slot[] }>(
      'GET',
      '/api/availability?activity=efoil-private&location=tallinn&duration=full&date=2026-06-21',
    )
    expect(body.slots.at(-1)?.words).toBe('Closed: Regatta. Open again on Tuesday 23 June.')
  })

  it('asks visitors for the notice that it needs', async () => {
    t.db.setHouse(withRide({ noticeMinutes: 180 }))
    const [soon, later] = (await slotsOf('2026-06-16')).filter(({ time }) => time >= '13:00')
    const words = 'Please book 3 hours ahead, or call us.'
    expect(soon).toMatchObject({ time: '13:00', open: false, reason: 'too_soon', words })
    expect(later).toMatchObject({ time: '14:00', open: true })
    expect((await bookAt('2026-06-16', '13:00')).status).toBe(400)
  })

  it('answers for as many units as it allows in one booking', async () => {
    t.db.setHouse(withRide({ most: 100 }))
    expect((await slotsOf('2026-08-15', 100))[0]).toEqual({
      time: '09:00',
      free: 6,
      open: false,
      reason: 'full',
      words: 'Only 6 free at 09:00.',
      plain: true,
    })
  })

  it('says how far ahead it sells on a day that is too far ahead', async () => {
    t.db.setHouse(withRide({ daysAhead: 60 }))
    const words = 'Bookings open 60 days ahead, now until 15 August 2026.'
    expect((await slotsOf('2026-08-15'))[0]).toMatchObject({ open: true })
    expect((await slotsOf('2026-08-16'))[0]).toEqual({
      time: '09:00',
      free: 0,
      open: false,
      reason: 'too_far',
      words,
    })
    expect(await monthOf('2026-08')).toMatchObject({
      days: { '2026-08-15': 'free', '2026-08-16': 'closed' },
      closed: [words],
    })
    expect(await bookAt('2026-08-16')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'date', message: words }] },
    })
    expect(await waitFor('2026-08-16')).toEqual([400, `${words} There is no waiting list for this day.`])
  })

  it('says how long ahead to book on a day for which it is too late, not that it is full', async () => {
    t.db.setHouse(withRide({ noticeMinutes: 2880 }))
    const words = 'Please book 48 hours ahead, or call us.'
    expect(await monthOf('2026-06')).toMatchObject({
      days: { '2026-06-16': 'past', '2026-06-17': 'past', '2026-06-19': 'free' },
      closed: [words],
    })
    expect(await waitFor('2026-06-17')).toEqual([400, `${words} There is no waiting list for this day.`])
  })

  it('marks the starts in the last hour of sun of the place, whatever is rented', async () => {
    const golden = async (query: string) =>
      (
        await t.call<{ slots: Slot[] }>('GET', `/api/availability?location=tallinn&date=2026-06-22&${query}`)
      ).body.slots
        .filter((slot) => slot.golden)
        .map(({ time }) => time)
    expect(await golden('activity=efoil-private&duration=1h')).toEqual(['22:00'])
    expect(await golden('activity=jetski-rental&duration=1h&equipment=trixx-23-blue')).toEqual([
      '21:30',
      '22:00',
    ])
    expect(await golden('activity=wake-surf&duration=1h')).toEqual(['21:30', '22:00'])
  })

  it('sells no activity that is off, and says so at each of its starts', async () => {
    t.db.setHouse(withRide({ on: false }))
    expect((await bookAt('2026-06-25')).status).toBe(400)
    const bookingData = pendingBody({ date: '2026-06-25', quantity: 1, duration: '1 hour' })
    expect(await t.call('POST', '/api/create-payment-intent', { body: { bookingData } })).toMatchObject({
      status: 400,
      body: { detail: 'E-Foil Private Rent is not offered at the moment.' },
    })
    expect((await waitFor('2026-06-25'))[0]).toBe(400)
    const closed = { open: false, free: 0, reason: 'closed' }
    const day = 'date=2026-06-25&location=tallinn'
    for (const [path, title] of [
      [`/api/availability?activity=efoil-private&${day}`, 'E-Foil Private Rent'],
      [`/api/test-drive/available-slots?${day}`, 'E-Foil Test Drive'],
    ] as const) {
      const { body } = await t.call<{ data: string[]; slots: Slot[] }>('GET', path)
      expect(body.data).toEqual([])
      expect(body.slots).not.toEqual([])
      for (const slot of body.slots)
        expect(slot).toMatchObject({ ...closed, words: `${title} is not offered at the moment.` })
    }
    const month = await monthOf('2026-06')
    expect(month.days).toMatchObject({ '2026-06-01': 'past', '2026-06-25': 'closed' })
    expect(month.closed).toEqual(['E-Foil Private Rent is not offered at the moment.'])
    const next = '/api/availability/next?activity=efoil-private&location=tallinn'
    expect((await t.call('GET', next)).body).toEqual({ data: [] })
  })
})
