import { beforeEach, describe, expect, it } from 'vitest'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { addDays } from '#domain/calendar.ts'
import { appOfFile, testDriveBody, testNow } from '#tests/app.ts'
import { ownAddress, paidRide } from '#tests/own-link.ts'

const t = await appOfFile()
let days = 0
const aDay = () => addDays('2026-08-03', days++)
beforeEach(() => t.setNow(testNow))

const cancel = (address: string, refundCents: unknown, more: object = {}) =>
  t.call<OwnPage & { code?: string; refundCents?: number; presentStatus?: string }>(
    'POST',
    `${address}/cancel`,
    {
      body: { refundCents, ...more },
    },
  )
const refundsOf = (id: string) =>
  t.sql<{ cents: number; by: string; state: string }>(
    'select cents, by, state from refunds where booking_id = $1 order by id',
    id,
  )
const mailsOf = async (id: string) =>
  (await t.sql(`select kind from messages where booking_id = $1 and kind = 'cancelled'`, id)).length
const setStatus = (id: string, status: string) =>
  t.call('PATCH', `/api/bookings/${id}/status`, { body: { status }, as: 'rayfoil_ambassador' })
const freeFoils = async (date: string) => {
  const { body } = await t.call<{ slots: { time: string; free: number }[] }>(
    'GET',
    `/api/availability?activity=efoil-private&date=${date}&location=tallinn&units=1&duration=1h`,
  )
  return body.slots.find(({ time }) => time === '12:00')?.free
}

const delayOf = async (id: string) => {
  const [mail] = await t.sql<{ seconds: number }>(
    `select extract(epoch from due_at - created_at)::float8 as seconds from messages
    where booking_id = $1 and kind = 'cancelled'`,
    id,
  )
  return mail?.seconds
}

describe('cancelling by the link works', () => {
  it('is mailed at once, before the refund, but after a minute if staff cancel', async () => {
    const [own, byStaff] = [await paidRide(t, aDay()), await paidRide(t, aDay())]
    await cancel(await ownAddress(t, own), 36_000)
    await setStatus(byStaff, 'cancelled')
    expect(await Promise.all([own, byStaff].map(delayOf))).toEqual([0, 60])
  })

  it('refunds what was shown, frees the units, alerts staff and queues one mail', async () => {
    const date = aDay()
    const id = await paidRide(t, date)
    const address = await ownAddress(t, id)
    expect(await freeFoils(date)).toBe(3)
    t.changes.length = 0
    const { status, body } = await cancel(address, 36_000, { reason: 'Knee' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'cancelled', status: 'cancelled', money: { onItsWayCents: 36_000 } })
    expect(body.cancelling).toBeUndefined()
    expect(await refundsOf(id)).toEqual([{ cents: 36_000, by: 'customer', state: 'queued' }])
    expect(await freeFoils(date)).toBe(6)
    expect(t.changes).toContainEqual({ type: 'booking', id, sector: 'efoil' })
    expect(await mailsOf(id)).toBe(1)
    const history = await t.call<object[]>('GET', `/api/bookings/${id}/history`, { as: 'main_admin' })
    expect(history.body).toContainEqual(
      expect.objectContaining({ by: 'customer', after: 'cancelled', reason: 'Knee' }),
    )
  })

  it('ten times at once and again later makes one cancel and one refund', async () => {
    const id = await paidRide(t, aDay())
    const address = await ownAddress(t, id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(address, 36_000)))
    answers.push(await cancel(address, 36_000), await cancel(address, 0))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await mailsOf(id)).toBe(1)
  })

  it('without a body refunds what the policy says, as no page showed an amount', async () => {
    const id = await paidRide(t, aDay())
    const { status, body } = await t.call<OwnPage>('POST', `${await ownAddress(t, id)}/cancel`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'cancelled', money: { onItsWayCents: 36_000 } })
  })

  it('of an unpaid booking refunds nothing', async () => {
    const { body } = await t.call<{ id: string }>('POST', '/api/test-drive', {
      body: testDriveBody({ date: aDay() }),
    })
    expect((await cancel(await ownAddress(t, body.id), 0)).body.state).toBe('cancelled')
    expect(await refundsOf(body.id)).toEqual([])
  })
})

