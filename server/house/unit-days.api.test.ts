import { beforeEach, describe, expect, it } from 'vitest'
import type { Block } from '#contract/calls/dock-calls.ts'
import type { BookingRow, Equipment, Slot } from '#contract/views.ts'
import type { House } from '#domain/house/house.ts'
import { admin, appOfFile, pendingBody, testDriveBody } from '#tests/app.ts'
import type { Person } from '#tests/people.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()
beforeEach(async () => {
  await t.sql('truncate bookings cascade')
  t.deps.availability.invalidate()
})

type Draft = { version: number; house: House }
type Answer = { code: string; bookings: { reference: string; reason: string }[] }

/** Publishes other days of a unit, or another place and name. */
async function put(
  id: string,
  days: { since?: string; retired?: string; place?: string; name?: string },
  strands?: 'keep',
) {
  const { body } = await t.call<Draft>('GET', '/api/house/draft', admin)
  const { since: _since, retired: _retired, ...unit } = body.house.units[id]!
  const house = { ...body.house, units: { ...body.house.units, [id]: { ...unit, ...days } } }
  const saved = await t.call<Draft>('PUT', '/api/house/draft', {
    ...admin,
    body: { version: body.version, house },
  })
  expect(saved.status).toBe(200)
  return t.call<Answer>('POST', '/api/house/publish', {
    ...admin,
    body: { version: saved.body.version, note: '', ...(strands && { strands }) },
  })
}
const freeAt = async (date: string) => {
  const path = `/api/availability?activity=efoil-private&location=tallinn&date=${date}`
  const { body } = await t.call<{ slots: Slot[] }>('GET', path)
  return body.slots.find(({ time }) => time === '12:00')?.free
}
const ride = (date: string, foilCount: number) =>
  t.call<{ id: string; reference: string }>('POST', '/api/test-drive', {
    body: testDriveBody({ date, time: '12:00', foilCount }),
  })
const hold = (date: string, quantity: number) =>
  t.call('POST', '/api/create-payment-intent', {
    body: { bookingData: pendingBody({ date, startTime: '12:00', quantity, duration: '1 hour' }) },
  })
const listed = async () => (await t.call<Equipment[]>('GET', '/api/equipment', admin)).body

