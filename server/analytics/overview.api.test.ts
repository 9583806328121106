import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Overview } from '#contract/views.ts'
import type { Role } from '#domain/roles.ts'
import { type TestApp, testApp } from '#tests/app.ts'

// 16 June 2026 is a Tuesday; the books are kept in Tallinn's time, three hours ahead of UTC.

type Paid = {
  id: string
  sector?: string
  cents: number
  at: string
  kind?: string
  method?: string
  status?: string
  demo?: boolean
  email?: string
  createdAt?: string
}

const sold: Paid[] = [
  { id: 'today', cents: 12_000, at: '2026-06-16T07:00:00Z' },
  {
    id: 'today-late',
    cents: 5_000,
    at: '2026-06-15T21:30:00Z',
    sector: 'jetski',
    email: 'second@example.ee',
  },
  { id: 'yesterday', cents: 7_000, at: '2026-06-15T20:30:00Z' },
  {
    id: 'cash',
    cents: 4_000,
    at: '2026-06-16T06:00:00Z',
    kind: 'on_site',
    method: 'cash',
    sector: 'wakesurf',
  },
  { id: 'month', cents: 30_000, at: '2026-06-02T10:00:00Z', sector: 'jetski' },
  { id: 'long-ago', cents: 90_000, at: '2026-03-02T10:00:00Z', createdAt: '2026-03-01T10:00:00Z' },
  {
    id: 'cancelled',
    cents: 11_000,
    at: '2026-06-16T07:30:00Z',
    status: 'cancelled',
    email: 'gone@example.ee',
  },
  { id: 'test', cents: 13_000, at: '2026-06-16T07:30:00Z', method: 'test', email: 'tester@example.ee' },
  { id: 'sample', cents: 17_000, at: '2026-06-16T07:30:00Z', demo: true, email: 'sample@example.ee' },
]

async function store(t: TestApp): Promise<void> {
  for (const one of sold) {
    const method = one.method ?? 'card'
    const created = one.createdAt ?? '2026-06-01T10:00:00Z'
    await t.sql(
      `insert into bookings (id, reference, activity, sector, equipment_type, customer_name, customer_email, location, date, time,
        start_time, end_time, duration, number_of_people, base_price, total_price, total_cents, lines, choice, status,
        payment_method, channel, demo, created_at, updated_at)
        values ($1, 'ML-' || $1, 'test-drive', $2, 'efoil', 'Liis Tamm', $3, 'tallinn', '2026-06-20', '12:00',
        '2026-06-20T09:00Z', '2026-06-20T10:00Z', 60, 1, '1', '1', $4, '[]', '{"foils":1,"duration":"1h"}', $5, $6, 'site', $7, $8, $8)`,
      one.id,
      one.sector ?? 'efoil',
      one.email ?? 'liis@example.ee',
      one.cents,
      one.status ?? 'confirmed',
      method === 'cash' ? 'on_site' : method,
      one.demo ?? false,
      created,
    )
    await t.sql(
      'insert into payments (booking_id, kind, method, cents, at) values ($1, $2, $3, $4, $5)',
      one.id,
      one.kind ?? 'charge',
      method,
      one.cents,
      one.at,
    )
  }
  await t.sql(
    'insert into payments (booking_id, kind, method, cents, at) values ($1, $2, $3, $4, $5)',
    'today',
    'refund',
    'card',
    2_000,
    '2026-06-16T07:45:00Z',
  )
  // Of the cancelled booking 4 000 are kept: its customer cancelled late and staff refunded the rest.
  await t.sql(
    'insert into payments (booking_id, kind, method, cents, at) values ($1, $2, $3, $4, $5)',
    'cancelled',
    'refund',
    'card',
    7_000,
    '2026-06-16T07:50:00Z',
  )
}

/** The same sum computed in SQL: card and table must agree. */
async function sumInSql(t: TestApp, from: string, to: string, sectors: string[]): Promise<number> {
  const [row] = await t.sql<{ cents: number }>(
    `select coalesce(sum(p.cents * case when p.kind in ('refund', 'dispute') then -1 else 1 end), 0)::int as cents
      from payments p join bookings b on b.id = p.booking_id
      where (p.at at time zone 'Europe/Tallinn')::date between $1::date and $2::date
        and b.sector = any($3::text[]) and not b.demo and p.method <> 'test'`,
    from,
    to,
    sectors,
  )
  return row!.cents
}