describe('the refund of a cancel follows the policy, by the clock of the place', () => {
  // 12:00 in each place, the day after the clocks change in Europe and on a day of no change.
  it.each([
    ['tallinn', '2026-07-10', '2026-07-09T09:00:00Z'],
    ['tallinn', '2026-10-26', '2026-10-25T10:00:00Z'],
    ['malaga', '2026-10-26', '2026-10-25T11:00:00Z'],
    ['dubai', '2026-10-26', '2026-10-25T08:00:00Z'],
  ])('in %s on %s: everything until %s, nothing a second later', async (location, date, deadline) => {
    const cents = 36_000
    const seconds = (by: number) => Temporal.Instant.from(deadline).add({ seconds: by }).toString()
    const id = await paidRide(t, date, { location })
    const address = await ownAddress(t, id)
    t.setNow(seconds(1))
    expect((await t.call<OwnPage>('GET', address)).body.cancelling?.refundCents).toBe(0)
    t.setNow(seconds(0))
    expect((await t.call<OwnPage>('GET', address)).body.cancelling).toMatchObject({
      refundCents: cents,
      freeUntil: deadline,
    })
    t.setNow(seconds(-1))
    expect((await cancel(address, cents)).status).toBe(200)
    expect(await refundsOf(id)).toMatchObject([{ cents }])
  })

  it('is refused, and cancels nothing, if the deadline passed between page and click', async () => {
    const id = await paidRide(t, '2026-07-11')
    const address = await ownAddress(t, id)
    t.setNow('2026-07-10T09:00:01Z')
    const late = await cancel(address, 36_000)
    expect(late).toMatchObject({ status: 409, body: { code: 'refund_changed', refundCents: 0 } })
    expect((await t.call<OwnPage>('GET', address)).body).toMatchObject({
      state: 'booked',
      cancelling: { refundCents: 0 },
    })
    expect(await refundsOf(id)).toEqual([])
    expect(await mailsOf(id)).toBe(0)
    expect((await cancel(address, 0)).body).toMatchObject({ state: 'cancelled', money: { onItsWayCents: 0 } })
    expect(await refundsOf(id)).toEqual([])
  })

  it('never refunds an amount that the customer names', async () => {
    const id = await paidRide(t, aDay())
    const address = await ownAddress(t, id)
    expect(await cancel(address, 99_999_999)).toMatchObject({ status: 409, body: { code: 'refund_changed' } })
    for (const nonsense of [-1, 1.5, '36000', null])
      expect((await cancel(address, nonsense)).status).toBe(400)
    expect(await refundsOf(id)).toEqual([])
  })
})

describe('cancelling by the link refuses', () => {
  it('a ride that was started by staff, has begun by the clock, or is over', async () => {
    const begun = await paidRide(t, '2026-07-12')
    await setStatus(begun, 'in_progress')
    const address = await ownAddress(t, begun)
    expect(await cancel(address, 36_000)).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition', presentStatus: 'in_progress' },
    })
    await setStatus(begun, 'completed')
    expect((await cancel(address, 36_000)).status).toBe(409)
    const late = await ownAddress(t, await paidRide(t, '2026-07-13'))
    t.setNow('2026-07-13T09:00:00Z')
    expect(await cancel(late, 0)).toMatchObject({ status: 400, body: { code: 'time_passed' } })
  })

  it('the cancel or the start if both come in the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await paidRide(t, aDay())
      const address = await ownAddress(t, id)
      const [start, gone] = await Promise.all([setStatus(id, 'in_progress'), cancel(address, 36_000)])
      expect([start.status, gone.status].sort()).toEqual([200, 409])
      const { body } = await t.call<OwnPage>('GET', address)
      expect(body.status).toBe(gone.status === 200 ? 'cancelled' : 'in_progress')
      expect(await refundsOf(id)).toHaveLength(gone.status === 200 ? 1 : 0)
    }
  })
})
