import { beforeEach, describe, expect, it } from 'vitest'
import type { PaymentIntentReply } from '#contract/views.ts'
import { addDays } from '#domain/calendar.ts'
import { deliverNext } from '#server/notifications/deliver.ts'
import { admin, appOfFile, pendingBody, testDriveBody, testNow } from '#tests/app.ts'

// Staff undo, move or repeat, above all with holds: units must follow, and no hidden booking may keep them.

const t = await appOfFile()
beforeEach(() => t.setNow(testNow))

let days = 0
const aDay = () => addDays('2026-08-03', days++)
const drive = async (date: string, changed: object = {}) =>
  t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '12:00', ...changed }) })
const hold = async (date: string, changed: object = {}) =>
  (
    await t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', {
      body: { bookingData: pendingBody({ date, ...changed }) },
    })
  ).body
const pay = (bookingId: string) => t.call('POST', '/api/bookings/create-test', { body: { bookingId } })
const cancel = (id: string) => t.call('DELETE', `/api/bookings/${id}`, admin)
const restore = (id: string) => t.call('POST', `/api/bookings/${id}/restore`, admin)
const move = (id: string, date: string, time: string) =>
  t.call('PATCH', `/api/bookings/${id}/reschedule`, { body: { date, time }, ...admin })
const listed = async (id: string) =>
  (
    await t.call<{ id: string; heldUntil: string | null }[]>('GET', '/api/bookings?limit=1000', admin)
  ).body.find((row) => row.id === id)
const freeAt = async (date: string, time = '12:00') => {
  const { body } = await t.call<{ slots: { time: string; free: number }[] }>(
    'GET',
    `/api/availability?activity=efoil-private&date=${date}&location=tallinn&units=1&duration=1h`,
  )
  return body.slots.find((slot) => slot.time === time)!.free
}
const unitsOf = async (id: string) =>
  (await t.sql('select 1 from allocations where live and booking_id = $1', id)).length

describe('a hold that staff cancelled and restore', () => {
  it('is a hold again, for 15 minutes only', async () => {
    const date = aDay()
    const { bookingId } = await hold(date)
    await cancel(bookingId)
    t.setNow('2026-06-16T08:09:00Z')
    expect(await restore(bookingId)).toMatchObject({
      status: 200,
      body: { status: 'pending', heldUntil: '2026-06-16T08:24:00Z' },
    })
    expect(await freeAt(date)).toBe(3)
    t.setNow('2026-06-16T08:24:01Z')
    expect(await freeAt(date)).toBe(6)
    expect(await drive(date, { foilCount: 6 })).toMatchObject({ status: 201 })
  })

  it('can be paid while it is a hold', async () => {
    const { bookingId } = await hold(aDay())
    await cancel(bookingId)
    await restore(bookingId)
    t.setNow('2026-06-16T08:05:00Z')
    expect(await pay(bookingId)).toMatchObject({ status: 200, body: { booking: { status: 'confirmed' } } })
    expect(await unitsOf(bookingId)).toBe(3)
  })

  it('cannot be paid while it is cancelled: nothing is charged', async () => {
    const { bookingId } = await hold(aDay())
    await cancel(bookingId)
    const before = await t.count('payments')
    expect(await pay(bookingId)).toMatchObject({ status: 409, body: { code: 'illegal_transition' } })
    expect(await t.count('payments')).toBe(before)
  })
})

describe('a hold that staff move', () => {
  it('keeps its expiry, which also frees its new units', async () => {
    const date = aDay()
    const { bookingId } = await hold(date)
    expect(await move(bookingId, date, '16:00')).toMatchObject({ status: 200, body: { time: '16:00' } })
    expect([await freeAt(date), await freeAt(date, '16:00')]).toEqual([6, 3])
    t.setNow('2026-06-16T08:15:01Z')
    expect(await freeAt(date, '16:00')).toBe(6)
    expect(await drive(date, { time: '16:00', foilCount: 6 })).toMatchObject({ status: 201 })
  })

  it('keeps its units for good if paid in time', async () => {
    const date = aDay()
    const { bookingId } = await hold(date)
    await move(bookingId, date, '16:00')
    expect(await pay(bookingId)).toMatchObject({ status: 200, body: { booking: { time: '16:00' } } })
    t.setNow('2026-06-16T08:20:00Z')
    expect(await freeAt(date, '16:00')).toBe(3)
  })

  it('cannot be moved once it expired', async () => {
    const date = aDay()
    const { bookingId } = await hold(date)
    t.setNow('2026-06-16T08:15:01Z')
    expect(await listed(bookingId)).toBeUndefined()
    expect(await move(bookingId, date, '16:00')).toMatchObject({
      status: 409,
      body: { code: 'hold_expired' },
    })
    expect(await freeAt(date, '16:00')).toBe(6)
  })
})

