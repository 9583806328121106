import { beforeEach, describe, expect, it } from 'vitest'
import type { PaymentIntentReply } from '#contract/views.ts'
import { addDays } from '#domain/calendar.ts'
import { appOfFile, jetskiBody, pendingBody, testDriveBody, testNow } from '#tests/app.ts'

// A payment that arrives after something else has happened: by staff, by the clock, to the hold itself.

const t = await appOfFile()
beforeEach(() => t.setNow(testNow))

let days = 0
const aDay = () => addDays('2026-08-03', days++)
const hold = async (date: string, changed: object = {}) =>
  (
    await t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', {
      body: { bookingData: pendingBody({ date, ...changed }) },
    })
  ).body
const pay = (bookingId: string) => t.call('POST', '/api/bookings/create-test', { body: { bookingId } })
const confirm = (id: string) =>
  t.call('PATCH', `/api/bookings/${id}/status`, { body: { status: 'confirmed' }, as: 'main_admin' })
const rows = (text: string, id: string) => t.sql<Record<string, unknown>>(text, id)
const freeAt = async (date: string, time = '12:00') => {
  const { body } = await t.call<{ slots: { time: string; free: number }[] }>(
    'GET',
    `/api/availability?activity=efoil-private&date=${date}&units=1&duration=1h`,
  )
  return body.slots.find((slot) => slot.time === time)!.free
}

describe('a payment', () => {
  it('is recorded once even if staff confirmed the hold before it came', async () => {
    const { bookingId } = await hold(aDay())
    expect(await confirm(bookingId)).toMatchObject({ status: 200, body: { paid: false } })
    expect(await pay(bookingId)).toMatchObject({ status: 200, body: { booking: { status: 'confirmed' } } })
    expect((await pay(bookingId)).status).toBe(200)
    expect(await rows('select kind, cents from payments where booking_id = $1', bookingId)).toEqual([
      { kind: 'charge', cents: 36_000 },
    ])
  })

  it('of one hold by ten tabs while staff confirm it makes one charge, one mail, one booking', async () => {
    const { bookingId } = await hold(aDay())
    const answers = await Promise.all([
      confirm(bookingId),
      ...Array.from({ length: 10 }, () => pay(bookingId)),
      confirm(bookingId),
    ])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(await rows('select 1 from payments where booking_id = $1', bookingId)).toHaveLength(1)
    expect(await rows('select 1 from messages where booking_id = $1', bookingId)).toHaveLength(1)
    expect(await rows('select 1 from allocations where live and booking_id = $1', bookingId)).toHaveLength(3)
  })

  it('of a released hold gets its units again if they are free, else it is refused', async () => {
    const date = aDay()
    const one = await hold(date)
    const release = (held: PaymentIntentReply) =>
      t.call('POST', `/api/bookings/${held.bookingId}/release`, { body: { clientSecret: held.clientSecret } })
    await release(one)
    expect((await pay(one.bookingId)).status).toBe(200)
    expect(await freeAt(date)).toBe(3)
    const other = await hold(date)
    await release(other)
    await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '12:00', foilCount: 1 }) })
    expect(await pay(other.bookingId)).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } })
    expect(await freeAt(date)).toBe(2)
  })

  it('that revives a hold is visible at once in free times', async () => {
    const date = aDay()
    const { bookingId } = await hold(date)
    t.setNow('2026-06-16T08:20:00Z')
    expect(await freeAt(date)).toBe(6)
    await pay(bookingId)
    expect(await freeAt(date)).toBe(3)
  })

  it('after the start is refused, charging nothing, if the units were given away', async () => {
    const { bookingId } = await hold('2026-06-16', { time: '12:00', quantity: 4 })
    t.setNow('2026-06-16T08:16:00Z')
    await t.call('POST', '/api/test-drive', {
      body: testDriveBody({ date: '2026-06-16', time: '12:00', foilCount: 4, duration: '30min' }),
    })
    t.setNow('2026-06-16T09:05:00Z')
    expect(await pay(bookingId)).toMatchObject({ status: 400, body: { code: 'time_passed' } })
    expect(await rows('select 1 from payments where booking_id = $1', bookingId)).toEqual([])
  })

  it('reveals nothing about the person who booked', async () => {
    const { bookingId } = await hold(aDay(), {
      name: 'Salme Kask',
      email: 'salme@example.ee',
      notes: 'surprise',
    })
    const text = JSON.stringify((await pay(bookingId)).body)
    for (const secret of ['Salme', 'salme', '5123', 'surprise']) expect(text).not.toContain(secret)
  })
})

describe('a request', () => {
  it('is answered by a mail on arrival and another when staff confirm it', async () => {
    const body = jetskiBody({ equipment: 'Trixx 2025 Red' })
    const requested = await t.call<{ id: string }>('POST', '/api/bookings', { body })
    const mails = () =>
      rows('select kind, state from messages where booking_id = $1 order by id', requested.body.id)
    expect(await mails()).toEqual([{ kind: 'request_received', state: 'queued' }])
    expect((await confirm(requested.body.id)).status).toBe(200)
    expect(await mails()).toMatchObject([
      { kind: 'request_received' },
      { kind: 'confirmation', state: 'queued' },
    ])
  })
})

describe('clocks of other places', () => {
  it('let Koh Phangan be booked for a morning that is still tomorrow for the server', async () => {
    // 05:30 on 17 June in Thailand, 22:30 on 16 June in UTC.
    t.setNow('2026-06-16T22:30:00Z')
    const drive = (date: string, time: string) =>
      t.call('POST', '/api/test-drive', {
        body: testDriveBody({ date, time, location: 'Marina', foilCount: 1 }),
      })
    expect(await drive('2026-06-16', '22:00')).toMatchObject({ status: 400, body: { code: 'time_passed' } })
    expect(await drive('2026-06-17', '09:00')).toMatchObject({
      status: 201,
      body: { time: '09:00', until: '10:00' },
    })
    const listed = await t.call<{ date: string; location: string }[]>('GET', '/api/bookings', {
      as: 'main_admin',
    })
    expect(listed.body).toEqual(
      expect.arrayContaining([expect.objectContaining({ date: '2026-06-17', location: 'koh-phangan' })]),
    )
  })

  it.each([
    ['2027-03-27', '22:00', '4h', '02:00'],
    ['2027-03-28', '09:00', 'full', '23:00'],
    ['2027-10-30', '22:00', '4h', '02:00'],
    ['2027-10-31', '09:00', 'full', '23:00'],
  ])(
    'do not shorten or lengthen a ride when the clock changes: %s %s for %s',
    async (date, time, duration, until) => {
      const body = testDriveBody({ date, time, duration, foilCount: 1 })
      expect(await t.call('POST', '/api/test-drive', { body })).toMatchObject({
        status: 201,
        body: { until },
      })
    },
  )

  it('count real hours in the night in which they change', async () => {
    const details = { wakeSurfDuration: 120, includeOODSauna: true }
    const wake = (date: string) =>
      hold(date, { bookingType: 'wake-surf', time: '22:00', quantity: 2, details, totalAmount: undefined })
    // The sauna's three hours from midnight end at 04:00 in spring and at 03:00 in autumn, before its clock goes back.
    for (const [date, until] of [
      ['2027-03-27', '04:00'],
      ['2027-10-30', '03:00'],
    ] as const) {
      const { bookingId } = await wake(date)
      expect((await pay(bookingId)).body).toMatchObject({ booking: { until } })
    }
  })
})
