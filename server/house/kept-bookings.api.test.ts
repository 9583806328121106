import { beforeEach, describe, expect, it } from 'vitest'
import type { BookingRow } from '#contract/views.ts'
import type { House } from '#domain/house/house.ts'
import { admin, appOfFile, customer } from '#tests/app.ts'
import type { Person } from '#tests/people.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()
beforeEach(async () => {
  await t.sql('truncate bookings cascade')
  t.deps.availability.invalidate()
  await publishHouse(t, () => original)
})
const original = (await t.call<{ house: House }>('GET', '/api/house/draft', admin)).body.house

const storm = { from: '2026-06-18', to: '2026-06-18', reason: 'Storm' }
const tallinn = ({ places, ...house }: House, changed: Partial<House['places'][string]>): House => ({
  ...house,
  places: { ...places, tallinn: { ...places.tallinn!, ...changed } },
})
const drive = ({ activities, ...house }: House, changed: object): House => ({
  ...house,
  activities: { ...activities, 'efoil-private': { ...activities['efoil-private'], ...changed } },
})
const called = (house: House, phone: string): House => ({ ...house, brand: { ...house.brand, phone } })
const closed = (house: House) => tallinn(house, { closed: [storm] })
const switchedOff = (house: House) => drive(house, { on: false })

const book = async (changed: object = {}) => {
  const ride = { activity: 'efoil-private', location: 'tallinn', foilCount: 2, duration: '1h' }
  const body = { ...customer, ...ride, date: '2026-06-18', time: '18:00', ...changed }
  const booked = await t.call<{ id: string }>('POST', '/api/staff/bookings', { ...admin, body })
  expect(booked.status).toBe(201)
  return booked.body.id
}
const marks = async (as: Person = 'main_admin') => {
  // As once the pages of a published house are rendered.
  t.deps.feed.publish({ type: 'house', id: '', sector: 'main' })
  const { body } = await t.call<BookingRow[]>('GET', '/api/bookings?from=2026-06-16', { as })
  return body.map(({ id, keptDespite }) => [id, keptDespite])
}

describe('a booking that the owner keeps when the house no longer sells it', () => {
  it.each([
    ['Tallinn closed', closed],
    ['Tallinn closed then', (house: House) => tallinn(house, { hours: [{ ...hours, close: '17:00' }] })],
    ['No longer sold', switchedOff],
    ['No longer sold at this place', (house: House) => drive(house, { places: ['puhajarve'] })],
    ['No longer sold on this day of the week', (house: House) => drive(house, { weekdays: [6, 7] })],
    ['No longer starts at 18:00', (house: House) => drive(house, { starts: ['10:00', '12:00'] })],
  ])('is marked for all staff of its sector and place: %s', async (words, change) => {
    const kept = await book()
    await publishHouse(t, change)
    expect(await marks()).toEqual([[kept, words]])
    expect(await marks('rayfoil_ambassador')).toEqual([[kept, words]])
    expect(await marks('jetski_admin')).toEqual([])
  })

  it('stays marked when something else is published, until the day opens again', async () => {
    const [kept, other] = [await book(), await book({ date: '2026-06-19' })]
    await publishHouse(t, closed)
    await publishHouse(t, (house) => called(house, '+372 600 0000'))
    expect(await marks()).toEqual([
      [kept, 'Tallinn closed'],
      [other, undefined],
    ])
    await publishHouse(t, (house) => tallinn(house, { closed: [{ ...storm, to: '2026-06-19' }] }))
    expect((await marks()).map(([, words]) => words)).toEqual(['Tallinn closed', 'Tallinn closed'])
    await publishHouse(t, (house) => switchedOff(tallinn(house, { closed: [] })))
    expect((await marks()).map(([, words]) => words)).toEqual(['No longer sold', 'No longer sold'])
    await publishHouse(t, () => original)
    expect(await marks()).toEqual([
      [kept, undefined],
      [other, undefined],
    ])
    expect(await t.sql('select 1 from bookings where kept_despite is not null')).toEqual([])
  })

  it('is not marked once it is moved, begun or cancelled', async () => {
    const [moved, begun, cancelled] = [await book(), await book(), await book({ foilCount: 1 })]
    await publishHouse(t, switchedOff)
    expect((await marks()).map(([, words]) => words)).toEqual(Array(3).fill('No longer sold'))
    const to = { date: '2026-06-20', time: '18:00' }
    expect((await t.call('PATCH', `/api/bookings/${moved}/reschedule`, { ...admin, body: to })).status).toBe(
      200,
    )
    await t.sql(`update bookings set status = 'in_progress' where id = $1`, begun)
    await t.call('DELETE', `/api/bookings/${cancelled}`, admin)
    expect((await marks()).flatMap(([, words]) => words ?? [])).toEqual([])
    await publishHouse(t, (house) => called(house, '+372 600 0001'))
    expect((await marks()).flatMap(([, words]) => words ?? [])).toEqual([])
  })

  it('is not marked if staff entered it where nothing was sold before, or if only its unit is retired', async () => {
    const entered = await book()
    await t.sql(`update bookings set time = '18:10' where id = $1`, entered)
    await publishHouse(t, (house) => drive(house, { starts: ['10:00', '12:00'] }))
    await publishHouse(t, ({ units, ...house }) => ({
      ...house,
      units: { ...units, 'efoil-tallinn-1': { ...units['efoil-tallinn-1']!, retired: '2026-06-18' } },
    }))
    expect(await marks()).toEqual([[entered, undefined]])
  })
})

const hours = {
  from: '01-01',
  to: '12-31',
  weekdays: [1, 2, 3, 4, 5, 6, 7] as [1, 2, 3, 4, 5, 6, 7],
  open: '09:00',
  close: '22:00',
}