describe('two staff who do the same in one moment', () => {
  it('learn that a booking that is already restored has no cancel left to undo', async () => {
    const { body } = await drive(aDay())
    const id = String(body.id)
    await cancel(id)
    expect((await restore(id)).status).toBe(200)
    expect(await restore(id)).toMatchObject({
      status: 409,
      body: { presentStatus: 'confirmed', detail: 'This booking is confirmed: no cancel is left to undo.' },
    })
  })

  it('restore a booking once, with its units once', async () => {
    for (let index = 0; index < 5; index++) {
      const date = aDay()
      const { body } = await drive(date)
      await cancel(String(body.id))
      const answers = await Promise.all(Array.from({ length: 4 }, () => restore(String(body.id))))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      expect(await unitsOf(String(body.id))).toBe(2)
      expect(await freeAt(date)).toBe(4)
    }
  })

  it('cancel a booking, and both get the answer that it is cancelled', async () => {
    const { body } = await drive(aDay())
    const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(String(body.id))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const answer of answers) expect(answer.body).toMatchObject({ status: 'cancelled' })
    expect(await unitsOf(String(body.id))).toBe(0)
  })

  it('move a booking: it has one time and its units once', async () => {
    const date = aDay()
    const { body } = await drive(date)
    const id = String(body.id)
    const answers = await Promise.all(['15:00', '17:00', '19:00'].map((time) => move(id, date, time)))
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const { time } = (await listed(id)) as unknown as { time: string }
    expect(await unitsOf(id)).toBe(2)
    for (const each of ['12:00', '15:00', '17:00', '19:00'])
      expect(await freeAt(date, each)).toBe(each === time ? 4 : 6)
  })

  it('cancel while the customer pays: it is either paid or cancelled, and its units match', async () => {
    for (let index = 0; index < 5; index++) {
      const { bookingId } = await hold(aDay())
      const [cancelled, paid] = await Promise.all([cancel(bookingId), pay(bookingId)])
      expect([200, 409]).toContain(cancelled.status)
      expect([200, 409]).toContain(paid.status)
      const row = await t.sql<{ status: string }>('select status from bookings where id = $1', bookingId)
      expect(await unitsOf(bookingId)).toBe(row[0]!.status === 'cancelled' ? 0 : 3)
    }
  })
})

describe('a confirmation that was not sent because its booking was cancelled', () => {
  it('is sent when the booking is restored', async () => {
    const { body } = await drive(aDay())
    const id = String(body.id)
    await t.sql(`update messages set state = 'skipped' where booking_id = $1`, id)
    await cancel(id)
    await restore(id)
    const rows = await t.sql('select state from messages where booking_id = $1', id)
    expect(rows).toEqual([{ state: 'queued' }])
  })
})

describe('a mail that a booking is restored', () => {
  it('is sent once even if an earlier one was not sent because of another cancel', async () => {
    const { body } = await drive(aDay(), { email: 'twice@example.ee' })
    const id = String(body.id)
    const deliver = async () => {
      while (await deliverNext({ ...t.deps, onFailure: (error) => expect(error).toBeUndefined() }));
    }
    await cancel(id)
    t.setNow('2026-06-16T08:01:10Z')
    await deliver()
    await restore(id)
    await cancel(id)
    t.setNow('2026-06-16T08:02:20Z')
    await deliver()
    await restore(id)
    await deliver()
    const rows = await t.sql(
      "select state from messages where booking_id = $1 and kind = 'restored' order by id",
      id,
    )
    expect(rows).toEqual([{ state: 'skipped' }, { state: 'sent' }])
  })
})
