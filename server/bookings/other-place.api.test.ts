import { beforeAll, describe, expect, it } from 'vitest'
import type { BookingRow, Slot } from '#contract/views.ts'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { admin, appOfFile, pendingBody } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()
beforeAll(async () => {
  await publishHouse(t, atMalaga)
})

/** Jetskis and wake surf at Málaga, with its own price for a day; e-foils are sold there first. */
function atMalaga(house: House): House {
  const { activities, units } = house
  const places = ['malaga']
  return {
    ...house,
    units: Object.fromEntries(
      Object.entries(units).map(([id, unit]) => [
        id,
        unit.activity === 'jetski-rental' || id === 'wake-boat' ? { ...unit, place: 'malaga' } : unit,
      ]),
    ),
    activities: {
      ...activities,
      'jetski-rental': { ...activities['jetski-rental'], places },
      'jetski-request': { ...activities['jetski-request'], places },
      'wake-surf': {
        ...activities['wake-surf'],
        places,
        seasons: [{ from: '2026-06-18', to: '2026-06-18', places, cents: { '1h': 20_000 } }],
      },
      'efoil-private': { ...activities['efoil-private'], places: ['malaga', 'tallinn'] },
    },
  }
}

const slots = async (query: string) =>
  (await t.call<{ slots: Slot[] }>('GET', `/api/availability?date=2026-06-16&${query}`)).body.slots
const customer = {
  customerName: 'Liis Tamm',
  customerEmail: 'liis@example.ee',
  customerPhone: '+372 5123 4567',
}
const rows = async (query = 'from=2026-06-16') =>
  (await t.call<BookingRow[]>('GET', `/api/bookings?${query}`, admin)).body

describe('an activity that the owner moved to another place', () => {
  it('is at that place if a query names none, with free times by the clock of Málaga', async () => {
    // 11:00 in Tallinn is 10:00 in Málaga.
    for (const query of [
      'activity=jetski-rental&duration=1h',
      'activity=efoil-private&duration=1h',
      'activity=wake-surf&duration=1h',
    ]) {
      const found = await slots(query)
      const reasonAt = (time: string) => found.find((slot) => slot.time === time)?.reason
      expect([query, reasonAt('10:00'), reasonAt('11:00')]).toEqual([query, 'past', undefined])
    }
  })

  it('is requested and stored there, for jetski, legacy and staff bodies', async () => {
    const jetskis = { activityType: 'jetski', date: '2026-06-18', startTime: '12:00', participants: 1 }
    const asked = { ...jetskis, equipment: 'Trixx 2023 Blue', ...customer }
    expect((await t.call('POST', '/api/bookings', { body: asked })).status).toBe(201)
    const ride = { type: 'efoil-private', duration: '1 hour', date: '2026-06-18', time: '12:00', ...customer }
    expect((await t.call('POST', '/api/bookings', { body: ride })).status).toBe(201)
    const entered = {
      activity: 'jetski',
      date: '2026-06-18',
      time: '14:00',
      equipment: 'RXP-X RS 300',
      ...customer,
    }
    expect((await t.call('POST', '/api/staff/bookings', { ...admin, body: entered })).status).toBe(201)
    expect(
      (await rows()).map(({ activity, location, startTime }) => [activity, location, startTime]),
    ).toEqual(
      expect.arrayContaining([
        ['jetski-request', 'malaga', '2026-06-18T10:00:00Z'],
        ['efoil-private', 'malaga', '2026-06-18T10:00:00Z'],
        ['jetski-request', 'malaga', '2026-06-18T12:00:00Z'],
      ]),
    )
  })

  it('is held at that place, with a sauna only if it has one', async () => {
    const wake = { bookingType: 'wake-surf', service: 'Wake Surf', quantity: 2 }
    const hold = (changed: object) =>
      t.call<{ amount: number; detail: string }>('POST', '/api/create-payment-intent', {
        body: { bookingData: pendingBody({ ...wake, ...changed }) },
      })
    const { status, body } = await hold({ location: 'Málaga' })
    expect([status, body.amount]).toEqual([200, 200])
    const tallinn = await hold({ location: 'Tallinn', time: '16:00' })
    expect(tallinn.status).toBe(400)
    expect(JSON.stringify(tallinn.body)).toContain('Wake Surf is not offered at Tallinn')
    const details = { includeOODSauna: true }
    const refused = await hold({ location: 'Málaga', time: '16:00', details })
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/^Floating sauna: /)])
    expect((await slots('activity=wake-surf&duration=1h')).find(({ time }) => time === '16:00')?.open).toBe(
      true,
    )
  })

  it('is refused at the other places with a sentence for guests and staff', async () => {
    await publishHouse(t, (house) => ({
      ...house,
      units: { ...house.units, 'gti-130': { ...house.units['gti-130']!, place: 'tallinn' } },
    }))
    const sauna = 'Floating sauna: not at this place then. The start is free without it.'
    const gti = 'GTI 130: not at this place then.'
    const wake = 'activity=wake-surf&location=malaga&duration=1h&sauna=true'
    expect((await slots(wake)).at(-1)).toMatchObject({ words: sauna, lacks: ['Floating sauna'] })
    const jetskis = 'activity=jetski-request&location=malaga&duration=1h&equipment='
    expect((await slots(`${jetskis}gti-130`)).at(-1)).toMatchObject({ reason: 'full', words: gti })
    expect((await slots(`${jetskis}gti-130,rxp-x-rs`)).at(-1)).toMatchObject({
      words: gti,
      lacks: ['GTI 130'],
    })
    const enter = async (body: object) => {
      const entered = { ...body, location: 'malaga', date: '2026-06-20', time: '12:00', channel: 'phone' }
      const call = { ...admin, body: { ...entered, ...customer } }
      return (await t.call<{ detail: string }>('POST', '/api/staff/bookings', call)).body.detail
    }
    expect(await enter({ activity: 'wake-surf', units: 2, duration: '1h', sauna: true })).toContain(sauna)
    expect(await enter({ activity: 'jetski-request', equipment: 'GTI 130', duration: '1h' })).toContain(gti)
  })

  it('is entered by staff there and is in their list', async () => {
    const entered = {
      activity: 'wakesurf',
      date: '2026-06-19',
      time: '12:00',
      people: 2,
      duration: '1h',
      ...customer,
    }
    expect((await t.call('POST', '/api/staff/bookings', { ...admin, body: entered })).status).toBe(201)
    const [row] = await rows('from=2026-06-19&to=2026-06-19')
    expect(row).toMatchObject({
      activity: 'wake-surf',
      location: 'malaga',
      startTime: '2026-06-19T10:00:00Z',
      units: ['Wake boat'],
      totalPrice: '180',
    })
  })

  it('counts as today’s on the jetski desk by the date at its place', async () => {
    // 00:30 of the 19th in Tallinn, still the 18th in Málaga.
    t.setNow('2026-06-18T21:30:00Z')
    const { body } = await t.call('GET', '/api/bookings/jetski', { as: 'jetski_admin' })
    expect(body).toMatchObject({ todayCount: 2, pendingCount: 1 })
    t.setNow('2026-06-18T22:30:00Z')
    const next = await t.call('GET', '/api/bookings/jetski', { as: 'jetski_admin' })
    expect(next.body).toMatchObject({ todayCount: 0, pendingCount: 0 })
  })
})

