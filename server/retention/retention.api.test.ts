import { beforeEach, describe, expect, it } from 'vitest'
import { appOfFile, pendingBody, testDriveBody, testNow } from '#tests/app.ts'
import { paidRide } from '#tests/own-link.ts'
import { periodicJobs } from '../periodic-jobs.ts'
import { eraseOld } from './erase-old.ts'

const t = await appOfFile({ DEMO: 'on' })
beforeEach(async () => {
  await t.sql(
    'truncate bookings, messages, enquiries, waitlist_entries, custom_orders, retention_runs cascade',
  )
  t.deps.availability.invalidate()
})

const now = Temporal.Instant.from(testNow)
const daysAgo = (days: number) => now.subtract({ hours: days * 24 }).toString()
const idsIn = async (table: string, column: string) =>
  (await t.sql<{ one: string }>(`select ${column} as one from ${table} order by 1`)).map(({ one }) => one)
const none = {
  bookingsWithoutName: 0,
  bookingsDeleted: 0,
  requests: 0,
  waitlistEntries: 0,
  orders: 0,
  messages: 0,
}
const ask = (name: string, state: string, changed: string) =>
  t.sql(
    `insert into enquiries (reference, kind, sector, full_name, email, promised_until, state, created_at, updated_at)
     values ($1, 'club-join', 'efoil', $1, 'a@example.ee', $3, $2, $3, $3)`,
    name,
    state,
    changed,
  )
const wait = (name: string, columns: Record<string, string>) =>
  t.sql(
    `insert into waitlist_entries (full_name, email, location, created_at, ${Object.keys(columns).join(', ')})
     values ($1, 'a@example.ee', 'tallinn', '2020-01-01', ${Object.keys(columns).map((_, index) => `$${index + 2}`)})`,
    name,
    ...Object.values(columns),
  )

