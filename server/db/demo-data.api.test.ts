import { beforeAll, expect, it } from 'vitest'
import { appOfFile, testDriveBody } from '#tests/app.ts'
import { endDemo, restoreDemo, setDemoAside } from './demo-data.ts'
import { seedDemo } from './seed/demo.ts'

const password = 'demo-main-admin'
const t = await appOfFile()
beforeAll(async () => {
  await t.sql('truncate users cascade')
  const { hashPassword } = await import('../accounts/passwords.ts')
  await seedDemo(t.db, t.deps.now(), hashPassword)
})

const login = (username: string) =>
  t.call<{ sessionId: string }>('POST', '/api/login', { body: { username, password } })

const rowsOf = async (text: string) => t.sql<{ row: string }>(text)
const countOf = async (from: string): Promise<number> =>
  (await t.sql<{ n: number }>(`select count(*)::int as n from ${from}`))[0]!.n

/** All rows of the demo and of what depends on them, as text, ignoring how often a booking was written. */
const everything = async () =>
  Promise.all(
    [
      'users',
      'memberships',
      'ambassadors',
      'bookings',
      'booking_words',
      'allocations',
      'payments',
      'riding_hours',
      'enquiries',
      'waitlist_entries',
      'custom_orders',
    ].map(async (table) =>
      rowsOf(`select (to_jsonb(t) - 'row_version')::text as row from ${table} t order by 1`),
    ),
  )

it('with the demo off, its accounts and sessions are refused and its bookings are in no table', async () => {
  const session = (await login('main_admin')).body.sessionId
  const before = await everything()
  const real = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date: '2026-07-20' }) })
  expect(real.status).toBe(201)

  expect(await setDemoAside(t.db)).toEqual({ accounts: 7, bookings: expect.any(Number) })
  expect((await login('main_admin')).status).toBe(401)
  const headers = { 'x-session-id': session }
  expect((await t.call('GET', '/api/auth/user', { headers })).status).toBe(401)
  expect(await countOf('bookings')).toBe(1)
  expect(await countOf('allocations where live and booking_id not in (select id from bookings)')).toBe(0)
  for (const table of ['users', 'sessions', 'enquiries', 'waitlist_entries', 'custom_orders', 'payments'])
    expect([table, await countOf(table)]).toEqual([table, 0])

  // A second start finds the data set aside and reports the same.
  expect((await setDemoAside(t.db))?.accounts).toBe(7)

  await restoreDemo(t.db)
  const id = real.body.id as string
  await t.sql('delete from bookings where id = $1', id)
  expect(await everything()).toEqual(before)
  expect((await login('main_admin')).status).toBe(200)
})

it('a unit that a real booking took meanwhile stays with it when the demo comes back', async () => {
  await setDemoAside(t.db)
  const [sample] = await t.sql<{ unit: number; during: string }>(
    `select (row ->> 'unit_id')::int as unit, row ->> 'during' as during from demo_set_aside
        where table_name = 'allocations' and (row ->> 'live')::boolean limit 1`,
  )
  const real = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date: '2026-07-21' }) })
  await t.sql(
    'update allocations set unit_id = $2, during = $3::tstzrange where ctid = (select ctid from allocations where booking_id = $1 limit 1)',
    real.body.id,
    sample!.unit,
    sample!.during,
  )
  await restoreDemo(t.db)
  const live = await rowsOf(
    `select booking_id as row from allocations where live and unit_id = ${sample!.unit} and during && '${sample!.during}'::tstzrange`,
  )
  expect(live).toEqual([{ row: real.body.id }])
})

it('the demo comes back even if a unit of its bookings was closed meanwhile', async () => {
  await setDemoAside(t.db)
  const [sample] = await t.sql<{ unit: number; during: string }>(
    `select (row ->> 'unit_id')::int as unit, row ->> 'during' as during from demo_set_aside
        where table_name = 'allocations' and (row ->> 'live')::boolean order by id desc limit 1`,
  )
  const closed = 'update units set out_of_service = tstzmultirange($2::tstzrange) where id = $1'
  await t.sql(closed, sample!.unit, sample!.during)
  await restoreDemo(t.db)
  expect(await countOf('bookings where demo')).toBeGreaterThan(0)
  expect(
    await countOf(
      `allocations where live and unit_id = ${sample!.unit} and during = '${sample!.during}'::tstzrange`,
    ),
  ).toBe(0)
})

it('the demo comes back even after an upgrade that added a required column', async () => {
  await setDemoAside(t.db)
  const before = "update demo_set_aside set row = row - 'two_factor_required' where table_name = 'users'"
  await t.sql(before)
  await restoreDemo(t.db)
  expect((await login('main_admin')).status).toBe(200)
})

it('the demo can be seeded beside real bookings, which keep their units', async () => {
  await endDemo(t.db)
  for (const text of ['truncate users, bookings cascade', 'update units set out_of_service = null'])
    await t.sql(text)
  for (const [index, time] of ['09:00', '14:00', '19:00'].entries()) {
    const email = `guest-${index}@example.ee`
    const body = testDriveBody({ date: '2026-06-17', time, foilCount: 6, duration: '4h', email })
    expect((await t.call('POST', '/api/test-drive', { body })).status).toBe(201)
  }
  await seedDemo(t.db, t.deps.now(), async (text) => text)
  expect(await countOf('bookings where demo')).toBeGreaterThan(0)
  const ofGuests = 'allocations a join bookings b on b.id = a.booking_id where a.live and not b.demo'
  expect(await countOf(ofGuests)).toBe(18)
})

it('end-demo keeps real data and clears every state that the demo invented', async () => {
  const real = await countOf('bookings where not demo')
  expect(await endDemo(t.db)).toMatchObject({ accounts: 7 })
  expect(await countOf('demo_set_aside')).toBe(0)
  expect(await countOf('bookings')).toBe(real)
  expect(await countOf('units where battery_level is not null or base_engine_hours > 0')).toBe(0)
  expect(await endDemo(t.db)).toBeUndefined()
})
