import { beforeEach, describe, expect, it } from 'vitest'
import type { Money } from '#contract/calls/money-calls.ts'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import type { BookingRow } from '#contract/views.ts'
import type { Role } from '#domain/roles.ts'
import { appOfFile, jetskiBody, pendingBody, testDriveBody, testNow } from '#tests/app.ts'
import { ownAddress, paidRide } from '#tests/own-link.ts'
import { deliverNext } from '../notifications/deliver.ts'
import { queueReminders } from '../notifications/queue-due.ts'

const t = await appOfFile()
beforeEach(async () => {
  t.mails.length = 0
  t.setNow(testNow)
  await t.sql('truncate bookings, messages cascade')
  t.deps.availability.invalidate()
})

type Refused = { code?: string; detail?: string; errors?: { path: string }[] }
type Start = { date: string; time: string }
const day = '2026-07-20'
const starts: Start[] = [
  { date: day, time: '15:00' },
  { date: '2026-07-21', time: '12:00' },
]
const offer = (id: string, changed: object = {}, as: Role = 'main_admin') =>
  t.call<BookingRow & Refused>('POST', `/api/bookings/${id}/offer`, { as, body: { starts, ...changed } })
const read = async (address: string) => (await t.call<OwnPage>('GET', address)).body
const choose = (address: string, start = starts[0]!) =>
  t.call<OwnPage & Refused>('POST', `${address}/choose`, { body: { choose: 'move', start } })
const deliverAll = async () => {
  while (await deliverNext({ ...t.deps, onFailure: (error) => expect(error).toBeUndefined() }));
}
const offerMails = () => t.mails.filter(({ subject }) => subject.startsWith('Please choose'))
const enter = (changed: object) =>
  t.call<{ id: string }>('POST', '/api/staff/bookings', {
    as: 'main_admin',
    body: {
      date: day,
      location: 'tallinn',
      duration: '1h',
      customerName: 'Liis Tamm',
      customerEmail: 'liis.tamm@example.ee',
      customerPhone: '+372 5123 4567',
      channel: 'phone',
      ...changed,
    },
  })
/** Takes every foil at that start. */
const fill = (start: Start) =>
  t.call('POST', '/api/test-drive', { body: testDriveBody({ ...start, foilCount: 6 }) })

