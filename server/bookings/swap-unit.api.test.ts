import { beforeEach, describe, expect, it } from 'vitest'
import type { BookingRow } from '#contract/views.ts'
import { appOfFile, testDriveBody, testNow } from '#tests/app.ts'
import type { Person } from '#tests/people.ts'

const t = await appOfFile()
beforeEach(async () => {
  t.setNow(testNow)
  await t.sql('truncate bookings, blocks cascade')
  await t.sql('update units set out_of_service = null')
  t.deps.availability.invalidate()
})

const ride = async (changed: object = {}) => {
  const body = testDriveBody({ foilCount: 1, ...changed })
  return String((await t.call('POST', '/api/test-drive', { body })).body.id)
}
const foil = (n: number) => `efoil-tallinn-${n}`
const give = (id: string, from: string, to: string, as: Person = 'main_admin') =>
  t.call<BookingRow & { errors?: { path: string }[]; code?: string; detail?: string }>(
    'POST',
    `/api/bookings/${id}/unit`,
    {
      body: { from, to },
      as,
    },
  )

describe('giving a booking another unit', () => {
  it('frees the old one, is in its history, and can be undone', async () => {
    const id = await ride()
    expect(await give(id, foil(1), foil(3))).toMatchObject({ status: 200, body: { units: ['E-foil 3'] } })
    const history = await t.call<object[]>('GET', `/api/bookings/${id}/history`, { as: 'main_admin' })
    expect(history.body.at(-1)).toMatchObject({
      what: 'unit',
      by: 'main_admin',
      before: 'E-foil 1',
      after: 'E-foil 3',
    })
    const next = await ride()
    expect(await give(next, foil(1), foil(3))).toMatchObject({ status: 409 })
    expect(await give(id, foil(3), foil(2))).toMatchObject({ status: 200 })
    expect(await give(next, foil(1), foil(3))).toMatchObject({ status: 200 })
  })

  it('happens once if sent twice; whoever then gives a third unit sees which one it has', async () => {
    const id = await ride()
    const both = await Promise.all([1, 2].map(() => give(id, foil(1), foil(3))))
    expect(both).toMatchObject([1, 2].map(() => ({ status: 200, body: { units: ['E-foil 3'] } })))
    const history = await t.call<{ what: string }[]>('GET', `/api/bookings/${id}/history`, {
      as: 'main_admin',
    })
    expect(history.body.filter(({ what }) => what === 'unit')).toHaveLength(1)
    expect(await give(id, foil(1), foil(4))).toMatchObject({
      status: 400,
      body: { detail: 'It has E-foil 3 now, not E-foil 1' },
    })
  })

  it('of a session with sauna and places names only that unit', async () => {
    const session = {
      type: 'efoil-group',
      date: '2026-06-22',
      time: 'evening',
      participants: 1,
      totalPrice: 35,
    }
    const guest = {
      customerName: 'Liis Tamm',
      customerEmail: 'liis.tamm@example.ee',
      customerPhone: '+372 5123 4567',
    }
    const made = await t.call<{ id: string }>('POST', '/api/bookings', { body: { ...session, ...guest } })
    const { id } = made.body
    expect((await give(id, foil(1), foil(3))).status).toBe(200)
    expect((await give(id, foil(1), foil(4))).body.detail).toBe('It has E-foil 3 now, not E-foil 1')
  })

  it('is sent to the screens of the sector and shown in free times at once', async () => {
    const id = await ride()
    t.changes.length = 0
    await give(id, foil(1), foil(2))
    expect(t.changes).toEqual([{ type: 'booking', id, sector: 'efoil' }])
  })

  it('succeeds once if two take the same unit', async () => {
    const ids = [await ride(), await ride()]
    const both = await Promise.all(ids.map((id, index) => give(id, foil(index + 1), foil(5))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('may take a unit whose hold expired unpaid', async () => {
    const body = { bookingData: { ...pending, time: '18:00' } }
    const hold = await t.call('POST', '/api/create-payment-intent', { body })
    expect(hold.status).toBe(200)
    const id = await ride()
    expect((await give(id, foil(2), foil(1))).status).toBe(409)
    t.setNow('2026-06-16T08:16:00Z')
    expect(await give(id, foil(2), foil(1))).toMatchObject({ status: 200, body: { units: ['E-foil 1'] } })
  })
})

const pending = {
  bookingType: 'efoil-private',
  date: '2026-06-18',
  location: 'Noblessner',
  quantity: 1,
  duration: '1 hour',
  name: 'Liis Tamm',
  email: 'liis.tamm@example.ee',
  phone: '+372 5123 4567',
}

describe('refuses another unit', () => {
  it('that is closed during the ride', async () => {
    const id = await ride()
    const closed = { unit: foil(2), from: '2026-06-18T09:00', to: '2026-06-19T09:00', reason: 'Battery' }
    expect((await t.call('POST', '/api/blocks', { body: closed, as: 'main_admin' })).status).toBe(201)
    expect(await give(id, foil(1), foil(2))).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable' },
    })
  })

  it.each([
    ['from', foil(2), foil(3)],
    ['from', 'nothing', foil(3)],
    ['to', foil(1), foil(1)],
    ['to', foil(1), 'efoil-dubai-1'],
    ['to', foil(1), 'floating-sauna'],
    ['to', foil(1), 'nothing'],
  ])('names the field %s for %s to %s', async (path, from, to) => {
    expect(await give(await ride(), from, to)).toMatchObject({ status: 400, body: { errors: [{ path }] } })
  })

  it('when the ride is over', async () => {
    const id = await ride()
    await t.call('DELETE', `/api/bookings/${id}`, { as: 'main_admin' })
    expect(await give(id, foil(1), foil(2))).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition', presentStatus: 'cancelled' },
    })
  })

  it('of another sector, and to everybody but staff', async () => {
    const id = await ride()
    expect((await give(id, foil(1), foil(2), 'jetski_admin')).status).toBe(404)
    expect((await give(id, foil(1), foil(2), 'regular_user')).status).toBe(403)
    const body = { from: foil(1), to: foil(2) }
    expect((await t.call('POST', `/api/bookings/${id}/unit`, { body })).status).toBe(401)
  })
})
