import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Created, PaymentIntentReply, Receipt, Stored } from '#contract/views.ts'
import { jetskiBody, pendingBody, type TestApp, testApp, testDriveBody } from '#tests/app.ts'
import type { Person } from '#tests/people.ts'
import { setMembership } from '../members/find-buyer.ts'

// The test's now is Tuesday 16 June 2026; 18 June is a Thursday, 20 June a Saturday, 22 June a Monday.

const jetskiDraft = (changed: Record<string, unknown> = {}) => ({
  bookingType: 'jetski-rental',
  date: '2026-06-18',
  time: '12:00',
  location: 'Noblessner',
  duration: '2 hours',
  jetskis: ['Trixx 2023 Blue'],
  name: 'Piret Platinum',
  email: 'piret@example.ee',
  phone: '+372 5123 4567',
  ...changed,
})
const wakeDraft = (changed: Record<string, unknown> = {}) => ({
  ...jetskiDraft(),
  bookingType: 'wake-surf',
  duration: '1 hour',
  jetskis: undefined,
  customerInfo: { peopleCount: 4 },
  ...changed,
})
const groupBody = (changed: Record<string, unknown> = {}) => ({
  type: 'efoil-group',
  date: '2026-06-22',
  time: 'sunset',
  participants: 4,
  customerName: 'Piret Platinum',
  customerEmail: 'piret@example.ee',
  customerPhone: '+372 5123 4567',
  ...changed,
})

const platinumLine = (cents: number) => ({ label: 'Platinum, 25%', cents })

let app: TestApp
const make = (person: NonNullable<Person>, kind: 'platinum' | 'member' | 'club' | 'none') =>
  setMembership(app.db, person, kind, app.deps.now())
const intent = (bookingData: object, as?: Person, more: object = {}) =>
  app.call<PaymentIntentReply>('POST', '/api/create-payment-intent', { body: { bookingData, ...more }, as })
const cancel = (id: string) => app.call('DELETE', `/api/bookings/${id}`, { as: 'main_admin' })

describe('A member’s price', () => {
  beforeAll(async () => {
    app = await testApp()
    await make('platinum_member', 'platinum')
    await make('regular_user', 'member')
  })
  afterAll(() => app.close())

  test('is a quarter off for platinum, as a line of the price with its name', async () => {
    const { body } = await intent(pendingBody({ totalAmount: 270 }), 'platinum_member')
    expect(body.amount).toBe(270)
    expect(body.priceChanged).toBe(false)
    expect(body.lines).toEqual([
      { label: '3 foils × 1 h × 120\u00a0€', cents: 36_000 },
      { label: '30 extra minutes', note: 'free', tone: 'gift' },
      platinumLine(-9_000),
      { label: 'Member, Mon to Fri, 15%', note: 'not combined', tone: 'muted' },
    ])
  })

  test('applies to test drives, sessions, rides paid on site and a test booking without a hold', async () => {
    const as = 'platinum_member'
    const drive = await app.call<Created>('POST', '/api/test-drive', { body: testDriveBody(), as })
    expect(drive.body).toMatchObject({ totalPrice: '180', totalCents: 18_000 })
    expect(drive.body.lines).toContainEqual(platinumLine(-6_000))
    const group = await app.call<Stored>('POST', '/api/bookings', { body: groupBody(), as })
    expect(group.body.totalPrice).toBe('105')
    const legacy = {
      ...groupBody(),
      type: 'efoil-private',
      duration: '1 hour',
      date: '2026-06-19',
      time: '09:00',
    }
    const ride = await app.call<Stored>('POST', '/api/bookings', { body: legacy, as })
    expect(ride.body.totalPrice).toBe('90')
    const paid = await app.call<{ booking: Receipt }>('POST', '/api/bookings/create-test', {
      body: pendingBody({ date: '2026-06-25', quantity: 1 }),
      as,
    })
    expect(paid.body.booking.totalPrice).toBe('90')
  })

  test('is charged in full, and stored beside the price before the discount', async () => {
    const { body } = await intent(pendingBody({ date: '2026-06-26', quantity: 2 }), 'platinum_member')
    await app.call('POST', '/api/bookings/create-test', { body: { bookingId: body.bookingId } })
    const rows = await app.sql(
      `select b.base_price, b.total_price, b.total_cents, p.cents from bookings b join payments p on p.booking_id = b.id where b.id = $1`,
      body.bookingId,
    )
    expect(rows).toEqual([{ base_price: '240', total_price: '180', total_cents: 18_000, cents: 18_000 }])
  })

  test('is 15 % off private e-foil rentals from Monday to Friday, and not at weekends', async () => {
    const weekday = await intent(pendingBody({ time: '16:00', quantity: 1 }), 'regular_user')
    expect(weekday.body.amount).toBe(102)
    const saturday = await intent(pendingBody({ date: '2026-06-20', quantity: 1 }), 'regular_user')
    expect(saturday.body.amount).toBe(120)
    expect(saturday.body.lines.at(-1)).toEqual({
      label: 'Member, Mon to Fri, 15%',
      note: 'not at weekends',
      tone: 'muted',
    })
  })

  test('is 5 % off the first jetski ride and 10 % off the first wake surf session, once each', async () => {
    const first = await intent(jetskiDraft(), 'regular_user')
    expect(first.body.amount).toBe(199.5)
    expect(first.body.lines).toContainEqual({ label: 'First jetski ride, 5%', cents: -1_050 })
    const second = await intent(jetskiDraft({ time: '16:00' }), 'regular_user')
    expect(second.body.amount).toBe(210)
    const wave = await intent(wakeDraft(), 'regular_user')
    expect(wave.body.amount).toBe(162)
    expect((await intent(wakeDraft({ time: '16:00' }), 'regular_user')).body.amount).toBe(180)
    for (const { body } of [first, second, wave]) await cancel(body.bookingId)
  })

  test('is kept for the first jetski ride after a request whose price is still open', async () => {
    const body = jetskiBody({ date: '2026-06-25', equipment: 'GTI 130' })
    const request = await app.call<Stored>('POST', '/api/bookings', { body, as: 'regular_user' })
    expect(request.status).toBe(201)
    const ride = await intent(jetskiDraft({ date: '2026-06-25' }), 'regular_user')
    expect(ride.body.amount).toBe(199.5)
    await cancel(ride.body.bookingId)
    await cancel(request.body.id)
  })

  test('applies to the first booking even if its hold is replaced or an earlier one was cancelled', async () => {
    const held = await intent(jetskiDraft({ date: '2026-06-23' }), 'regular_user')
    const { bookingId, clientSecret } = held.body
    const again = await intent(jetskiDraft({ date: '2026-06-23', time: '18:00' }), 'regular_user', {
      replaces: { bookingId, clientSecret },
    })
    expect([held.body.amount, again.body.amount]).toEqual([199.5, 199.5])
    await cancel(again.body.bookingId)
    expect((await intent(jetskiDraft({ date: '2026-06-24' }), 'regular_user')).body.amount).toBe(199.5)
  })

  test('stays the same when staff move the booking to another day', async () => {
    const { body } = await intent(pendingBody({ date: '2026-07-01', quantity: 1 }), 'regular_user')
    expect(body.amount).toBe(102)
    await app.call('POST', '/api/bookings/create-test', { body: { bookingId: body.bookingId } })
    const moved = await app.call<{ totalPrice: string }>(
      'PATCH',
      `/api/bookings/${body.bookingId}/reschedule`,
      {
        body: { date: '2026-07-04', time: '12:00' },
        as: 'main_admin',
      },
    )
    expect([moved.status, moved.body.totalPrice]).toEqual([200, '102'])
  })
})

