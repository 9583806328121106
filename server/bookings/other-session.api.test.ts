import { beforeAll, describe, expect, it } from 'vitest'
import type { BookingRow, Slot } from '#contract/views.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { appOfFile } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()
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

describe('group sessions at two places', () => {
  it('have 15 places each; who names none comes to the first', async () => {
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

  it('keep what was booked where they are given up, and show no places among its equipment', async () => {
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