describe('figures of the dashboard', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp()
    await store(t)
  })
  afterAll(() => t.close())
  const figures = async (query = '', as: Role = 'main_admin') =>
    (await t.call<Overview>('GET', `/api/analytics/overview${query}`, { as })).body

  const all = ['jetski', 'efoil', 'wakesurf', 'main']
  it.each([
    ['today', '2026-06-16', all, ''],
    ['week', '2026-06-15', all, ''],
    ['month', '2026-06-01', all, ''],
    ['month', '2026-06-01', ['jetski'], '&sector=jetski'],
  ])('Total Revenue of %s since %s is the sum that SQL gives (%s)', async (range, from, sectors, sector) => {
    const { totalRevenueCents } = await figures(`?range=${range}${sector}`)
    expect(totalRevenueCents).toBe(await sumInSql(t, from, '2026-06-16', sectors as string[]))
    expect(totalRevenueCents).toBeGreaterThan(0)
  })

  it('count every movement by the day of the books, with the kept part of cancelled bookings, without test and sample bookings', async () => {
    const today = await figures('?range=today')
    // 12 000 + 5 000 (half past midnight in Tallinn) + 4 000 in cash - 2 000 refunded + 4 000 kept of the cancelled one.
    expect(today.totalRevenueCents).toBe(23_000)
    expect(today.previousRevenueCents).toBe(7_000)
    expect(today.monthRevenueCents).toBe(60_000)
    expect(today.revenueSeries!.at(-1)).toEqual({ day: '2026-06-16', cents: 23_000 })
    expect(today.revenueSeries!).toHaveLength(14)
    expect(today.demo).toBe(false)
  })

  it('say how the money of today came, so that the till can be counted; not to who does not see money', async () => {
    const { takenToday } = await figures('?range=month')
    expect(takenToday).toEqual([
      { method: 'card', cents: 19_000 },
      { method: 'cash', cents: 4_000 },
    ])
    expect((await figures('', 'jetski_admin')).takenToday).toEqual([{ method: 'card', cents: 5_000 }])
  })

  it('New Customers are those whose first booking was made in the last 60 days', async () => {
    const { newCustomers, returningCustomers, customers } = await figures()
    // second@ is new; liis@ booked in March already and returned.
    expect({ newCustomers, returningCustomers, customers }).toEqual({
      newCustomers: 1,
      returningCustomers: 1,
      customers: 2,
    })
  })

  it('New Customers are counted by week of their first booking, the last of eight weeks ending today', async () => {
    const { newCustomersByWeek: weeks } = await figures()
    expect(weeks.map(({ people }) => people)).toEqual([0, 0, 0, 0, 0, 1, 0, 0])
    expect([weeks[0]?.from, weeks[5]?.from, weeks[7]?.from]).toEqual([
      '2026-04-22',
      '2026-05-27',
      '2026-06-10',
    ])
  })

  it('of a sector include only its own, for every caller', async () => {
    expect((await figures('?range=month', 'jetski_admin')).totalRevenueCents).toBe(35_000)
    expect((await figures('?range=month&sector=efoil', 'jetski_admin')).totalRevenueCents).toBe(0)
  })

  it('do not count people whose data were erased as one returning customer', async () => {
    const before = await figures()
    await t.sql(
      "update bookings set customer_email = 'erased@invalid' where id in ('today', 'today-late', 'month')",
    )
    t.setNow('2026-06-16T08:02:00Z')
    const { customers, returningCustomers, newCustomers } = await figures()
    expect({ customers, returningCustomers, newCustomers }).toEqual({
      customers: before.customers - 1,
      returningCustomers: before.returningCustomers,
      newCustomers: before.newCustomers - 1,
    })
  })

  it('name the wrong field', async () => {
    const { status, body } = await t.call<{ errors: { path: string }[] }>(
      'GET',
      '/api/analytics/overview?range=century',
      { as: 'main_admin' },
    )
    expect([status, body.errors[0]?.path]).toEqual([400, 'range'])
  })

  it('of the jetski dashboard keep the unrefunded part of a cancelled booking but do not count it as booked', async () => {
    const before = (await t.call('GET', '/api/analytics/jetski', { as: 'jetski_admin' })).body
    expect(before.monthlyRevenue).toBe(350)
    await t.sql("update bookings set status = 'cancelled' where id = 'month'")
    t.deps.feed.publish({ type: 'booking', id: 'month', sector: 'jetski' })
    const after = (await t.call('GET', '/api/analytics/jetski', { as: 'jetski_admin' })).body
    expect(after.monthlyRevenue).toBe(350)
    expect(after.totalBookings).toBe(Number(before.totalBookings) - 1)
    await t.sql(
      "insert into payments (booking_id, kind, method, cents, at) values ('month', 'refund', 'card', 30000, '2026-06-16T07:55:00Z')",
    )
    t.deps.feed.publish({ type: 'booking', id: 'month', sector: 'jetski' })
    expect((await t.call('GET', '/api/analytics/jetski', { as: 'jetski_admin' })).body.monthlyRevenue).toBe(
      50,
    )
  })
})

describe('figures of the demo', () => {
  it('count sample and test bookings, and say that they do', async () => {
    const t = await testApp({ DEMO: 'on' })
    await store(t)
    const { body } = await t.call<Overview>('GET', '/api/analytics/overview?range=today', {
      as: 'main_admin',
    })
    expect(body.totalRevenueCents).toBe(23_000 + 13_000 + 17_000)
    expect(body.demo).toBe(true)
    await t.close()
  })
})