describe('group sessions at two places', () => {
  beforeAll(async () => {
    await publishHouse(t, (house) => ({
      ...house,
      units: {
        ...house.units,
        'sauna-malaga': { name: 'Sauna Málaga', activity: 'wake-surf', kind: 'sauna', place: 'malaga' },
      },
      activities: {
        ...house.activities,
        'efoil-group': { ...house.activities['efoil-group'], places: ['tallinn', 'malaga'] },
      },
    }))
  })
  const date = '2026-06-22'
  const sunset = async (location: string) => {
    const query = `activity=efoil-group&units=1&date=${date}&location=${location}`
    const { body } = await t.call<{ slots: Slot[] }>('GET', `/api/availability?${query}`)
    return body.slots.find(({ time }) => time === '20:00')?.free
  }
  const book = (participants: number, where: object = {}) =>
    t.call<{ id: string; remaining: number }>('POST', '/api/bookings', {
      body: {
        type: 'efoil-group',
        date,
        time: 'sunset',
        participants,
        customerName: 'Liis Tamm',
        customerEmail: 'liis@example.ee',
        customerPhone: '+372 5123 4567',
        ...where,
      },
    })
  const listed = async () =>
    (await t.call<BookingRow[]>('GET', `/api/bookings?from=${date}&to=${date}`, { as: 'main_admin' })).body

  it('have 15 places each, and a booking that names no place is at the first', async () => {
    expect([await sunset('tallinn'), await sunset('malaga')]).toEqual([15, 15])
    expect((await book(10, { location: 'malaga' })).status).toBe(201)
    expect([await sunset('tallinn'), await sunset('malaga')]).toEqual([15, 5])
    expect((await book(6)).status).toBe(201)
    expect([await sunset('tallinn'), await sunset('malaga')]).toEqual([9, 5])
    const refused = await book(6, { location: 'malaga' })
    expect([refused.status, refused.body.remaining]).toEqual([409, 5])
    expect((await book(5, { location: 'malaga' })).status).toBe(201)
  })

  it('begin by the clock of their place, and take its e-foils and its sauna', async () => {
    const rows = await listed()
    const there = rows.filter(({ location }) => location === 'malaga')
    expect(there.map(({ startTime }) => startTime)).toEqual(['2026-06-22T18:00:00Z', '2026-06-22T18:00:00Z'])
    expect(there.every(({ units }) => units.includes('Sauna Málaga'))).toBe(true)
    const [here] = rows.filter(({ location }) => location === 'tallinn')
    expect(here).toMatchObject({ startTime: '2026-06-22T17:00:00Z' })
    expect(here!.units).not.toContain('Sauna Málaga')
  })

  it('keep existing bookings at a place that gives them up, and their places are no equipment', async () => {
    await publishHouse(t, (house) => ({
      ...house,
      activities: {
        ...house.activities,
        'efoil-group': {
          ...house.activities['efoil-group'],
          places: theHouse.activities['efoil-group'].places,
        },
      },
    }))
    expect((await book(1, { location: 'malaga' })).status).toBe(400)
    const there = (await listed()).filter(({ location }) => location === 'malaga')
    expect(there).toHaveLength(2)
    expect(there.flatMap(({ units }) => units).filter((name) => /^Place/.test(name))).toEqual([])
  })
})
