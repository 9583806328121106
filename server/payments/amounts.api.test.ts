import { beforeEach, describe, expect, it } from 'vitest'
import type { Money } from '#contract/calls/money-calls.ts'
import { admin, appOfFile, testDriveBody, testNow } from '#tests/app.ts'

// Amounts entered by staff: whole cents, not more than is owed unless confirmed, and never so large that sums break.

const t = await appOfFile()
beforeEach(() => t.setNow(testNow))

let days = 10
/** A test drive of 240 euros, to be paid on site. */
async function aDrive(): Promise<string> {
  const body = testDriveBody({ date: `2026-07-${days++}` })
  return String((await t.call('POST', '/api/test-drive', { body })).body.id)
}
const pay = (id: string, body: object) =>
  t.call<Money & { code?: string; owed?: number; detail?: string }>('POST', `/api/bookings/${id}/payments`, {
    body: { method: 'cash', ...body },
    ...admin,
  })
const refund = (id: string, amount: number) =>
  t.call('POST', `/api/bookings/${id}/refund`, { body: { amount, reason: 'goodwill' }, ...admin })
const rowsOf = (id: string) =>
  t.sql<{ cents: number }>('select cents from payments where booking_id = $1 order by id', id)

describe('an amount', () => {
  it.each([1e-9, 0.000001, 0.001, 12.345, 0, -1, 100_000.01, 1e15, 1e300])(
    'of %f euros is refused, as payment and as refund, and leaves no row',
    async (amount) => {
      const id = await aDrive()
      expect((await pay(id, { amount, agreed: true })).status).toBe(400)
      expect((await refund(id, amount)).status).toBe(400)
      expect(await rowsOf(id)).toEqual([])
    },
  )

  it.each([0.01, 0.07, 1.1, 19.99, 64.1, 239.99])('of %f euros is taken to the cent', async (amount) => {
    const id = await aDrive()
    expect((await pay(id, { amount })).status).toBe(201)
    expect(await rowsOf(id)).toEqual([{ cents: Math.round(amount * 100) }])
  })

  it('of zero is refused by the database', async () => {
    const id = await aDrive()
    const text = `insert into payments (booking_id, kind, method, cents, at) values ($1, 'on_site', 'cash', 0, now())`
    await expect(t.sql(text, id)).rejects.toThrow()
  })
})

describe('more than is owed', () => {
  it('is refused with the balance, and recorded when staff agree', async () => {
    const id = await aDrive()
    expect(await pay(id, { amount: 300 })).toMatchObject({
      status: 409,
      body: { code: 'more_than_owed', owed: 240 },
    })
    expect(await rowsOf(id)).toEqual([])
    expect((await pay(id, { amount: 200 })).status).toBe(201)
    const second = await pay(id, { amount: 50 })
    expect(second).toMatchObject({ status: 409, body: { owed: 40 } })
    expect(second.body.detail).toContain('40')
    expect((await pay(id, { amount: 50, agreed: true })).status).toBe(201)
    expect(await pay(id, { amount: 1 })).toMatchObject({ status: 409, body: { owed: 0 } })
  })

  it('is compared with the balance that lists show: what staff gave back is not owed again', async () => {
    const id = await aDrive()
    await pay(id, { amount: 240 })
    await refund(id, 100)
    const { body } = await t.call<Money>('GET', `/api/bookings/${id}/money`, admin)
    expect(body).toMatchObject({ paidCents: 14_000, openCents: 0 })
    expect(await pay(id, { amount: 100 })).toMatchObject({
      status: 409,
      body: { code: 'more_than_owed', owed: 0, detail: expect.stringContaining('Nothing is owed') },
    })
    expect((await pay(id, { amount: 100, agreed: true })).status).toBe(201)
  })

  it('includes any amount for a cancelled booking', async () => {
    const id = await aDrive()
    await t.call('DELETE', `/api/bookings/${id}`, admin)
    expect(await pay(id, { amount: 10 })).toMatchObject({ status: 409, body: { owed: 0 } })
  })

  it('is refused to one of two staff who record the same money at once', async () => {
    const id = await aDrive()
    const answers = await Promise.all([pay(id, { amount: 240 }), pay(id, { amount: 240 })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

describe('the largest sums', () => {
  it('end at a million per booking, and break no list, page or figure', async () => {
    const id = await aDrive()
    for (let index = 0; index < 10; index++) {
      expect((await pay(id, { amount: 100_000, agreed: true })).status).toBe(201)
    }
    expect(await pay(id, { amount: 0.01, agreed: true })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'amount' }] },
    })
    const money = await t.call<Money>('GET', `/api/bookings/${id}/money`, admin)
    expect(money.body).toMatchObject({ paidCents: 100_000_000, refundableCents: 100_000_000 })
  })

  it('are added correctly beyond the integers of the database', async () => {
    const id = await aDrive()
    const text = `insert into payments (booking_id, kind, method, cents, at)
      select $1, 'on_site', 'cash', 2000000000, $2 from generate_series(1, 5)`
    await t.sql(text, id, testNow)
    const list = await t.call<{ id: string; paidCents: number }[]>('GET', '/api/bookings?limit=1000', admin)
    expect(list.status).toBe(200)
    expect(list.body.find((row) => row.id === id)?.paidCents).toBe(10_000_000_000)
    expect(await t.call('GET', `/api/bookings/${id}/money`, admin)).toMatchObject({
      status: 200,
      body: { paidCents: 10_000_000_000, refundableCents: 10_000_000_000 },
    })
    const figures = await t.call('GET', '/api/analytics/overview', admin)
    expect(figures.status).toBe(200)
  })
})
