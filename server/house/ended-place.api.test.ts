import { beforeAll, expect, it } from 'vitest'
import type { Slot } from '#contract/views.ts'
import type { House } from '#domain/house/house.ts'
import { admin, appOfFile } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()
beforeAll(async () => {
  await publishHouse(t, (house) => ({
    ...soldAt(house, ['tallinn', 'malaga']),
    units: {
      ...house.units,
      'boat-malaga': { name: 'Malibu', activity: 'wake-surf', place: 'malaga' },
      'sauna-malaga': { name: 'Sauna Málaga', activity: 'wake-surf', kind: 'sauna', place: 'malaga' },
    },
  }))
})

const ended = ['efoil-private', 'efoil-group', 'wake-surf'] as const
const soldAt = (house: House, places: House['activities'][string]['places']): House => ({
  ...house,
  activities: {
    ...house.activities,
    ...Object.fromEntries(ended.map((id) => [id, { ...house.activities[id], places }])),
  },
})
const date = '2026-06-22'
const where = { location: 'malaga', date }
const enter = (activity: string, choice: object) =>
  t.call<{ id: string }>('POST', '/api/staff/bookings', {
    ...admin,
    body: {
      ...where,
      activity,
      ...choice,
      customerName: 'Liis Tamm',
      customerPhone: '+372 5123 4567',
    },
  })
const move = (id: string, time: string) =>
  t.call<{ detail: string; alternatives: unknown[] }>('PATCH', `/api/bookings/${id}/reschedule`, {
    ...admin,
    body: { date, time },
  })
const soldStarts = async () => {
  const query = `activity=efoil-private&units=6&duration=1h&location=malaga&date=${date}`
  return (await t.call<{ slots: Slot[] }>('GET', `/api/availability?${query}`)).body.slots
}

it('a booking kept at a place where its activity ended can be moved there, but no new one is sold there', async () => {
  const booked = [
    await enter('efoil-private', { foilCount: 6, duration: '1h', time: '12:00' }),
    await enter('efoil-private', { foilCount: 6, duration: '1h', time: '16:00' }),
    await enter('efoil-group', { people: 2, time: '18:00' }),
    await enter('wake-surf', { people: 2, duration: '1h', time: '12:00' }),
  ]
  expect(booked.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const [ride, other, group, surf] = booked.map(({ body }) => body.id) as [string, string, string, string]
  await publishHouse(t, (house) => soldAt(house, ['tallinn']))

  expect(await move(ride, '13:00')).toMatchObject({ status: 200, body: { time: '13:00' } })
  expect(await move(group, '20:00')).toMatchObject({ status: 200, body: { time: '20:00' } })
  expect(await move(surf, '13:00')).toMatchObject({ status: 200, body: { time: '13:00' } })
  const taken = await move(ride, '16:00')
  expect([taken.status, taken.body.alternatives.length]).toEqual([409, 3])
  expect(await soldStarts()).toEqual([])
  expect((await move(other, '13:00')).status).toBe(409)
  expect(await enter('efoil-private', { foilCount: 1, duration: '1h', time: '11:00' })).toMatchObject({
    status: 400,
  })
})
