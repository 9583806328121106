import { beforeEach, describe, expect, it } from 'vitest'
import { fleetOf } from '#domain/fleet/units.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { appOfFile, testDriveBody } from '#tests/app.ts'
import { ownAddress, paidRide } from '#tests/own-link.ts'
import { deliverNext } from '../notifications/deliver.ts'
import { migrate } from './migrate.ts'

const units = fleetOf(theHouse)

const t = await appOfFile({ DEMO: 'on' })
beforeEach(async () => {
  await t.sql('truncate bookings, messages cascade')
  t.deps.availability.invalidate()
  t.mails.length = 0
})

const withoutFirst = units.filter(({ id }) => id !== 101)
const book = async (foilCount: number) =>
  await t.call<{ id: string; reference: string }>('POST', '/api/test-drive', {
    body: testDriveBody({ foilCount }),
  })
const unitsOf = async (id: string) => {
  const { body } = await t.call<{ id: string; units: string[] }[]>('GET', '/api/bookings?from=2026-06-01', {
    as: 'main_admin',
  })
  return body.find((row) => row.id === id)?.units
}

describe('a unit that is taken out of the catalogue', () => {
  it('can no longer be booked, but is shown by name in the bookings that had it', async () => {
    const { body: before } = await book(2)
    expect(await unitsOf(before.id)).toEqual(['E-foil 1', 'E-foil 2'])
    await t.sql(
      `update allocations set during = tstzrange(now() + interval '1 day', now() + interval '2 days')`,
    )
    const lines: string[] = []
    await migrate(t.db, { catalogue: withoutFirst, notice: (line) => lines.push(line) })
    expect(lines).toEqual([expect.stringMatching(`E-foil 1 .*${before.reference}`)])
    await book(4)
    const [used] = await t.sql<{ ids: number[] }>(
      'select array_agg(unit_id order by unit_id) as ids from allocations where booking_id <> $1',
      before.id,
    )
    expect(used).toEqual({ ids: [102, 103, 104, 105] })
    expect((await book(2)).status).toBe(409)
    await migrate(t.db)
    expect((await book(2)).status).toBe(201)
  })

  it('may pass its code on to another unit', async () => {
    const first = units.find(({ id }) => id === 101)!
    const catalogue = [...withoutFirst, { ...first, id: 107 }]
    await migrate(t.db, { catalogue })
    expect(await t.sql(`select id from units where code = $1`, first.code)).toEqual([{ id: 107 }])
    await migrate(t.db)
    expect(await t.sql(`select id from units where code = $1`, first.code)).toEqual([{ id: 101 }])
  })

  it('keeps its stored name, marked as retired; an unknown one is shown by its number', async () => {
    const first = units.find(({ id }) => id === 101)!
    await migrate(t.db, { catalogue: [...units, { ...first, id: 98, code: 'sold', name: 'Old foil' }] })
    await migrate(t.db)
    const { body } = await book(2)
    await t.sql('update allocations set unit_id = unit_id - 3')
    expect(await unitsOf(body.id)).toEqual(['Old foil (retired)', 'Unit 99'])
  })
})

describe('a place that is no longer in any list', () => {
  it('breaks no list, page, mail or receipt of its old bookings', async () => {
    const id = await paidRide(t, '2026-06-18')
    await t.sql(`update bookings set location = 'atlantis'`)
    await t.sql(
      `insert into waitlist_entries (full_name, email, location) values ('A B', 'a@example.ee', 'atlantis')`,
    )
    const own = await ownAddress(t, id)
    const answers = await Promise.all([
      t.call('GET', '/api/bookings?from=2026-06-01', { as: 'main_admin' }),
      t.call('GET', own),
      t.call('GET', `/api/bookings/${id}/receipt.pdf`, { as: 'main_admin' }),
      t.call('GET', '/api/admin/waitlist-entries', { as: 'main_admin' }),
      t.call('GET', '/api/admin/test-drive-bookings', { as: 'main_admin' }),
      t.call('GET', '/api/search?q=liis', { as: 'main_admin' }),
      t.call('GET', '/api/analytics/overview', { as: 'main_admin' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(200))
    expect(answers[0]!.body).toMatchObject([{ location: 'atlantis', locationLabel: 'atlantis' }])
    const failures: unknown[] = []
    while (await deliverNext({ ...t.deps, onFailure: (error) => failures.push(error) }));
    expect(failures).toEqual([])
    expect(t.mails[0]!.text).toContain('atlantis')
  })
})
