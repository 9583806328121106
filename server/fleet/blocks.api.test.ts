import { beforeEach, describe, expect, it } from 'vitest'
import type { Block, Hit } from '#contract/calls/dock-calls.ts'
import { appOfFile, pendingBody, testDriveBody, testNow } from '#tests/app.ts'
import type { Person } from '#tests/people.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()
beforeEach(async () => {
  await t.sql('truncate bookings, blocks cascade')
  await t.sql("update units set out_of_service = null, status = 'available', status_until = null")
  t.deps.availability.invalidate()
  t.deps.feed.publish({ type: 'booking', id: 'all', sector: 'efoil' })
})

type Closed = { block: Block; moved: Hit[]; waiting: Hit[] }
const close = (body: Record<string, unknown>, as: 'main_admin' | 'jetski_admin' = 'main_admin') =>
  t.call<Closed & { errors?: { path: string }[] }>('POST', '/api/blocks', {
    body: {
      unit: 'efoil-tallinn-1',
      from: '2026-06-18T09:00',
      to: '2026-06-19T09:00',
      reason: 'Battery change',
      ...body,
    },
    as,
  })
const ride = (changed: Record<string, unknown> = {}) =>
  t.call<{ id: string }>('POST', '/api/test-drive', { body: testDriveBody({ foilCount: 1, ...changed }) })
const unitsOf = async (id: string) => {
  const rows = await t.call<{ id: string; units: string[] }[]>('GET', '/api/bookings?from=2026-06-16', {
    as: 'main_admin',
  })
  return rows.body.find((row) => row.id === id)?.units
}