describe('a unit with days', () => {
  it('is available until the day on which it is retired', async () => {
    expect((await put('efoil-tallinn-6', { retired: '2026-06-18' })).status).toBe(201)
    expect([await freeAt('2026-06-17'), await freeAt('2026-06-18')]).toEqual([6, 5])
    expect([(await ride('2026-06-18', 6)).status, (await hold('2026-06-18', 6)).status]).toEqual([409, 409])
    expect((await ride('2026-06-17', 6)).status).toBe(201)
    expect((await ride('2026-06-18', 5)).status).toBe(201)
    expect((await listed()).find(({ id }) => id === 'efoil-tallinn-6')?.retired).toBe('2026-06-18')
    t.setNow('2026-06-17T21:30:00Z')
    expect((await listed()).filter(({ id }) => id === 'efoil-tallinn-6')).toEqual([])
    t.setNow('2026-06-16T08:00:00Z')
  })

  it('is available from its first day on', async () => {
    expect((await put('efoil-tallinn-6', { since: '2026-06-18' })).status).toBe(201)
    expect([await freeAt('2026-06-17'), await freeAt('2026-06-18')]).toEqual([5, 6])
    expect((await hold('2026-06-17', 6)).status).toBe(409)
    expect((await ride('2026-06-18', 6)).status).toBe(201)
  })

  it('can replace another unit within its days only', async () => {
    await put('efoil-tallinn-6', { retired: '2026-06-18' })
    const swap = async (date: string) => {
      const { body } = await ride(date, 1)
      return t.call(`POST`, `/api/bookings/${body.id}/unit`, {
        ...admin,
        body: { from: 'efoil-tallinn-1', to: 'efoil-tallinn-6' },
      })
    }
    expect((await swap('2026-06-17')).status).toBe(200)
    expect((await swap('2026-06-18')).status).toBe(409)
  })

  it('is not retired before its bookings from that day on were listed; earlier ones stay', async () => {
    await put('efoil-tallinn-1', {})
    await put('efoil-tallinn-6', {})
    await ride('2026-06-17', 1)
    const { body: after } = await ride('2026-06-19', 1)
    const refused = await put('efoil-tallinn-1', { retired: '2026-06-18' })
    expect([refused.status, refused.body.code]).toEqual([409, 'strands_bookings'])
    expect(refused.body.bookings).toMatchObject([
      { reference: after.reference, reason: 'E-foil 1 is retired' },
    ])
    expect((await put('efoil-tallinn-1', { retired: '2026-06-18' }, 'keep')).status).toBe(201)
    const { body } = await t.call<BookingRow[]>('GET', '/api/bookings?from=2026-06-16', admin)
    expect(body.map(({ units }) => units)).toEqual([['E-foil 1'], ['E-foil 1']])
  })

  it('is listed as closed to the bookings that it strands, until each is cancelled or moved', async () => {
    const closed = async (as: Person, query = '') =>
      (await t.call<Block[]>('GET', `/api/blocks${query}`, { as })).body
    await put('efoil-tallinn-1', {})
    await ride('2026-06-17', 1)
    const [one, other] = [(await ride('2026-06-19', 1)).body, (await ride('2026-06-20', 1)).body]
    await put('efoil-tallinn-1', { retired: '2026-06-18' }, 'keep')
    const [block, ...more] = await closed('rayfoil_ambassador')
    expect(more).toEqual([])
    expect(block).toMatchObject({
      kind: 'retired',
      units: [{ code: 'efoil-tallinn-1' }],
      from: '2026-06-17T21:00:00Z',
      waiting: [
        { reference: one.reference, from: 'E-foil 1' },
        { reference: other.reference, from: 'E-foil 1' },
      ],
      mayOpen: false,
    })
    expect(await closed('jetski_admin')).toEqual([])
    expect(await closed('main_admin', '?from=2026-06-25')).toEqual([])
    const to = { date: '2026-06-21', time: '12:00' }
    await t.call('PATCH', `/api/bookings/${one.id}/reschedule`, { ...admin, body: to })
    await t.call('DELETE', `/api/bookings/${other.id}`, admin)
    expect(await closed('main_admin')).toEqual([])
    await ride('2026-06-19', 1)
    await put('efoil-tallinn-1', {})
    expect(await closed('main_admin')).toEqual([])
  })

  it('that moves to another place is listed for the bookings that it strands and stays open there', async () => {
    const listed = async (as: Person) => (await t.call<Block[]>('GET', '/api/blocks', { as })).body
    const { body: left } = await ride('2026-06-19', 1)
    const moved = { place: 'puhajarve', name: 'E-foil 9' }
    expect((await put('efoil-tallinn-1', moved)).body.bookings).toMatchObject([{ reference: left.reference }])
    await put('efoil-tallinn-1', moved, 'keep')
    const there = { location: 'puhajarve', date: '2026-06-20', time: '12:00' }
    for (const foilCount of [4, 1, 1])
      await t.call('POST', '/api/test-drive', { body: testDriveBody({ ...there, foilCount }) })
    const [closing, ...more] = await listed('rayfoil_ambassador')
    expect(more).toEqual([])
    expect(closing).toMatchObject({ kind: 'moved', units: [], others: 0, mayOpen: false })
    expect(closing!.waiting).toMatchObject([{ reference: left.reference, from: 'E-foil 9' }])
    expect(await listed('jetski_admin')).toEqual([])
    const swapped = await t.call('POST', `/api/bookings/${left.id}/unit`, {
      ...admin,
      body: { from: 'efoil-tallinn-1', to: 'efoil-tallinn-2' },
    })
    expect(swapped.status).toBe(200)
    expect(await listed('main_admin')).toEqual([])
    await put('efoil-tallinn-1', { place: 'tallinn', name: 'E-foil 1' }, 'keep')
  })

  it('that is added is listed among those of its sector', async () => {
    await publishHouse(t, (house) => {
      const { number: _number, ...unit } = house.units['efoil-tallinn-2']!
      return { ...house, units: { ...house.units, 'efoil-tallinn-7': { ...unit, name: 'E-foil 7' } } }
    })
    const here = (await listed()).filter(({ location }) => location === 'tallinn')
    const index = here.findIndex(({ id }) => id === 'efoil-tallinn-7')
    expect([here[index - 1]?.sector, here.at(-1)?.sector]).toEqual(['efoil', 'wakesurf'])
  })

  it('is refused when it would be retired before it is in use', async () => {
    const { body } = await t.call<Draft>('GET', '/api/house/draft', admin)
    const unit = { ...body.house.units['efoil-tallinn-2'], since: '2026-06-19', retired: '2026-06-18' }
    const house = { ...body.house, units: { ...body.house.units, 'efoil-tallinn-2': unit } }
    const saved = await t.call('PUT', '/api/house/draft', {
      ...admin,
      body: { version: body.version, house },
    })
    expect(JSON.stringify(saved.body)).toContain('It would be retired before it is in use')
  })
})