describe('data older than the privacy page allows', () => {
  it('bookings of the eighth year back lose the person if money moved, else they are deleted', async () => {
    const [paid, younger] = [await paidRide(t, '2026-06-18'), await paidRide(t, '2026-06-19')]
    const { body: unpaid } = await t.call<{ id: string }>('POST', '/api/test-drive', {
      body: testDriveBody(),
    })
    await t.sql(
      `update bookings set start_time = '2018-12-31T20:00:00Z' where id in ($1, $2)`,
      paid,
      unpaid.id,
    )
    await t.sql(`update bookings set start_time = '2019-01-01T00:00:00Z' where id = $1`, younger)
    expect(await eraseOld(t.db, now)).toEqual({ ...none, bookingsWithoutName: 1, bookingsDeleted: 1 })
    const left = await t.sql(
      'select id, customer_name as name, customer_phone as phone from bookings order by start_time',
    )
    expect(left).toEqual([
      { id: paid, name: 'Erased', phone: null },
      { id: younger, name: 'Liis Tamm', phone: '+372 5123 4567' },
    ])
    expect(await t.sql('select 1 from payments where booking_id = $1', paid)).toHaveLength(1)
    expect(await t.sql('select 1 from messages where booking_id = $1', paid)).toEqual([])
    expect(
      await t.sql(`select 1 from booking_words where booking_id = $1 and words like '%liis%'`, paid),
    ).toEqual([])
  })

  it('unpaid holds are deleted 30 days after they expired, unless a payment was or may be taken', async () => {
    const hold = async (date: string, ended: string, payment?: string) => {
      const { body } = await t.call<{ bookingId: string }>('POST', '/api/create-payment-intent', {
        body: { amount: 360, bookingData: pendingBody({ date }) },
      })
      await t.sql('update bookings set held_until = $2 where id = $1', body.bookingId, ended)
      if (payment)
        await t.sql(
          `insert into card_payments (intent_id, booking_id, cents, currency, state, created_at, checked_at)
           values ($1, $1, 36000, 'eur', $2, now(), now())`,
          body.bookingId,
          payment,
        )
      return body.bookingId
    }
    await hold('2026-06-18', daysAgo(31))
    await hold('2026-06-19', daysAgo(31), 'cancelled')
    const [lately, waits, taken] = [
      await hold('2026-06-20', daysAgo(29)),
      await hold('2026-06-21', daysAgo(31), 'processing'),
      await hold('2026-06-22', daysAgo(31), 'succeeded'),
    ]
    expect(await eraseOld(t.db, now)).toEqual({ ...none, bookingsDeleted: 2 })
    expect(await idsIn('bookings', 'id')).toEqual([lately, waits, taken].sort())
    expect(await idsIn('bookings', 'customer_name')).not.toContain('Erased')
  })

  it('requests, waitlist entries, orders and messages are deleted 30 days after they are settled, open ones stay', async () => {
    await ask('answered', 'answered', daysAgo(31))
    await ask('lately', 'closed', daysAgo(29))
    await ask('open', 'taken', daysAgo(400))
    await wait('told', { told_at: daysAgo(31) })
    await wait('over', { wanted_date: '2026-05-01' })
    await wait('lately', { told_at: daysAgo(29) })
    await wait('waits', { wanted_date: '2026-07-01' })
    await wait('open', { receive_updates: 'true' })
    await t.sql(
      `insert into custom_orders (full_name, email, color, motor_power, mast_length, total_price, deleted_at)
       values ('old', 'a@example.ee', 'c', 'm', 'm', 1, $1), ('new', 'a@example.ee', 'c', 'm', 'm', 1, null)`,
      daysAgo(31),
    )
    await t.sql(
      `insert into messages (kind, to_address, state, due_at, created_at)
       values ('manual', 'old@example.ee', 'sent', $1, $1), ('manual', 'new@example.ee', 'sent', $2, $2)`,
      daysAgo(366),
      daysAgo(364),
    )
    expect(await eraseOld(t.db, now)).toEqual({
      ...none,
      requests: 1,
      waitlistEntries: 2,
      orders: 1,
      messages: 1,
    })
    expect(await idsIn('enquiries', 'reference')).toEqual(['lately', 'open'])
    expect(await idsIn('waitlist_entries', 'full_name')).toEqual(['lately', 'open', 'waits'])
    expect(await idsIn('custom_orders', 'full_name')).toEqual(['new'])
    expect(await idsIn('messages', 'to_address')).toEqual(['new@example.ee'])
  })

  it('are deleted once a day by one of two servers, 200 rows at a time, and the numbers are stored', async () => {
    for (let index = 0; index < 450; index++) await ask(`answered-${index}`, 'answered', daysAgo(31))
    const both = await Promise.all([eraseOld(t.db, now), eraseOld(t.db, now)])
    expect(both.filter((one) => one !== undefined)).toEqual([{ ...none, requests: 450 }])
    expect(await t.sql('select counts from retention_runs')).toEqual([{ counts: { ...none, requests: 450 } }])
    expect(await eraseOld(t.db, now.add({ hours: 19 }))).toBeUndefined()
    expect(await eraseOld(t.db, now.add({ hours: 21 }))).toEqual(none)
  })

  it('are deleted an hour after an interrupted run', async () => {
    await t.sql(`insert into retention_runs (at, counts) values ($1, '{}')`, testNow)
    expect(await eraseOld(t.db, now.add({ minutes: 59 }))).toBeUndefined()
    expect(await eraseOld(t.db, now.add({ minutes: 61 }))).toEqual(none)
  })

  it('are deleted again once a day after a run whose clock was wrong by a year', async () => {
    await t.sql(`insert into retention_runs (at, counts) values ('2027-06-16T08:00:00Z', $1)`, none)
    expect(await eraseOld(t.db, now)).toEqual(none)
    expect(await eraseOld(t.db, now.add({ hours: 1 }))).toBeUndefined()
  })

  it('are deleted by a periodic job of the server, which logs the numbers', async () => {
    await ask('answered', 'answered', daysAgo(31))
    const lines: unknown[] = []
    const fail = () => (error: unknown) => lines.push(error)
    for (const { work } of periodicJobs(t.deps, fail, (facts, words) => lines.push([words, facts])))
      await work().catch((error: unknown) => lines.push(error))
    expect(lines).toContainEqual(['forgot what is past its time', { forgotten: { ...none, requests: 1 } }])
  })
})