describe('closing a unit', () => {
  it('is refused if the unit is not at the place named with it', async () => {
    expect(await close({ location: 'malaga' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'location' }] },
    })
    expect((await t.call('GET', '/api/blocks', { as: 'main_admin' })).body).toEqual([])
    expect((await close({ location: 'tallinn' })).status).toBe(201)
  })

  it('moves its future bookings to an equal free one and lists the rest', async () => {
    const alone = await ride()
    const all = await ride({ time: '12:00', foilCount: 6 })
    const { status, body } = await close({})
    expect(status).toBe(201)
    expect(body.moved).toMatchObject([{ id: alone.body.id, from: 'E-foil 1', to: 'E-foil 2' }])
    expect(body.waiting).toMatchObject([{ id: all.body.id, from: 'E-foil 1' }])
    expect(body.block.waiting).toEqual(body.waiting)
    expect(await unitsOf(alone.body.id)).toEqual(['E-foil 2'])
    const history = await t.call<{ what: string; before: string; after: string; reason: string }[]>(
      'GET',
      `/api/bookings/${alone.body.id}/history`,
      { as: 'main_admin' },
    )
    expect(history.body.at(-1)).toMatchObject({
      what: 'unit',
      before: 'E-foil 1',
      after: 'E-foil 2',
      reason: 'Battery change',
    })
  })

  it('moves a booking that the owner kept to a unit of its own place, not of the unit’s new place', async () => {
    const place = (to: string, name: string) =>
      publishHouse(t, ({ units, ...house }) => ({
        ...house,
        units: { ...units, 'efoil-tallinn-1': { ...units['efoil-tallinn-1']!, name, place: to } },
      }))
    const { body: kept } = await ride()
    await place('malaga', 'Board')
    const { body } = await close({})
    expect(body.moved).toMatchObject([{ id: kept.id, from: 'Board' }])
    const [row] = await t.sql<{ location: string }>(
      'select u.location from allocations a join units u on u.id = a.unit_id where a.booking_id = $1',
      kept.id,
    )
    expect(row).toEqual({ location: 'tallinn' })
    await place('tallinn', 'E-foil 1')
  })

  it('moves a booking to a unit that only an expired hold has', async () => {
    const alone = await ride({ time: '12:00' })
    await ride({ time: '12:00', foilCount: 4 })
    const hold = await t.call('POST', '/api/create-payment-intent', {
      body: { bookingData: pendingBody({ quantity: 1 }) },
    })
    expect(hold.status).toBeLessThan(300)
    t.setNow('2026-06-16T08:16:00Z')
    const { body } = await close({})
    t.setNow(testNow)
    expect(body.moved).toMatchObject([{ id: alone.body.id, from: 'E-foil 1', to: 'E-foil 6' }])
    expect(body.waiting).toEqual([])
  })

  it('removes it from the offers of the site, for that range only', async () => {
    const free = async (date: string) => {
      const { body } = await t.call<{ slots: { time: string; free: number }[] }>(
        'GET',
        `/api/test-drive/available-slots?date=${date}&location=Noblessner`,
      )
      return body.slots.find((slot) => slot.time === '12:00')?.free
    }
    await close({})
    expect([await free('2026-06-17'), await free('2026-06-18'), await free('2026-06-19')]).toEqual([6, 5, 6])
    expect((await ride({ time: '12:00', foilCount: 6 })).status).toBe(409)
  })

  it('keeps a second closing when the first is opened again', async () => {
    const first = await close({})
    await close({ from: '2026-06-18T15:00', to: '2026-06-20T15:00', reason: 'Hull repair' })
    await t.call('DELETE', `/api/blocks/${first.body.block.id}`, { as: 'main_admin' })
    expect((await ride({ time: '12:00', foilCount: 6 })).status).toBe(201)
    expect((await ride({ time: '18:00', foilCount: 6 })).status).toBe(409)
    const left = await t.call<Block[]>('GET', '/api/blocks', { as: 'main_admin' })
    expect(left.body.map((block) => block.reason)).toEqual(['Hull repair'])
    expect((await t.call('DELETE', `/api/blocks/${first.body.block.id}`, { as: 'main_admin' })).status).toBe(
      404,
    )
  })

  it('lists none for a range that ends before it begins, or before today', async () => {
    await close({})
    for (const days of ['from=2026-06-19&to=2026-06-10', 'to=2026-06-10'])
      expect(await t.call('GET', `/api/blocks?${days}`, { as: 'main_admin' })).toMatchObject({
        status: 200,
        body: [],
      })
  })

  it('happens once even if it is sent again after a lost answer', async () => {
    const send = () =>
      t.call<Closed>('POST', '/api/blocks', {
        body: { location: 'Pühajärve', from: '2026-06-18T09:00', to: '2026-06-19T09:00', reason: 'Storm' },
        as: 'main_admin',
        key: 'closes-once',
      })
    const [first, again] = [await send(), await send()]
    expect(again.body.block.id).toBe(first.body.block.id)
    expect((await t.call<Block[]>('GET', '/api/blocks', { as: 'main_admin' })).body).toHaveLength(1)
  })

  it('closes a whole place', async () => {
    const { body } = await close({ unit: undefined, location: 'Pühajärve', reason: 'Storm' })
    expect(body.block.units).toHaveLength(6)
    expect((await ride({ location: 'Pühajärve', time: '12:00' })).status).toBe(409)
    expect((await ride({ time: '12:00' })).status).toBe(201)
  })

  it('closes a whole place including units moved there later, and frees units moved away', async () => {
    const { body } = await close({ unit: undefined, location: 'Pühajärve', reason: 'Storm' })
    const moved = (...moves: [id: string, place: string, name: string][]) =>
      publishHouse(t, ({ units, ...house }) => ({
        ...house,
        units: {
          ...units,
          ...Object.fromEntries(moves.map(([id, place, name]) => [id, { ...units[id]!, place, name }])),
        },
      }))
    await moved(['efoil-tallinn-6', 'puhajarve', 'Six'], ['efoil-puhajarve-1', 'tallinn', 'One'])
    expect((await ride({ location: 'Pühajärve', time: '12:00' })).status).toBe(409)
    expect((await ride({ time: '12:00', foilCount: 6 })).status).toBe(201)
    const [left] = (await t.call<Block[]>('GET', '/api/blocks', { as: 'main_admin' })).body
    expect(left!.units.map(({ name }) => name).toSorted()).toEqual([
      ...[2, 3, 4, 5, 6].map((index) => `E-foil ${index}`),
      'Six',
    ])
    await t.call('DELETE', `/api/blocks/${body.block.id}`, { as: 'main_admin' })
    expect((await ride({ location: 'Pühajärve', time: '12:00', foilCount: 6 })).status).toBe(201)
    await moved(['efoil-tallinn-6', 'tallinn', 'E-foil 6'], ['efoil-puhajarve-1', 'puhajarve', 'E-foil 1'])
  })

  it('explains to staff of one sector why they cannot open a place closed for all', async () => {
    const { body } = await close({ unit: undefined, location: 'tallinn', reason: 'Storm' })
    const open = () =>
      t.call<{ detail: string }>('DELETE', `/api/blocks/${body.block.id}`, { as: 'jetski_admin' })
    const listed = async (as: Person) => (await t.call<Block[]>('GET', '/api/blocks', { as })).body
    expect(body.block.mayOpen).toBe(true)
    expect(await listed('main_admin')).toMatchObject([{ mayOpen: true }])
    expect(await listed('jetski_admin')).toMatchObject([{ mayOpen: false }])
    const { status, body: refused } = await open()
    expect([status, refused.detail]).toEqual([403, expect.stringContaining('other sectors')])
    await t.call('DELETE', `/api/blocks/${body.block.id}`, { as: 'main_admin' })
    expect((await open()).status).toBe(404)
  })

  it('a session keeps its boards together', async () => {
    const join = (people: number) =>
      t.call<{ id: string }>('POST', '/api/bookings', {
        body: {
          type: 'efoil-group',
          date: '2026-06-22',
          time: 'evening',
          participants: people,
          customerName: 'Liis Tamm',
          customerEmail: 'liis@example.ee',
          customerPhone: '+372 5123 4567',
        },
      })
    const [one, other] = [await join(2), await join(4)]
    await close({ from: '2026-06-22T00:00', to: '2026-06-23T00:00' })
    const had = [await unitsOf(one.body.id), await unitsOf(other.body.id)]
    for (const units of had) expect(units).not.toContain('E-foil 1')
    expect(new Set(had.flat().filter((name) => name?.startsWith('E-foil'))).size).toBe(3)
  })

  it('by maintenance moves its bookings as well', async () => {
    const alone = await ride()
    const { body } = await t.call<{ moved: Hit[] }>('PATCH', '/api/equipment/efoil-tallinn-1/status', {
      body: { status: 'maintenance' },
      as: 'rayfoil_ambassador',
    })
    expect(body.moved).toMatchObject([{ id: alone.body.id, to: 'E-foil 2' }])
    const [block] = (await t.call<Block[]>('GET', '/api/blocks', { as: 'main_admin' })).body
    expect(block).toMatchObject({ kind: 'maintenance', by: 'rayfoil_ambassador', to: '2026-06-30T08:00:00Z' })
    await t.call('DELETE', `/api/blocks/${block!.id}`, { as: 'main_admin' })
    const fleet = await t.call<{ id: string; status: string }[]>('GET', '/api/equipment', {
      as: 'main_admin',
    })
    expect(fleet.body.find((unit) => unit.id === 'efoil-tallinn-1')?.status).toBe('available')
    expect((await ride({ time: '12:00', foilCount: 6 })).status).toBe(201)
  })

  it('names a jetski as its staff do', async () => {
    const { body } = await close({ unit: 'seadoo-gti-130' }, 'jetski_admin')
    expect(body.block.units).toEqual([{ code: 'gti-130', name: 'GTI' }])
  })

  it.each([
    ['to', { to: '2026-06-18T08:00' }],
    ['to', { from: '2026-06-15T08:00', to: '2026-06-16T08:00' }],
    ['to', { to: '2029-06-18T08:00' }],
    ['from', { from: '2026-02-30T08:00' }],
    ['from', { from: 'tomorrow' }],
    ['reason', { reason: '' }],
    ['unit', { unit: undefined }],
  ])('refuses a wrong %s with its field', async (path, changed) => {
    const { status, body } = await close(changed)
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
  })

  it('does not find another sector’s units and blocks', async () => {
    expect((await close({}, 'jetski_admin')).status).toBe(404)
    const { body } = await close({})
    expect((await t.call('DELETE', `/api/blocks/${body.block.id}`, { as: 'jetski_admin' })).status).toBe(404)
    expect((await t.call<Block[]>('GET', '/api/blocks', { as: 'jetski_admin' })).body).toEqual([])
  })
})

