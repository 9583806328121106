import { beforeAll, describe, expect, it } from 'vitest'
import type { JetskiUnit } from '#contract/calls/jetski-desk-calls.ts'
import type { BookingRow, Slot } from '#contract/views.ts'
import type { House } from '#domain/house/house.ts'
import { admin, appOfFile, jetskiBody, pendingBody } from '#tests/app.ts'

const t = await appOfFile()
beforeAll(async () => {
  await put(withMore)
})

type Draft = { version: number; house: House }

async function put(change: (house: House) => House) {
  const { body } = await t.call<Draft>('GET', '/api/house/draft', admin)
  const saved = await t.call<Draft>('PUT', '/api/house/draft', {
    ...admin,
    body: { version: body.version, house: change(body.house) },
  })
  expect(saved.status).toBe(200)
  const published = await t.call('POST', '/api/house/publish', {
    ...admin,
    body: { version: saved.body.version, note: '' },
  })
  expect(published.status).toBe(201)
}

/** A sixth jetski at Pühajärve only for an hour, a second wake boat and a second sauna at Noblessner. */
function withMore(house: House): House {
  const rental = house.activities['jetski-rental']
  const hour = rental.durations['1h']!
  const places = ['tallinn', 'puhajarve']
  const units = {
    ...house.units,
    'jetski-6': { name: 'Spark', activity: 'jetski-rental', place: 'puhajarve', seats: 3 },
    'wake-boat-2': { name: 'Malibu', activity: 'wake-surf', place: 'tallinn' },
  }
  return {
    ...house,
    units: units as unknown as House['units'],
    activities: {
      ...house.activities,
      'jetski-rental': {
        ...rental,
        places,
        durations: { ...rental.durations, '1h': { ...hour, cents: { ...hour.cents, 'jetski-6': 9_000 } } },
      },
      'jetski-request': { ...house.activities['jetski-request'], places },
    },
  }
}

const open = async (query: string) => {
  const { body } = await t.call<{ slots: Slot[] }>('GET', `/api/availability?date=2026-06-18&${query}`)
  return body.slots.find(({ time }) => time === '12:00')?.open
}
const ask = (equipment: string, changed: object = {}) =>
  t.call<{ id: string; totalPrice: string; errors: object[] }>('POST', '/api/bookings', {
    body: jetskiBody({
      sector: 'jetski',
      participants: 3,
      equipment,
      totalPrice: '90',
      status: 'pending',
      duration: '1h',
      ...changed,
    }),
  })

describe('a jetski that the owner added', () => {
  it('is offered and booked by name, at its place and price', async () => {
    const query = 'activity=jetski-rental&duration=1h&equipment=jetski-6'
    expect(await open(`${query}&location=puhajarve`)).toBe(true)
    expect(await open(`${query}&location=tallinn`)).toBe(false)
    const { status, body } = await ask('Spark')
    expect([status, body.totalPrice]).toEqual([201, '90'])
    expect(await open(`${query}&location=puhajarve`)).toBe(false)
    expect((await ask('Spark')).status).toBe(409)
    const { body: rows } = await t.call<BookingRow[]>('GET', '/api/bookings?from=2026-06-16', admin)
    expect(rows).toMatchObject([{ location: 'puhajarve', units: ['Spark'], equipmentType: 'Spark' }])
  })

  it('takes as many people as it has seats, and is not sold for a duration without a price', async () => {
    expect(JSON.stringify((await ask('Spark', { participants: 4 })).body.errors)).toContain(
      'Maximum 3 people',
    )
    expect(JSON.stringify((await ask('Spark', { duration: '2h' })).body.errors)).toContain(
      'The Spark is not rented for 2 hours',
    )
  })

  it('is held and paid like any other', async () => {
    const bookingData = pendingBody({
      bookingType: 'jetski-rental',
      service: 'Jetski Rent',
      location: 'puhajarve',
      date: '2026-06-19',
      duration: '1 hour',
      quantity: 1,
      jetskis: ['Spark'],
    })
    const { status, body } = await t.call<{ amount: number }>('POST', '/api/create-payment-intent', {
      body: { bookingData },
    })
    expect([status, body.amount]).toEqual([200, 90])
  })

  it('is in staff’s fleet under its id, after the five specified ones', async () => {
    const { body } = await t.call<{ fleet: JetskiUnit[] }>('GET', '/api/fleet/jetski', admin)
    expect(body.fleet.map(({ id, model }) => `${id} ${model}`)).toEqual([
      'seadoo-trixx-2023-blue Trixx SININE',
      'seadoo-trixx-2023-red Trixx PUNANE',
      'seadoo-trixx-2025 Trixx 2025',
      'seadoo-rxp-x-rs-300 RXP',
      'seadoo-gti-130 GTI',
      'jetski-6 Spark',
    ])
    const { status } = await t.call('PATCH', '/api/fleet/jetski/jetski-6/status', {
      ...admin,
      body: { status: 'maintenance' },
    })
    expect(status).toBe(200)
  })

  it('can be renamed, and leaves the lists on the day on which it is retired', async () => {
    await put((house) => ({
      ...house,
      units: {
        ...house.units,
        'trixx-23-blue': { ...house.units['trixx-23-blue']!, name: 'Blue', staffName: 'SININE' },
        'gti-130': { ...house.units['gti-130']!, retired: '2026-06-16' },
      },
    }))
    const { body } = await t.call<{ fleet: JetskiUnit[] }>('GET', '/api/fleet/jetski', admin)
    expect(body.fleet.map(({ model }) => model)).toContain('SININE')
    expect(body.fleet.map(({ model }) => model)).not.toContain('GTI')
    expect((await ask('Blue', { participants: 2, totalPrice: '130' })).status).toBe(201)
    expect((await ask('GTI 130', { participants: 2 })).status).toBe(409)
  })
})

describe('a second wake boat', () => {
  it('allows a second ride at the same time', async () => {
    const query = 'activity=wake-surf&location=tallinn&duration=1h'
    const hold = () =>
      t.call('POST', '/api/create-payment-intent', {
        body: {
          bookingData: pendingBody({
            bookingType: 'wake-surf',
            service: 'Wake Surf',
            quantity: 2,
            customerInfo: { peopleCount: 2 },
          }),
        },
      })
    expect((await hold()).status).toBe(200)
    expect(await open(query)).toBe(true)
    expect((await hold()).status).toBe(200)
    expect(await open(query)).toBe(false)
    expect((await hold()).status).toBe(409)
  })
})
