import { beforeEach, describe, expect, it } from 'vitest'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { appOfFile, jetskiBody } from '#tests/app.ts'
import { ownAddress } from '#tests/own-link.ts'
import { deliverNext } from '../notifications/deliver.ts'

const t = await appOfFile()
beforeEach(async () => {
  t.mails.length = 0
  t.setNow('2026-06-10T08:00:00Z')
  await t.sql('truncate bookings, messages cascade')
  t.deps.availability.invalidate()
})

const request = (equipment = 'GTI 130', changed: object = {}) =>
  t.call<{ id: string; status: number; code?: string }>('POST', '/api/bookings', {
    body: jetskiBody({ equipment, duration: '1h', ...changed }),
  })
const confirm = (id: string, more: object = {}) =>
  t.call<{ status: string; totalPrice: string; errors?: { path: string }[] }>(
    'PATCH',
    `/api/bookings/${id}/status`,
    { as: 'jetski_admin', body: { status: 'confirmed', ...more } },
  )
const agree = (address: string, totalCents: number) =>
  t.call<OwnPage & { code?: string }>('POST', `${address}/agree`, { body: { totalCents } })
const deliverAll = async () => {
  while (await deliverNext({ ...t.deps, onFailure: (error) => expect(error).toBeUndefined() }));
}
const subjects = () => t.mails.map(({ subject }) => subject)