describe('changing a machine from an outdated screen', () => {
  type Unit = { status: string; batteryLevel: number; version: string; current?: Unit }
  const set = (body: Record<string, unknown>) =>
    t.call<Unit>('PATCH', '/api/equipment/efoil-tallinn-1/status', { body, as: 'main_admin' })
  const blocks = async () => (await t.call<Block[]>('GET', '/api/blocks', { as: 'main_admin' })).body

  it.each([{ batteryLevel: 40 }, { batteryLevel: 40, status: 'maintenance' }])(
    'a battery neither ends maintenance nor restarts its two weeks: %o',
    async (body) => {
      await set({ status: 'maintenance' })
      const before = await blocks()
      t.setNow('2026-06-17T08:00:00Z')
      const answer = await set(body)
      t.setNow('2026-06-16T08:00:00Z')
      expect([answer.status, answer.body.status, answer.body.batteryLevel]).toEqual([200, 'maintenance', 40])
      expect(await blocks()).toEqual(before)
    },
  )

  it('is refused with the present state, and changes nothing', async () => {
    const seen = (await set({ status: 'available', batteryLevel: 90 })).body
    await set({ status: 'maintenance' })
    const { status, body } = await set({ status: 'charging', version: seen.version })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'changed_meanwhile',
      current: { status: 'maintenance', batteryLevel: 90 },
    })
    expect((await set({ batteryLevel: 50, version: body.current!.version })).body.status).toBe('maintenance')
    expect((await set({})).status).toBe(400)
  })
})

