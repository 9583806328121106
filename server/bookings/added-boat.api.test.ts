import { beforeEach, describe, expect, it } from 'vitest'
import type { BookingRow, PaymentIntentReply, Slot } from '#contract/views.ts'
import type { House, UnitsActivity } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { admin, appOfFile, pendingBody, testNow } from '#tests/app.ts'
import { ownAddress } from '#tests/own-link.ts'
import { publishHouse, saveHouse } from '#tests/publish-house.ts'
import { deliverNext } from '../notifications/deliver.ts'

// A boat that the owner added: twenty people on board, 120 euros for two hours, a captain for 40.
const fishing: UnitsActivity = {
  kind: 'units',
  on: true,
  title: 'Fishing boat',
  places: ['puhajarve'],
  noun: { one: 'boat', many: 'boats' },
  most: 20,
  durations: {
    '2h': { label: '2 hours', short: '2 h', minutes: 120, cents: 12_000 },
    '4h': { label: '4 hours', short: '4 h', minutes: 240, cents: 20_000 },
  },
  starts: ['10:00', '12:00', '14:00'],
  shape: 'boat',
  addOn: { name: 'Captain', cents: 4_000 },
}
const date = '2026-06-17'

const t = await appOfFile()
const boat = (index: number) => ({
  [`fishing-boat-puhajarve-${index}`]: {
    name: `Boat ${index}`,
    activity: 'fishing-boat',
    place: 'puhajarve',
  },
})
const withBoat = (sold: UnitsActivity) => (house: House) => ({
  ...house,
  units: { ...house.units, ...boat(1) },
  activities: { ...house.activities, 'fishing-boat': sold },
})
beforeEach(async () => {
  t.setNow(testNow)
  t.mails.length = 0
  await t.sql('truncate bookings, messages cascade')
  await publishHouse(t, withBoat(fishing))
  t.deps.availability.invalidate()
})

const draft = (changed: object) =>
  pendingBody({
    bookingType: 'fishing-boat',
    location: 'Pühajärve',
    date,
    time: '12:00',
    quantity: 4,
    duration: '2 hours',
    choice: { addOn: true },
    totalAmount: undefined,
    ...changed,
  })
const hold = (changed: object = {}) =>
  t.call<PaymentIntentReply & { code?: string }>('POST', '/api/create-payment-intent', {
    body: { bookingData: draft(changed) },
  })
const enter = (time: string, addOn: boolean, people = 4) =>
  t.call<BookingRow>('POST', '/api/staff/bookings', {
    ...admin,
    body: {
      activity: 'fishing-boat',
      location: 'puhajarve',
      date,
      time,
      choice: { people, duration: '2h', addOn },
      customerName: 'Mart Õunapuu',
      customerPhone: '+372 5555 1234',
      customerEmail: 'mart@example.ee',
    },
  })
const slots = async (query = '') => {
  const path = `/api/availability?activity=fishing-boat&location=puhajarve&date=${date}&duration=2h${query}`
  return (await t.call<{ slots: Slot[] }>('GET', path)).body.slots
}
const mailed = async () => {
  while (await deliverNext({ ...t.deps, onFailure: (error) => expect(error).toBeUndefined() }));
  return t.mails.map(({ text }) => text).join()
}

describe('a boat that the owner added', () => {
  it('has a price by duration, whatever the number of people, and its add-on is paid once', async () => {
    const held = await hold()
    expect(held.body.amount).toBe(160)
    expect(held.body.lines).toEqual([
      { label: `1 boat × 2 h × ${priceText(12_000)}`, cents: 12_000 },
      { label: 'Captain', cents: 4_000 },
    ])
    expect((await hold({ time: '14:00', quantity: 20, choice: undefined })).body.amount).toBe(120)
    const tooMany = await hold({ time: '10:00', quantity: 21 })
    expect([tooMany.status, JSON.stringify(tooMany.body)]).toEqual([
      400,
      expect.stringContaining('At most 20 people'),
    ])
    expect((await hold({ time: '10:00', quantity: 0 })).status).toBe(400)
  })

  it('has another add-on price in a season that sets one', async () => {
    const july = { from: '06-01', to: '06-17', cents: { 'add-on': 5_000 } }
    await publishHouse(t, withBoat({ ...fishing, seasons: [july] }))
    expect((await hold()).body.amount).toBe(170)
    expect((await hold({ time: '14:00', choice: undefined })).body.amount).toBe(120)
    expect((await hold({ date: '2026-06-18' })).body.amount).toBe(160)
  })

  it('takes as many bookings at a time as there are boats, also from concurrent calls', async () => {
    expect(await slots()).toContainEqual({ time: '12:00', free: 1, open: true })
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter('12:00', false)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect((await slots()).map(({ open }) => open)).toEqual([true, false, true])
    await publishHouse(t, (house) => ({ ...house, units: { ...house.units, ...boat(2) } }))
    t.deps.availability.invalidate()
    // Fifteen people are still one boat.
    expect((await slots('&units=15'))[1]).toEqual({ time: '12:00', free: 1, open: true })
    expect((await enter('12:00', false, 20)).body.units).toEqual(['Boat 2'])
    expect((await enter('12:00', false)).status).toBe(409)
  })

  it('is entered by staff with its add-on, which row, mail and own page show', async () => {
    const { status, body } = await enter('12:00', true)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      service: 'Fishing boat + Captain',
      quantity: 4,
      noun: { one: 'person', many: 'people' },
      units: ['Boat 1'],
      totalCents: 16_000,
      choice: { people: 4, duration: '2h', addOn: true },
    })
    expect((await enter('14:00', false)).body).toMatchObject({ service: 'Fishing boat', totalCents: 12_000 })
    expect(await mailed()).toContain('Fishing boat + Captain, 4 people')
    const own = await t.call('GET', await ownAddress(t, body.id))
    expect(own.body).toMatchObject({ service: 'Fishing boat + Captain', totalCents: 16_000 })
  })

  it('keeps price and name of a booked add-on when its price rises or it is renamed or removed', async () => {
    const held = await hold()
    const booked = (await enter('14:00', true)).body
    const { addOn: _gone, ...without } = fishing
    for (const sold of [{ ...fishing, addOn: { name: 'Skipper', cents: 9_000 } }, without]) {
      await publishHouse(t, withBoat(sold))
      t.deps.availability.invalidate()
      const paid = await t.call('POST', '/api/bookings/create-test', {
        body: {
          ...draft({}),
          bookingId: held.body.bookingId,
          paymentStatus: 'test_completed',
          paymentMethod: 'test_mode',
          testMode: true,
        },
      })
      expect(paid.status).toBe(200)
      for (const [id, time] of [
        [held.body.bookingId, '10:00'],
        [booked.id, '12:00'],
      ]) {
        const day = sold === without ? '2026-06-18' : '2026-06-19'
        const moved = await t.call('PATCH', `/api/bookings/${id}/reschedule`, {
          ...admin,
          body: { date: day, time },
        })
        expect(moved.body).toMatchObject({ date: day, service: 'Fishing boat + Captain', totalCents: 16_000 })
      }
    }
    expect((await hold({ date: '2026-06-19' })).body.amount).toBe(120)
  })

  it('keeps its shape, as another shape would read the people of its bookings as boats', async () => {
    const saved = await saveHouse(t, withBoat({ ...fishing, shape: undefined }))
    expect(saved).toMatchObject({
      status: 400,
      body: { problems: [{ path: 'activities.fishing-boat.shape' }] },
    })
  })
})