describe('other times that staff offer', () => {
  it('come by mail with a link, and the guest moves the booking to one of them at the same price', async () => {
    const id = await paidRide(t, day)
    const { status, body } = await offer(id, { reason: 'A storm is forecast.' })
    expect([status, body.date, body.time, body.chooseBy]).toEqual([200, day, '12:00', '2026-06-18T08:00:00Z'])
    await deliverAll()
    const { subject, text } = t.mails.at(-1)!
    expect(subject).toBe('Please choose another time: E-Foil Private Rent, Mon 20 July')
    for (const words of ['A storm is forecast.', 'Monday 20 July, 15:00', 'Tuesday 21 July, 12:00'])
      expect(text).toContain(words)
    const address = /\/b\/[\w-]{22}/.exec(text)![0]
    const { timeOffer } = await read(`/api${address}`)
    expect(timeOffer).toEqual({
      starts: [
        { ...starts[0], until: '16:30' },
        { ...starts[1], until: '13:30' },
      ],
      until: '2026-06-18T08:00:00Z',
      reason: 'A storm is forecast.',
    })
    const moved = await choose(`/api${address}`)
    expect(moved).toMatchObject({ status: 200, body: { date: day, time: '15:00', totalCents: 36_000 } })
    expect(moved.body.timeOffer).toBeUndefined()
    expect((await choose(`/api${address}`)).status).toBe(200)
    await deliverAll()
    const subjects = t.mails.map((mail) => mail.subject)
    expect(subjects).toContain('New time: Mon 20 July, 15:00, Noblessner, Tallinn')
    expect(subjects.filter((each) => each.startsWith('New time chosen: ML-'))).toHaveLength(1)
    const history = await t.call<{ what: string; by: string }[]>('GET', `/api/bookings/${id}/history`, {
      as: 'main_admin',
    })
    expect(history.body.map(({ what, by }) => [what, by])).toEqual(
      expect.arrayContaining([
        ['time_offer', 'main_admin'],
        ['move', 'customer'],
      ]),
    )
  })

  it('come by one mail if others are offered before it is sent, and by another if offered again later', async () => {
    const id = await paidRide(t, day)
    await offer(id)
    await offer(id, { starts: starts.slice(1) })
    await offer(id, { starts: starts.slice(1) })
    await deliverAll()
    expect(offerMails()).toHaveLength(1)
    expect(offerMails()[0]!.text).not.toContain('15:00')
    t.setNow('2026-06-16T10:00:00Z')
    expect((await offer(id, { starts: starts.slice(1) })).body.chooseBy).toBe('2026-06-18T10:00:00Z')
    await deliverAll()
    expect(offerMails()).toHaveLength(2)
  })

  it('may be of a session, which needs units of several kinds', async () => {
    const { body } = await enter({ activity: 'efoil-group', time: '16:00', people: 2 })
    expect((await offer(body.id, { starts: [{ date: day, time: '18:00' }] })).status).toBe(200)
    const { timeOffer } = await read(await ownAddress(t, body.id))
    expect(timeOffer?.starts.map(({ until }) => until)).toEqual(['20:00'])
  })

  it('say when a full day would end, which is when the place closes', async () => {
    const { body } = await enter({ activity: 'efoil-private', time: '12:00', duration: 'full', foilCount: 1 })
    await offer(body.id)
    const address = await ownAddress(t, body.id)
    const shown = (await read(address)).timeOffer!.starts[0]!.until
    expect((await choose(address)).body).toMatchObject({ time: '15:00', until: shown })
  })

  it('of a request do not say that it is booked or what it costs', async () => {
    const asked = await t.call<{ id: string }>('POST', '/api/bookings', {
      body: jetskiBody({ date: '2026-06-20' }),
    })
    await offer(asked.body.id, { starts: [{ date: '2026-06-21', time: '12:00' }] })
    await deliverAll()
    const { text } = offerMails()[0]!
    expect(text).toContain('It is not booked yet.')
    expect(text).toContain('on the page of your request')
    expect(text).not.toMatch(/You booked|same price|you booked with us/)
  })

  it('are not told twice after an undone cancel', async () => {
    const id = await paidRide(t, day)
    await offer(id)
    await t.call('PATCH', `/api/bookings/${id}/status`, { as: 'main_admin', body: { status: 'cancelled' } })
    await deliverAll()
    await t.call('POST', `/api/bookings/${id}/restore`, { as: 'main_admin' })
    await offer(id, { starts: starts.slice(1) })
    await deliverAll()
    expect(offerMails()).toHaveLength(1)
  })

  it('are told once after an undone start, also if an earlier offer ended before its mail', async () => {
    const id = await paidRide(t, day)
    const to = (path: string, body?: object) =>
      t.call('PATCH', `/api/bookings/${id}/${path}`, { as: 'main_admin', body })
    const start = () => to('status', { status: 'in_progress' })
    const undo = () =>
      t.call('POST', `/api/bookings/${id}/undo`, { as: 'main_admin', body: { status: 'in_progress' } })
    await offer(id)
    expect((await to('reschedule', { date: day, time: '13:30' })).status).toBe(200)
    await deliverAll()
    await offer(id)
    await start()
    await deliverAll()
    expect(offerMails()).toHaveLength(0)
    expect((await undo()).status).toBe(200)
    await deliverAll()
    expect(offerMails()).toHaveLength(1)
    await start()
    await undo()
    await deliverAll()
    expect(offerMails()).toHaveLength(1)
  })

  it('lead to a mail if staff move the booking back before the choice was mailed', async () => {
    const id = await paidRide(t, day)
    await offer(id)
    await choose(await ownAddress(t, id))
    const move = (from: Start, to: Start) =>
      t.call<Refused>('PATCH', `/api/bookings/${id}/reschedule`, {
        as: 'main_admin',
        body: { ...to, from },
      })
    const own = { date: day, time: '12:00' }
    expect((await move(own, starts[1]!)).body.detail).toBe('The guest has moved it to Mon 20 July, 15:00.')
    await move(starts[0]!, own)
    await deliverAll()
    const moved = t.mails.filter(({ subject }) => subject.startsWith('New time: '))
    expect(moved.map(({ subject }) => subject)).toEqual(['New time: Mon 20 July, 12:00, Noblessner, Tallinn'])
    expect(moved[0]!.text).toContain('Before: Monday 20 July, 15:00.')
  })

  it('are not held: one that is taken meanwhile leaves the page, and choosing it changes nothing', async () => {
    const id = await paidRide(t, day)
    await offer(id)
    const address = await ownAddress(t, id)
    expect((await fill(starts[0]!)).status).toBe(201)
    expect(await choose(address)).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } })
    const page = await read(address)
    expect([page.time, page.timeOffer?.starts]).toEqual(['12:00', [{ ...starts[1], until: '13:30' }]])
  })

  it('end after 48 hours, at the last of them, or when staff move the booking', async () => {
    const late = await paidRide(t, day)
    await offer(late)
    t.setNow('2026-06-18T08:00:00Z')
    const address = await ownAddress(t, late)
    expect((await read(address)).timeOffer).toBeUndefined()
    expect(await choose(address)).toMatchObject({ status: 409, body: { code: 'hold_expired' } })
    await offer(late)
    const to = { date: '2026-07-22', time: '12:00' }
    await t.call('PATCH', `/api/bookings/${late}/reschedule`, { as: 'main_admin', body: to })
    expect(await choose(address)).toMatchObject({ status: 409, body: { code: 'hold_expired' } })
    await deliverAll()
    expect(offerMails()).toHaveLength(0)

    const soon = { date: '2026-06-19', time: '12:00' }
    expect((await offer(late, { starts: [soon] })).body.chooseBy).toBe('2026-06-19T09:00:00Z')
  })

  it('are those that staff named and nothing else', async () => {
    const id = await paidRide(t, day)
    await offer(id)
    const other = { date: day, time: '17:00' }
    expect(await choose(await ownAddress(t, id), other)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'start' }] },
    })
    const elsewhere = await paidRide(t, '2026-07-25')
    expect((await choose(await ownAddress(t, elsewhere))).body.code).toBe('hold_expired')
  })

  it('come with a full refund if staff say so, even when a cancel is no longer free', async () => {
    const id = await paidRide(t, '2026-06-17')
    t.setNow('2026-06-17T07:00:00Z')
    const address = await ownAddress(t, id)
    expect((await read(address)).cancelling).toMatchObject({ refundCents: 0 })
    await offer(id, { refund: true })
    const page = await read(address)
    expect(page.timeOffer).toMatchObject({ refundCents: 36_000 })
    expect(page.cancelling).toMatchObject({ refundCents: 36_000, freeUntil: page.timeOffer!.until })
    const money = await t.call<Money>('GET', `/api/bookings/${id}/money`, { as: 'main_admin' })
    expect(money.body.cancelling).toEqual({ operator: 36_000, customer: 36_000 })
    await deliverAll()
    expect(t.mails.at(-1)!.text).toMatch(/and get all 360\s€ back/u)
    // Also after the start that cannot take place.
    t.setNow('2026-06-17T10:00:00Z')
    const cancelled = await t.call<OwnPage>('POST', `${address}/cancel`, { body: { refundCents: 36_000 } })
    expect(cancelled).toMatchObject({
      status: 200,
      body: { state: 'cancelled', money: { onItsWayCents: 36_000 } },
    })
    expect(await choose(address)).toMatchObject({ status: 409, body: { code: 'hold_expired' } })
  })

  it('with a full refund are not contradicted by the reminder', async () => {
    const id = await paidRide(t, '2026-06-18')
    t.setNow('2026-06-17T10:00:00Z')
    await offer(id, { refund: true })
    await queueReminders(t.db, t.deps.now(), { samples: false })
    await deliverAll()
    const { text } = t.mails.find(({ subject }) => subject.startsWith('Tomorrow at 12:00'))!
    expect(text).not.toContain('too late to cancel')
  })

  it('cannot be chosen in another window after a cancel, not even the one that was chosen', async () => {
    const id = await paidRide(t, day)
    await offer(id)
    const address = await ownAddress(t, id)
    await choose(address)
    await t.call('POST', `${address}/cancel`, { body: {} })
    expect(await choose(address)).toMatchObject({ status: 409, body: { code: 'hold_expired' } })
  })
})