describe('No other guest', () => {
  beforeAll(async () => {
    app = await testApp()
    await make('platinum_member', 'platinum')
  })
  afterAll(() => app.close())

  test('gets it, neither a visitor nor an account without membership, whatever the body says', async () => {
    const claimed = pendingBody({
      totalAmount: 270,
      memberships: ['platinum'],
      buyer: { memberships: ['platinum'] },
    })
    const visitor = await intent(claimed)
    expect(visitor.body).toMatchObject({ amount: 360, priceChanged: true })
    expect(visitor.body.lines).toHaveLength(2)
    const regular = await intent({ ...claimed, time: '15:00' }, 'regular_user')
    expect(regular.body).toMatchObject({ amount: 360, priceChanged: true })
    expect(regular.body.lines).toHaveLength(2)
  })

  test('gets it after a membership has ended or before it begins', async () => {
    await app.sql('delete from memberships')
    await app.sql(
      `insert into memberships (user_id, kind, begins, ends)
        select id, 'platinum', '2026-03-01'::date, '2026-06-15'::date from users where username = 'platinum_member' union all
        select id, 'platinum', '2026-06-17'::date, null from users where username = 'platinum_member'`,
    )
    const before = await intent(pendingBody({ date: '2026-06-30' }), 'platinum_member')
    expect(before.body.amount).toBe(360)
    // 17 June in Tallinn, still 16 June in UTC.
    app.setNow('2026-06-16T21:30:00Z')
    const after = await intent(pendingBody({ date: '2026-07-01' }), 'platinum_member')
    expect(after.body.amount).toBe(270)
  })

  test('needs a query for it: a visitor’s booking looks up no account', async () => {
    const statements: string[] = []
    const { run } = app.db
    app.db.run = ((statement, values) => {
      statements.push(typeof statement === 'object' ? statement.name : statement)
      return run.call(app.db, statement, values)
    }) as typeof run
    await app.call('POST', '/api/test-drive', { body: testDriveBody({ date: '2026-06-29' }) })
    app.db.run = run
    expect(statements).not.toContain('find-buyer')
    expect(statements).not.toContain('lock-buyer')
  })
})

describe('Two first rides booked in the same moment', () => {
  beforeAll(async () => {
    app = await testApp()
    await make('regular_user', 'member')
  })
  afterAll(() => app.close())

  test('get the discount for the first ride once', async () => {
    // Different machines, so that only the lock on the account can keep the three apart.
    const jetskis = ['Trixx 2023 Blue', 'Trixx 2023 Red', 'Trixx 2025 Red']
    for (let round = 0; round < 6; round++) {
      const answers = await Promise.all(
        jetskis.map((jetski) =>
          intent(jetskiDraft({ jetskis: [jetski], duration: '1 hour' }), 'regular_user'),
        ),
      )
      const amounts = answers.map(({ body }) => body.amount).sort((one, other) => one - other)
      expect(amounts).toEqual([123.5, 130, 130])
      for (const { body } of answers) await cancel(body.bookingId)
    }
  })
})