describe('a request without a price', () => {
  it('is not confirmed before staff enter a price and the customer agrees by the link', async () => {
    const { id } = (await request()).body
    expect(await confirm(id)).toMatchObject({ status: 400, body: { errors: [{ path: 'price' }] } })
    expect(await confirm(id, { price: 300 })).toMatchObject({
      status: 200,
      body: { status: 'pending', totalPrice: '300' },
    })
    await deliverAll()
    expect(subjects().at(-1)).toMatch(/^Your price: 300\s€, Thu 18 June, 12:00$/u)
    const address = await ownAddress(t, id)
    const { body } = await t.call<OwnPage>('GET', address)
    expect(body).toMatchObject({
      state: 'offered',
      totalCents: 30_000,
      offerUntil: '2026-06-11T08:00:00Z',
      lines: [{ label: 'GTI 130 × 1 h', cents: 30_000 }],
    })
    expect((await agree(address, 29_900)).status).toBe(400)
    expect(await agree(address, 30_000)).toMatchObject({ status: 200, body: { state: 'booked' } })
    expect(await agree(address, 30_000)).toMatchObject({ status: 200, body: { state: 'booked' } })
    await deliverAll()
    expect(subjects().at(-1)).toBe('Booking confirmed: Thu 18 June, 12:00, Noblessner, Tallinn')
  })

  it('warns staff who take its price at the dock that the customer has not agreed yet', async () => {
    const { id } = (await request()).body
    await confirm(id, { price: 300 })
    const paid = await t.call('POST', `/api/bookings/${id}/payments`, {
      as: 'jetski_admin',
      body: { amount: 300, method: 'cash' },
    })
    expect(paid).toMatchObject({
      status: 409,
      body: { detail: 'The customer has not paid or agreed yet. Confirm it first.' },
    })
    await confirm(id)
    const again = { as: 'jetski_admin' as const, body: { amount: 300, method: 'cash' } }
    expect((await t.call('POST', `/api/bookings/${id}/payments`, again)).status).toBeLessThan(300)
  })

  it('does not have its price mailed again after the deadline to agree', async () => {
    const { id } = (await request()).body
    await confirm(id, { price: 300 })
    await t.sql(`update messages set state = 'failed' where kind = 'price_offer'`)
    const again = async () => {
      const [offer] = await t.sql<{ id: number }>(`select id::int from messages where kind = 'price_offer'`)
      return t.call('POST', `/api/notifications/${offer!.id}/resend`, { as: 'main_admin' })
    }
    t.setNow('2026-06-11T08:00:00Z')
    expect(await again()).toMatchObject({
      status: 409,
      body: { detail: 'The time to agree to this price has ended.' },
    })
    t.setNow('2026-06-11T07:59:00Z')
    expect((await again()).status).toBe(200)
    expect(subjects().at(-1)).toMatch(/^Your price: /)
  })

  it('entered by staff waits for its price too, and the internal default is shown to nobody', async () => {
    const { status, body } = await t.call<{ id: string; status: string }>('POST', '/api/staff/bookings', {
      as: 'jetski_admin',
      body: {
        activity: 'jetski-request',
        date: '2026-06-18',
        time: '12:00',
        jetskis: ['GTI 130'],
        customerName: 'Liis Tamm',
        customerEmail: 'liis.tamm@example.ee',
      },
    })
    expect([status, body.status]).toEqual([201, 'pending'])
    await deliverAll()
    expect(subjects()).toEqual(['Request received: Thu 18 June, 12:00, Noblessner, Tallinn'])
    expect(t.mails[0]!.text).not.toContain('€')
    expect((await confirm(body.id, { price: 300 })).body).toMatchObject({ status: 'pending' })
    expect((await confirm(body.id)).body).toMatchObject({ status: 'confirmed', totalPrice: '300' })
  })

  it('that is moved is still a request, whose mail asks for no arrival or payment and has no calendar entry', async () => {
    const { id } = (await request()).body
    const to = { date: '2026-06-18', time: '14:00' }
    await t.call('PATCH', `/api/bookings/${id}/reschedule`, { as: 'jetski_admin', body: to })
    await deliverAll()
    const { subject, text, calendar } = t.mails.at(-1)!
    expect(subject).toBe('New time: Thu 18 June, 14:00, Noblessner, Tallinn')
    expect(text).toContain('Your request has a new time, Liis. It is not booked yet.')
    for (const words of ['Be there', 'To pay', 'calendar']) expect(text).not.toContain(words)
    expect(calendar).toBeUndefined()
  })

  it('owes nothing: a payment is recorded only if staff confirm it', async () => {
    const { id } = (await request()).body
    const pay = (more: object = {}) =>
      t.call('POST', `/api/bookings/${id}/payments`, {
        as: 'jetski_admin',
        body: { amount: 45, method: 'cash', ...more },
      })
    expect(await pay()).toMatchObject({ status: 409, body: { code: 'more_than_owed', owed: 0 } })
    expect((await pay({ agreed: true })).status).toBe(201)
  })

  it('keeps its machine until the deadline and frees it afterwards', async () => {
    const { id } = (await request()).body
    await confirm(id, { price: 300 })
    expect((await request()).status).toBe(409)
    t.setNow('2026-06-11T08:00:00Z')
    t.deps.availability.invalidate()
    const address = await ownAddress(t, id)
    expect((await t.call<OwnPage>('GET', address)).body.state).toBe('lapsed')
    expect(await agree(address, 30_000)).toMatchObject({ status: 409, body: { code: 'hold_expired' } })
    expect((await request()).status).toBe(201)
  })

  it('stays in lists and search of staff when its guest does not agree in time, and they confirm it by phone', async () => {
    const { id } = (await request()).body
    await confirm(id, { price: 300 })
    t.setNow('2026-06-11T08:00:00Z')
    t.deps.availability.invalidate()
    const as = 'jetski_admin'
    const { body: desk } = await t.call<{ bookings: { id: string }[]; pendingCount: number }>(
      'GET',
      '/api/bookings/jetski',
      { as },
    )
    const { body: list } = await t.call<{ id: string }[]>('GET', '/api/bookings?status=pending', { as })
    const { body: found } = await t.call<{ id: string }[]>('GET', '/api/search?q=liis', { as })
    expect([desk.bookings, list, found].map((rows) => rows.map((row) => row.id))).toEqual([[id], [id], [id]])
    expect(desk.pendingCount).toBe(1)
    expect((await confirm(id)).body).toMatchObject({ status: 'confirmed', totalPrice: '300' })
    expect((await request()).status).toBe(409)
  })

  it('whose guest did not agree in time waits for staff again when it is moved', async () => {
    const { id } = (await request()).body
    await confirm(id, { price: 300 })
    t.setNow('2026-06-11T08:00:00Z')
    const body = { date: '2026-06-18', time: '14:00' }
    const moved = await t.call('PATCH', `/api/bookings/${id}/reschedule`, { as: 'jetski_admin', body })
    expect(moved).toMatchObject({ status: 200, body: { status: 'pending', heldUntil: null } })
    expect((await t.call<OwnPage>('GET', await ownAddress(t, id))).body.state).toBe('requested')
    expect((await request('GTI 130', { startTime: '14:00' })).status).toBe(409)
    expect((await confirm(id)).body).toMatchObject({ status: 'confirmed', totalPrice: '300' })
  })

  it('is offered until its start at most, even if it is moved to an earlier one', async () => {
    const { id } = (await request()).body
    await confirm(id, { price: 300 })
    const to = { date: '2026-06-10', time: '16:00' }
    const moved = await t.call('PATCH', `/api/bookings/${id}/reschedule`, { as: 'jetski_admin', body: to })
    expect(moved.status).toBe(200)
    const address = await ownAddress(t, id)
    expect((await t.call<OwnPage>('GET', address)).body.offerUntil).toBe('2026-06-10T13:00:00Z')
    t.setNow('2026-06-10T13:00:00Z')
    expect(await agree(address, 30_000)).toMatchObject({ status: 409, body: { code: 'hold_expired' } })
  })

  it('is offered again when its cancel is undone, also by mail if the cancel was mailed', async () => {
    const { id } = (await request()).body
    await confirm(id, { price: 300 })
    await deliverAll()
    await t.call('DELETE', `/api/bookings/${id}`, { as: 'jetski_admin' })
    t.setNow('2026-06-10T08:05:00Z')
    await deliverAll()
    await t.call('POST', `/api/bookings/${id}/restore`, { as: 'jetski_admin' })
    await deliverAll()
    expect(subjects().at(-1)).toMatch(/^Your price: 300\s€, Thu 18 June, 12:00$/u)
    const address = await ownAddress(t, id)
    expect((await t.call<OwnPage>('GET', address)).body).toMatchObject({
      state: 'offered',
      offerUntil: '2026-06-11T08:05:00Z',
    })
    expect((await agree(address, 30_000)).body.state).toBe('booked')
  })

  it('whose guest did not agree in time waits for staff again when its cancel is undone', async () => {
    const { id } = (await request()).body
    await confirm(id, { price: 300 })
    await deliverAll()
    t.setNow('2026-06-11T09:00:00Z')
    await t.call('DELETE', `/api/bookings/${id}`, { as: 'jetski_admin' })
    await deliverAll()
    const restored = await t.call('POST', `/api/bookings/${id}/restore`, { as: 'jetski_admin' })
    expect(restored.body).toMatchObject({ status: 'pending', heldUntil: null })
    await deliverAll()
    expect(subjects().filter((subject) => subject.startsWith('Your price'))).toHaveLength(1)
    expect((await t.call<OwnPage>('GET', await ownAddress(t, id))).body.state).toBe('requested')
    expect((await confirm(id)).body).toMatchObject({ status: 'confirmed', totalPrice: '300' })
  })

  it('that staff took over by a move is not offered again when its cancel is undone', async () => {
    const { id } = (await request('GTI 130', { date: '2026-06-10', startTime: '15:00' })).body
    await confirm(id, { price: 300 })
    t.setNow('2026-06-10T12:30:00Z')
    const to = { date: '2026-06-18', time: '12:00' }
    await t.call('PATCH', `/api/bookings/${id}/reschedule`, { as: 'jetski_admin', body: to })
    await t.call('DELETE', `/api/bookings/${id}`, { as: 'jetski_admin' })
    const restored = await t.call('POST', `/api/bookings/${id}/restore`, { as: 'jetski_admin' })
    expect(restored.body).toMatchObject({ status: 'pending', heldUntil: null })
  })

  it('stays on the jetski desk while its price is offered, and its cancel is mailed', async () => {
    const { id } = (await request()).body
    await confirm(id, { price: 300 })
    const { body } = await t.call<{ bookings: { id: string }[] }>('GET', '/api/bookings/jetski', {
      as: 'jetski_admin',
    })
    expect(body.bookings.map((booking) => booking.id)).toEqual([id])
    await t.call('DELETE', `/api/bookings/${id}`, { as: 'jetski_admin' })
    t.setNow('2026-06-10T08:05:00Z')
    await deliverAll()
    expect(subjects().at(-1)).toMatch(/^Booking cancelled/)
  })

  it('tells staff what its other machines cost, and refuses a total below that', async () => {
    const { id } = (await request('GTI 130, Trixx 2023 Blue', { participants: 2 })).body
    expect((await confirm(id, { price: 130 })).body.errors).toMatchObject([
      { message: 'The total must be more than the 130\u00a0€ that the other machines cost.' },
    ])
    const toPrice = { name: 'GTI 130', otherCents: 13_000 }
    expect((await confirm(id, { price: 330.5 })).body).toMatchObject({ totalPrice: '330.50', toPrice })
    expect((await confirm(id, { price: 400 })).body).toMatchObject({ totalPrice: '400', toPrice })
    const { body } = await confirm(id)
    expect(body).toMatchObject({ status: 'confirmed', totalPrice: '400' })
    expect(body).not.toHaveProperty('toPrice')
    expect((await confirm(id, { price: 500 })).status).toBe(409)
  })

  it('has its price corrected by staff until its guest agrees, who is mailed the new one', async () => {
    const { id } = (await request()).body
    await confirm(id, { price: 6_000 })
    await confirm(id, { price: 5_000 })
    await deliverAll()
    const address = await ownAddress(t, id)
    t.setNow('2026-06-10T09:00:00Z')
    expect((await confirm(id, { price: 500 })).body).toMatchObject({
      totalPrice: '500',
      heldUntil: '2026-06-11T09:00:00Z',
    })
    await deliverAll()
    const prices = subjects().filter((subject) => subject.startsWith('Your price'))
    expect(prices).toEqual([
      expect.stringMatching(/^Your price: 5\s000\s€,/u),
      expect.stringMatching(/^Your price: 500\s€,/u),
    ])
    expect((await agree(address, 500_000)).status).toBe(400)
    expect((await agree(address, 50_000)).body.state).toBe('booked')
  })

  it('is offered at a new price after the first was not agreed to in time, while its machine is free', async () => {
    const { id } = (await request()).body
    await confirm(id, { price: 300 })
    t.setNow('2026-06-11T09:00:00Z')
    expect((await confirm(id, { price: 250 })).body.status).toBe('pending')
    expect((await t.call<OwnPage>('GET', await ownAddress(t, id))).body.state).toBe('offered')
    t.setNow('2026-06-12T10:00:00Z')
    expect((await request()).status).toBe(201)
    expect(await confirm(id, { price: 200 })).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable' },
    })
  })
})