describe('an offer of other times is refused', () => {
  it('if one of them is not free, or is the time of the booking', async () => {
    const id = await paidRide(t, day)
    await fill(starts[1]!)
    const refused = await offer(id)
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'slot_unavailable',
      'Tue 21 July, 12:00 is not free.',
    ])
    expect((await offer(id, { starts: [{ date: day, time: '12:00' }] })).status).toBe(400)
    expect((await offer(id, { starts: [{ date: day, time: '12:07' }] })).status).toBe(409)
    expect((await offer(id, { starts: [{ date: '2033-07-20', time: '12:00' }] })).status).toBe(400)
  })

  it('for a ride that has begun or is cancelled, an unpaid hold, and a guest without e-mail', async () => {
    const id = await paidRide(t, day)
    await t.call('PATCH', `/api/bookings/${id}/status`, { as: 'main_admin', body: { status: 'cancelled' } })
    expect((await offer(id)).body.code).toBe('illegal_transition')
    const held = await t.call<{ bookingId: string }>('POST', '/api/create-payment-intent', {
      body: { bookingData: pendingBody({ date: day }) },
    })
    expect((await offer(held.body.bookingId)).body.code).toBe('hold_expired')
    const { body } = await enter({
      activity: 'test-drive',
      time: '17:00',
      units: 1,
      customerEmail: undefined,
    })
    expect((await offer(body.id)).body.errors).toMatchObject([{ path: 'starts' }])
  })

  it('of another sector, and a refund by an account that may not refund', async () => {
    const { body } = await t.call<{ id: string }>('POST', '/api/bookings', {
      body: jetskiBody({ date: '2026-06-20' }),
    })
    expect((await offer(body.id, {}, 'wakesurf_admin')).status).toBe(404)
    expect((await offer(body.id, { starts: [{ date: '2026-06-21', time: '12:00' }] })).status).toBe(200)
    const id = await paidRide(t, day)
    await t.sql(`update users set gives_money_back = false where username = 'rayfoil_ambassador'`)
    expect((await offer(id, { refund: true }, 'rayfoil_ambassador')).body.code).toBe('not_allowed')
    expect((await offer(id, {}, 'rayfoil_ambassador')).status).toBe(200)
    // It could be paid while the offer is open.
    const unpaid = await enter({ activity: 'efoil-private', time: '17:00', foilCount: 1 })
    expect((await offer(unpaid.body.id, { refund: true }, 'rayfoil_ambassador')).body.code).toBe(
      'not_allowed',
    )
  })
})
