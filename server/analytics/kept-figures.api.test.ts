import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Overview } from '#contract/views.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import type { Sector } from '#domain/roles.ts'
import { sectors as allSectors } from '#domain/roles.ts'
import type { TestApp } from '#tests/app.ts'
import { pendingBody, testApp, testDriveBody } from '#tests/app.ts'
import { keepFigures } from './books.ts'
import { overviewOf } from './overview.ts'

// Whatever happens, and whenever it is taken into the sums: each figure is what plain SQL over all rows gives.

const zone = 'Europe/Tallinn'
const rounds = 4

/** Numbers from 0 to below `most`, the same ones in every run. */
function dice(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

const shuffled = <One>(all: readonly One[], roll: (most: number) => number): One[] =>
  all
    .map((one) => ({ one, at: roll(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)

const revenueSql = `
  select (p.at at time zone '${zone}')::date::text as day, b.sector,
    sum(case when p.kind in ('refund', 'dispute') then -p.cents else p.cents end)::int as cents
  from payments p join bookings b on b.id = p.booking_id
  where $1 or (p.method <> 'test' and not b.demo) group by 1, 2`

const customersSql = `
  with booked as (
    select lower(customer_email) as email, sector, (created_at at time zone '${zone}')::date as day from bookings
    where customer_email <> '' and status <> 'cancelled' and (status <> 'pending' or held_until is null)
      and ($1 or (payment_method <> 'test' and not demo))
  ),
  people as (
    select email, scope, min(day) as first, max(day) filter (where scope in ('all', sector)) as last, count(*) as bookings
    from booked cross join unnest(array['all', 'efoil', 'jetski']) as scope group by email, scope
  )
  select scope, count(*)::int as customers, count(*) filter (where first >= $2::date)::int as new,
    array(select count(p.email)::int from generate_series(0, 7) as week left join people p on p.scope = people.scope and p.last >= $2::date
      and p.first between $3::date - 55 + 7 * week and $3::date - 49 + 7 * week group by week order by week) as weeks,
    count(*) filter (where bookings > 1)::int as returning
  from people where last >= $2::date group by scope`

const scopes: Record<string, readonly Sector[]> = { all: allSectors, efoil: ['efoil'], jetski: ['jetski'] }

async function expectSums(t: TestApp, demo: boolean, after: string): Promise<void> {
  const now = t.deps.now()
  const today = wallTime(now, zone).date
  const monthStart = `${today.slice(0, 7)}-01`
  const query = <Row extends object>(text: string, values: unknown[]) =>
    t.db.run<Row>({ name: '', text }, values)
  const moved = await query<{ day: string; sector: Sector; cents: number }>(revenueSql, [demo])
  const people = await query<{ scope: string }>(customersSql, [demo, addDays(today, -60), today])
  for (const [scope, sectors] of Object.entries(scopes)) {
    const caller = {
      userId: 1,
      username: 'x',
      role: 'main_admin',
      sectors,
      sessionId: 1,
      email: null,
    } as const
    const told = await overviewOf(t.deps, caller, { range: 'month' }, { now, demo })
    const between = (from: string, to: string) =>
      moved
        .filter(({ day, sector }) => day >= from && day <= to && sectors.includes(sector))
        .reduce((sum, { cents }) => sum + cents, 0)
    const lastMonthDay = addDays(monthStart, -1)
    expect(told, after).toMatchObject({
      totalRevenueCents: between(monthStart, today),
      previousRevenueCents: between(addDays(monthStart, -Number(today.slice(8))), lastMonthDay),
    })
    expect(sumOf(told.revenueSeries), after).toBe(between(addDays(today, -13), today))
    const nobody = { scope, customers: 0, new: 0, weeks: [0, 0, 0, 0, 0, 0, 0, 0], returning: 0 }
    expect(people.find((row) => row.scope === scope) ?? nobody, `${after}, ${scope}`).toEqual({
      scope,
      customers: told.customers,
      new: told.newCustomers,
      weeks: told.newCustomersByWeek.map(({ people: each }) => each),
      returning: told.returningCustomers,
    })
  }
}
const sumOf = (series: Overview['revenueSeries']) => series.reduce((sum, { cents }) => sum + cents, 0)

/** Acts of customers and staff on a few bookings of a few people, each with its name. */
function actsOn(t: TestApp, roll: (most: number) => number) {
  const admin = { as: 'main_admin' as const }
  const made: string[] = []
  const any = () => made[roll(made.length)] ?? 'none'
  const who = () => ({ email: `Rider${roll(9)}@example.ee` })
  const soon = () => addDays(wallTime(t.deps.now(), zone).date, 1 + roll(20))
  const remember = (id: unknown) => {
    if (typeof id === 'string') made.push(id)
  }
  const sold = async (path: string, body: object) => {
    const { body: answer } = await t.call('POST', path, { body })
    remember(answer.id ?? answer.bookingId)
    return answer
  }
  const run = (text: string, values: unknown[]) => t.db.run({ name: '', text }, values)
  const acts: Record<string, () => Promise<unknown>> = {
    'a test drive': () => sold('/api/test-drive', testDriveBody({ date: soon(), time: '12:00', ...who() })),
    'a hold': () =>
      sold('/api/create-payment-intent', { bookingData: pendingBody({ date: soon(), ...who() }) }),
    'a payment in the test': async () => {
      const { bookingId } = await sold('/api/create-payment-intent', {
        bookingData: pendingBody({ date: soon(), ...who() }),
      })
      return t.call('POST', '/api/bookings/create-test', { body: { bookingId } })
    },
    'money on site': () =>
      t.call('POST', `/api/bookings/${any()}/payments`, {
        body: { amount: 20 + roll(60), method: 'cash' },
        ...admin,
      }),
    'a refund': () =>
      t.call('POST', `/api/bookings/${any()}/refund`, {
        body: { amount: 1 + roll(15), reason: 'was cold' },
        ...admin,
      }),
    'a cancel': () =>
      t.call('PATCH', `/api/bookings/${any()}/status`, { body: { status: 'cancelled' }, ...admin }),
    'a delete': () => t.call('DELETE', `/api/bookings/${any()}`, admin),
    'an undo': () => t.call('POST', `/api/bookings/${any()}/restore`, admin),
    'a move': () =>
      t.call('PATCH', `/api/bookings/${any()}/reschedule`, {
        body: { date: soon(), time: '15:00' },
        ...admin,
      }),
    'a charge that is told late': () =>
      run(
        "insert into payments (booking_id, kind, method, cents, at) select id, 'charge', 'card', 4100, $2 from bookings where id = $1",
        [
          any(),
          t.deps
            .now()
            .subtract({ hours: roll(500) })
            .toString(),
        ],
      ),
    'a booking of another sector, entered late': () =>
      run(
        `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', $2::text, 'reference', $2::text, 'sector', 'jetski',
          'once_key', null, 'payment_method', 'on_site', 'created_at', $3::timestamptz, 'status', 'confirmed', 'held_until', null))).*
        from bookings b where id = $1`,
        [
          any(),
          `late-${roll(1_000_000)}`,
          t.deps
            .now()
            .subtract({ hours: roll(2_000) })
            .toString(),
        ],
      ).then(() => undefined),
    'another e-mail': () =>
      run('update bookings set customer_email = $2 where id = $1', [any(), who().email]),
    'a booking that is gone': () => run('delete from bookings where id = $1', [any()]),
    'some hours later': async () => {
      t.setNow(
        t.deps
          .now()
          .add({ minutes: roll(1_500) })
          .toString(),
      )
    },
  }
  return acts
}

describe.each([
  ['of a shop', 'off', 7],
  ['of the demo', 'on', 11],
] as const)('figures %s', (_what, demo, seed) => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp({ DEMO: demo })
  })
  afterAll(() => t.close())

  it('equal plain SQL after each act, whenever the past was taken into the sums', async () => {
    const roll = dice(seed)
    const demoIsOn = demo === 'on'
    const end = Temporal.Now.instant()
    // What is older than an hour leaves marks and what is younger does not, by the clock of the database: both happen here.
    t.setNow(end.subtract({ hours: 24 * 24 }).toString())
    const acts = actsOn(t, roll)
    const names = [...Object.keys(acts), 'a test drive', 'a test drive', 'a hold', 'money on site']
    const order = Array.from({ length: rounds }, () => shuffled(names, roll)).flat()
    for (const [step, name] of ['a test drive', 'a hold', ...order].entries()) {
      await acts[name]!()
      // The last acts are of this very hour.
      if (step === names.length * (rounds - 1)) t.setNow(end.toString())
      await expectSums(t, demoIsOn, `${step}: ${name}`)
      if (roll(4) > 0) continue
      // Not always all of the past: the sums also grow by what was read from the rows until now.
      await keepFigures(
        t.db,
        demoIsOn,
        t.deps
          .now()
          .subtract({ hours: roll(200) })
          .toString(),
      )
      await expectSums(t, demoIsOn, `${step}: ${name}, kept`)
    }
  }, 120_000)

  it('do not look at hundreds of changes again and again until the next minute', async () => {
    await keepFigures(t.db, demo === 'on')
    const change = `insert into changed_customers (email) select 'nobody' || n || '@example.ee' from generate_series(1, 70) n`
    await t.db.run({ name: '', text: change }, [])
    const nudged = vi.spyOn(t.deps, 'nudgeFigures')
    await expectSums(t, demo === 'on', 'many changes')
    expect(nudged).toHaveBeenCalled()
    await keepFigures(t.db, demo === 'on')
    nudged.mockClear()
    await expectSums(t, demo === 'on', 'many changes, kept')
    expect(nudged).not.toHaveBeenCalled()
  })

  it('equal it after all bookings went, and in the books of another shop', async () => {
    await keepFigures(t.db, demo !== 'on')
    await expectSums(t, demo === 'on', 'other books')
    await expectSums(t, demo !== 'on', 'these books')
    await t.db.run({ name: '', text: 'truncate bookings cascade' }, [])
    await expectSums(t, demo === 'on', 'truncate')
  })
})
