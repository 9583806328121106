import { beforeAll, describe, expect, it } from 'vitest'
import { sendDueRefunds } from '#server/payments/refund-worker.ts'
import { appOfFile, pendingBody, testApp, testDriveBody } from '#tests/app.ts'
import type { Person } from '#tests/people.ts'

const t = await appOfFile({ DEMO: 'on' })
let code: string
beforeAll(async () => {
  code = (await mine()).code!
})

type Referrals = {
  code: string | null
  level: string
  percent: number
  completed: number
  commissionCents: number
  bookings: { reference: string; status: string; commissionCents: number }[]
}
type Booked = { id: string; reference: string }

const mine = async (as: Person = 'rayfoil_ambassador') =>
  (await t.call<Referrals>('GET', '/api/my/referrals', { as })).body
const referred = async () => (await mine()).bookings.map(({ reference }) => reference)

let hour = 9
const testDrive = async (referral: string | undefined, changed: Record<string, unknown> = {}, as?: Person) =>
  (
    await t.call<Booked>('POST', '/api/test-drive', {
      body: testDriveBody({ time: `${String(hour++).padStart(2, '0')}:00`, foilCount: 1, ...changed }),
      ...(referral ? { headers: { 'x-referral': referral } } : {}),
      ...(as ? { as } : {}),
    })
  ).body

describe('an ambassador’s link', () => {
  it('has one code, which stays and is shown to its ambassador only', async () => {
    expect(code).toMatch(/^[2-9A-Z]{6}$/)
    expect((await mine()).code).toBe(code)
    expect((await mine('main_admin')).code).toBeNull()
    expect(await t.call('GET', '/api/my/referrals', { as: 'regular_user' })).toMatchObject({ status: 403 })
  })

  it('begins at Bronze with nothing earned', async () => {
    expect(await mine()).toMatchObject({ level: 'bronze', percent: 5, completed: 0, commissionCents: 0 })
  })

  it('lists every kind of booking made by it, without the guest’s name', async () => {
    const drive = await testDrive(code.toLowerCase())
    const held = await t.call<Booked>('POST', '/api/create-payment-intent', {
      body: { amount: 120, bookingData: pendingBody({ quantity: 1 }) },
      headers: { 'x-referral': code },
    })
    const atOnce = await t.call<{ booking: Booked }>('POST', '/api/bookings/create-test', {
      body: pendingBody({ quantity: 1, time: '16:00' }),
      headers: { 'x-referral': code },
    })
    const session = await t.call<Booked>('POST', '/api/bookings', {
      body: {
        type: 'efoil-group',
        date: '2026-06-22',
        time: 'evening',
        participants: 1,
        totalPrice: 35,
        customerName: 'Mart Saar',
        customerEmail: 'mart.saar@example.ee',
        customerPhone: '+372 5123 4567',
      },
      headers: { 'x-referral': code },
    })
    const { bookings } = await mine()
    expect(bookings.map(({ reference }) => reference)).toEqual(
      expect.arrayContaining(
        [drive, held.body, atOnce.body.booking, session.body].map(({ reference }) => reference),
      ),
    )
    expect(JSON.stringify(bookings)).not.toMatch(/liis|mart|5123|@/i)
  })

  it.each([
    ['an unknown code', 'NOBODY'],
    ['what is no code', "x'; drop table bookings"],
    ['no code', undefined],
  ])('does not prevent a booking with %s', async (_what, given) => {
    const { reference } = await testDrive(given)
    expect(reference).toMatch(/^ML-/)
    expect(await referred()).not.toContain(reference)
  })

  it('lists all bookings, even more than a hundred', async () => {
    const { id } = await testDrive(code)
    const before = (await mine()).bookings.length
    await t.sql(
      `insert into bookings select copy.* from bookings b, generate_series(1, 101) n,
          jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'reference', 'ML-' || 10000 + n)) copy
          where b.id = $1`,
      id,
    )
    expect((await mine()).bookings).toHaveLength(before + 101)
  })

  it('does not count the ambassador’s own bookings, nor one added to the account later', async () => {
    const signedIn = await testDrive(code, {}, 'rayfoil_ambassador')
    const byMail = await testDrive(code, { email: 'Rayfoil_Ambassador@example.com' })
    const kept = await testDrive(code, { email: 'another.address@example.ee' })
    await t.call('POST', '/api/bookings/find', {
      body: { reference: kept.reference, email: 'another.address@example.ee' },
      as: 'rayfoil_ambassador',
    })
    const all = await referred()
    for (const { reference } of [signedIn, byMail, kept]) expect(all).not.toContain(reference)
  })
})

describe('the commission', () => {
  it('counts completed and paid bookings minus refunds', async () => {
    const { body } = await t.call<{ booking: Booked & { totalCents: number } }>(
      'POST',
      '/api/bookings/create-test',
      { body: pendingBody({ quantity: 1, time: '20:00' }), headers: { 'x-referral': code } },
    )
    const { id, totalCents } = body.booking
    expect((await mine()).commissionCents).toBe(0)
    for (const status of ['in_progress', 'completed'])
      await t.call('PATCH', `/api/bookings/${id}/status`, { as: 'main_admin', body: { status } })
    expect(await mine()).toMatchObject({ completed: 1, commissionCents: Math.round(totalCents * 0.05) })
    const goodwillCents = 2_000
    const refund = await t.call('POST', `/api/bookings/${id}/refund`, {
      as: 'main_admin',
      body: { amount: goodwillCents / 100, reason: 'The wind came late' },
    })
    expect(refund.status).toBe(200)
    await sendDueRefunds(t.deps, (error) => {
      throw error
    })
    expect((await mine()).commissionCents).toBe(Math.round((totalCents - goodwillCents) * 0.05))
    await t.sql(
      `insert into payments (booking_id, kind, method, cents, at) values ($1, 'refund', 'test', $2, $3)`,
      id,
      totalCents - goodwillCents,
      t.deps.now().toString(),
    )
    expect(await mine()).toMatchObject({ completed: 1, commissionCents: 0 })
  })

  it('counts neither samples nor test payments while the demo is off', async () => {
    const live = await testApp()
    const own = (await live.call<Referrals>('GET', '/api/my/referrals', { as: 'rayfoil_ambassador' })).body
    const { body } = await live.call<{ booking: Booked }>('POST', '/api/bookings/create-test', {
      body: pendingBody({ quantity: 1 }),
      headers: { 'x-referral': own.code! },
    })
    for (const status of ['in_progress', 'completed'])
      await live.call('PATCH', `/api/bookings/${body.booking.id}/status`, {
        as: 'main_admin',
        body: { status },
      })
    const after = (await live.call<Referrals>('GET', '/api/my/referrals', { as: 'rayfoil_ambassador' })).body
    expect(after).toMatchObject({ completed: 1, commissionCents: 0 })
    await live.close()
  })
})
