import { expect, it } from 'vitest'
import type { PaymentIntentReply } from '#contract/views.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { admin, appOfFile, pendingBody, testDriveBody } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()

/** Publishes the house without rides of this length. */
const removeRides = (length: '2h' | '4h') =>
  publishHouse(t, (house) => ({
    ...house,
    activities: Object.fromEntries(
      Object.entries(house.activities).map(([id, sold]) => {
        if (sold.kind !== 'units') return [id, sold]
        const { [length]: _gone, ...durations } = sold.durations
        return [id, { ...sold, durations }]
      }),
    ) as typeof house.activities,
  }))

it('a booking of a duration that is no longer sold is paid, moved, cancelled and restored like any other', async () => {
  const { body: booked } = await t.call<{ id: string }>('POST', '/api/test-drive', {
    body: testDriveBody({ duration: '4h', time: '10:00' }),
  })
  const ride = pendingBody({ duration: '4 hours', quantity: 1, date: '2026-06-19' })
  const { body: held } = await t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', {
    body: { bookingData: ride },
  })
  await removeRides('4h')

  const paid = await t.call('POST', '/api/bookings/create-test', {
    body: {
      ...ride,
      bookingId: held.bookingId,
      paymentStatus: 'test_completed',
      paymentMethod: 'test_mode',
      testMode: true,
    },
  })
  expect(paid).toMatchObject({ status: 200, body: { success: true } })
  const moved = await t.call('PATCH', `/api/bookings/${booked.id}/reschedule`, {
    ...admin,
    body: { date: '2026-06-20', time: '11:00' },
  })
  expect([moved.status, moved.body.time, moved.body.until]).toEqual([200, '11:00', '15:00'])
  const cancelled = await t.call('PATCH', `/api/bookings/${booked.id}/status`, {
    ...admin,
    body: { status: 'cancelled', reason: 'rain' },
  })
  expect(cancelled.status).toBe(200)
  const restored = await t.call('POST', `/api/bookings/${booked.id}/restore`, admin)
  expect([restored.status, restored.body.status]).toEqual([200, 'confirmed'])
  const sold = await t.call('POST', '/api/test-drive', {
    body: testDriveBody({ duration: '4h', date: '2026-06-21' }),
  })
  expect(sold.status).toBe(400)
})

it('a jetski request of a duration that is no longer sold is confirmed, moved and restored like any other', async () => {
  const { body: asked } = await t.call<{ id: string }>('POST', '/api/bookings', {
    body: {
      activityType: 'jetski',
      date: '2026-06-19',
      startTime: '10:00',
      participants: 1,
      equipment: 'Trixx 2023 Blue',
      duration: '2 hours',
      customerName: 'Mart Õunapuu',
      customerEmail: 'mart@example.ee',
      customerPhone: '+372 5555 1234',
    },
  })
  await publishHouse(t, (house) => {
    const rental = house.activities['jetski-rental']
    const { '2h': _gone, ...durations } = rental.durations
    return {
      ...house,
      activities: { ...house.activities, 'jetski-rental': { ...rental, durations } },
    }
  })

  const confirmed = await t.call('PATCH', `/api/bookings/${asked.id}/status`, {
    ...admin,
    body: { status: 'confirmed' },
  })
  expect([confirmed.status, confirmed.body.status]).toEqual([200, 'confirmed'])
  const moved = await t.call('PATCH', `/api/bookings/${asked.id}/reschedule`, {
    ...admin,
    body: { date: '2026-06-20', time: '11:00' },
  })
  expect([moved.status, moved.body.time, moved.body.until]).toEqual([200, '11:00', '13:00'])
  expect((await t.call('DELETE', `/api/bookings/${asked.id}`, admin)).status).toBe(200)
  expect((await t.call('POST', `/api/bookings/${asked.id}/restore`, admin)).status).toBe(200)
})

it('a draft made before its place and length were renamed is booked by their ids', async () => {
  await publishHouse(t, (house) => {
    const sold = house.activities['efoil-private']
    const hour = { ...sold.durations['1h']!, label: 'Sixty minutes', short: '60 min' }
    return {
      ...house,
      places: { ...house.places, tallinn: { ...house.places.tallinn!, name: 'Pier B', label: 'Pier B' } },
      activities: {
        ...house.activities,
        'efoil-private': { ...sold, durations: { ...sold.durations, '1h': hour } },
      },
    }
  })
  const draft = { ...pendingBody({ duration: '1 hour', date: '2026-06-22' }), location: 'Noblessner' }
  const hold = (ids?: object) =>
    t.call<PaymentIntentReply & { detail: string }>('POST', '/api/create-payment-intent', {
      body: { bookingData: { ...draft, ids } },
    })
  expect((await hold({ location: 'tallinn', duration: '1h' })).status).toBe(200)
  expect((await hold()).status).toBe(400)
  const gone = await hold({ location: 'tallinn', duration: '4h' })
  expect([gone.status, gone.body.detail]).toEqual([
    400,
    'This length is not offered. There are: 30 minutes, Sixty minutes, 2 hours, Full day',
  ])
})

it('a draft made before its jetski was renamed is booked by its id', async () => {
  await publishHouse(t, (house) => {
    const [id] = Object.entries(house.units).find(([, { name }]) => name === 'Trixx 2023 Blue')!
    return {
      ...house,
      units: { ...house.units, [id]: { ...house.units[id]!, name: 'Trixx Azure', staffName: 'Azure' } },
    }
  })
  const id = Object.keys(theHouse.units).find((one) => theHouse.units[one]!.name === 'Trixx 2023 Blue')!
  const {
    service: _service,
    quantity: _quantity,
    ...draft
  } = pendingBody({
    bookingType: 'jetski-rental',
    duration: '1 hour',
    date: '2026-06-23',
    jetskis: ['Trixx 2023 Blue'],
  })
  const hold = (ids?: object) =>
    t.call<PaymentIntentReply & { detail: string }>('POST', '/api/create-payment-intent', {
      body: { bookingData: { ...draft, ids } },
    })
  expect((await hold({ location: 'tallinn', duration: '1h', equipment: id })).status).toBe(200)
  const byName = await hold({ location: 'tallinn', duration: '1h' })
  expect([byName.status, byName.body.detail]).toEqual([400, 'This is not one of our jetskis'])
})

it('a booking priced while its length was removed has the house version of its price', async () => {
  const { run } = t.db
  // An account's memberships are read between the price and the row.
  t.db.run = async <Row extends object>(...[statement, values]: Parameters<typeof run>) => {
    const rows = await run<Row>(statement, values)
    if (typeof statement === 'object' && statement.name === 'find-buyer') {
      t.db.run = run
      await removeRides('2h')
    }
    return rows
  }
  const { body: booked, status } = await t.call<{ id: string }>('POST', '/api/test-drive', {
    as: 'regular_user',
    body: testDriveBody({ location: 'tallinn', duration: '2h', date: '2026-06-24', time: '10:00' }),
  })
  expect(status).toBe(201)
  const moved = await t.call('PATCH', `/api/bookings/${booked.id}/reschedule`, {
    ...admin,
    body: { date: '2026-06-24', time: '12:00' },
  })
  expect([moved.status, moved.body.until]).toEqual([200, '14:00'])
})