describe('closing a unit that another sector books', () => {
  const sunset = () =>
    t.call<{ id: string }>('POST', '/api/bookings', {
      body: {
        type: 'efoil-group',
        date: '2026-06-22',
        time: 'sunset',
        participants: 2,
        customerName: 'Sekretär Salajane',
        customerEmail: 'salajane@example.ee',
        customerPhone: '+372 5123 4567',
      },
    })
  const closeSauna = (as: Person) =>
    t.call<Closed & { others: number }>('POST', '/api/blocks', {
      body: {
        unit: 'floating-sauna',
        from: '2026-06-22T00:00',
        to: '2026-06-23T00:00',
        reason: 'The stove is broken',
      },
      as,
    })
  const alertsOf = (id: string) =>
    t.sql<{ payload: { about: string; words: string } }>(
      "select payload from messages where booking_id = $1 and kind = 'alert'",
      id,
    )

  it('counts its bookings without a name, and alerts its staff', async () => {
    const { body: booking } = await sunset()
    const { status, body } = await closeSauna('wakesurf_admin')
    expect(status).toBe(201)
    expect(body).toMatchObject({ moved: [], waiting: [], others: 1, block: { waiting: [], others: 1 } })
    const list = await t.call('GET', '/api/blocks', { as: 'wakesurf_admin' })
    expect(JSON.stringify([body, list.body])).not.toContain('Salajane')
    const [alert, ...more] = await alertsOf(booking.id)
    expect(alert!.payload.about).toBe('closing')
    expect(alert!.payload.words).toContain('Floating sauna')
    expect(alert!.payload.words).toContain('The stove is broken')
    expect(more).toEqual([])
  })

  it('names them to staff of both sectors, and sends no alert', async () => {
    const { body: booking } = await sunset()
    const { body } = await closeSauna('main_admin')
    expect(body).toMatchObject({
      waiting: [{ id: booking.id, customerName: 'Sekretär Salajane' }],
      others: 0,
    })
    expect(await alertsOf(booking.id)).toEqual([])
  })
})
