import { beforeEach, describe, expect, it } from 'vitest'
import type { BookingRow, PaymentIntentReply, Slot } from '#contract/views.ts'
import { findActivity } from '#domain/activities/catalogue.ts'
import type { AddedMachines, House } from '#domain/house/house.ts'
import { admin, appOfFile, pendingBody, testNow } from '#tests/app.ts'
import { publishHouse, saveHouse } from '#tests/publish-house.ts'

// Two pedal boats added by the owner: Anna for one or two hours, Berta only for one.
const pedal: AddedMachines = {
  kind: 'machines',
  on: true,
  title: 'Pedal boats',
  places: ['puhajarve'],
  noun: { one: 'pedal boat', many: 'pedal boats' },
  most: 1,
  durations: {
    '1h': { label: '1 hour', short: '1 h', minutes: 60, cents: { anna: 2_000, berta: 2_500 } },
    '2h': { label: '2 hours', short: '2 h', minutes: 120, cents: { anna: 3_500 } },
  },
  starts: ['10:00', '12:00', '14:00'],
}
const date = '2026-06-17'

const t = await appOfFile()
const boat = (name: string) => ({ name, activity: 'pedal-boats', place: 'puhajarve' })
const withBoats = (sold: AddedMachines) => (house: House) => ({
  ...house,
  units: { ...house.units, anna: boat('Anna'), berta: boat('Berta') },
  activities: { ...house.activities, 'pedal-boats': sold },
})
beforeEach(async () => {
  t.setNow(testNow)
  await t.sql('truncate bookings, messages cascade')
  await publishHouse(t, withBoats(pedal))
  t.deps.availability.invalidate()
})

const draft = (machines: string[], changed: object = {}) =>
  pendingBody({
    bookingType: 'pedal-boats',
    location: 'Pühajärve',
    date,
    time: '12:00',
    quantity: 1,
    duration: '1 hour',
    choice: { machines },
    totalAmount: undefined,
    ...changed,
  })
const hold = (machines: string[], changed: object = {}) =>
  t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', {
    body: { bookingData: draft(machines, changed) },
  })
const enter = (machine: string, time = '12:00', duration = '1h') =>
  t.call<BookingRow>('POST', '/api/staff/bookings', {
    ...admin,
    body: {
      activity: 'pedal-boats',
      location: 'puhajarve',
      date,
      time,
      choice: { machines: [machine], duration },
      customerName: 'Mart Õunapuu',
      customerPhone: '+372 5555 1234',
    },
  })
const openAt = async (machine: string) => {
  const path = `/api/availability?activity=pedal-boats&location=puhajarve&date=${date}&duration=1h&equipment=${machine}`
  const { body } = await t.call<{ slots: Slot[] }>('GET', path)
  return body.slots.map(({ open }) => open)
}

describe('machines that the owner added', () => {
  it('are booked by name, each at its own price', async () => {
    expect((await hold(['anna'])).body.amount).toBe(20)
    expect((await hold(['berta'])).body.amount).toBe(25)
    expect((await hold(['anna'], { time: '14:00', duration: '2 hours' })).body).toMatchObject({
      amount: 35,
      lines: [{ label: 'Anna × 2 h', cents: 3_500 }],
    })
  })

  it.each([
    ['none', [], 'Please choose a pedal boat'],
    ['two', ['anna', 'berta'], 'One pedal boat in a booking'],
    ['another’s', ['rxp-x-rs'], 'This is not one of our pedal boats'],
  ])('refuse %s in words', async (_, machines, words) => {
    const { status, body } = await hold(machines)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(words)])
  })

  it('refuse a length without a price for that machine', async () => {
    const { status, body } = await hold(['berta'], { duration: '2 hours' })
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('Berta is not rented for 2 hours'),
    ])
  })

  it('have one booking at a time each, also from concurrent calls', async () => {
    const answers = await Promise.all(['anna', 'anna', 'anna', 'berta'].map((one) => enter(one)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
    expect([await openAt('anna'), await openAt('berta')]).toEqual([
      [true, false, true],
      [true, false, true],
    ])
    await enter('berta', '14:00')
    expect([await openAt('anna'), await openAt('berta')]).toEqual([
      [true, false, true],
      [true, false, false],
    ])
  })

  it('are named in staff’s rows, and bookings keep their price when it changes', async () => {
    const { body } = await enter('berta')
    const row = { service: 'Pedal boats: Berta', quantity: 1, units: ['Berta'], totalCents: 2_500 }
    expect(body).toMatchObject(row)
    const { '1h': hour, ...others } = pedal.durations
    // Berta is no longer sold; the booking is moved by the house version of its sale.
    await publishHouse(
      t,
      withBoats({ ...pedal, durations: { ...others, '1h': { ...hour!, cents: { anna: 9_000 } } } }),
    )
    t.deps.availability.invalidate()
    const moved = await t.call('PATCH', `/api/bookings/${body.id}/reschedule`, {
      ...admin,
      body: { date, time: '14:00' },
    })
    expect(moved.body).toMatchObject({ ...row, time: '14:00' })
    expect((await enter('berta', '10:00')).status).toBe(400)
  })

  it('need a word for one of them', async () => {
    const { noun: _noun, ...wordless } = pedal
    const saved = await saveHouse(t, (house) => ({
      ...house,
      activities: { ...house.activities, others: wordless },
    }))
    expect(saved).toMatchObject({ status: 400, body: { problems: [{ path: 'activities.others.noun' }] } })
  })

  it('are not sold without any price', async () => {
    const unpriced = Object.fromEntries(
      Object.entries(pedal.durations).map(([code, length]) => [code, { ...length, cents: {} }]),
    )
    expect(await saveHouse(t, withBoats({ ...pedal, durations: unpriced }))).toMatchObject({
      status: 400,
      body: { problems: [{ path: 'activities.pedal-boats.durations' }] },
    })
  })

  it('are shown from the price of a machine that is in use', async () => {
    await publishHouse(t, (house) => {
      const { units, ...others } = withBoats(pedal)(house)
      return { ...others, units: { ...units, anna: { ...units.anna!, retired: '2020-01-01' } } }
    })
    const rental = findActivity(t.db.house(), 'pedal-boats')
    expect(rental?.card?.from.cents).toBe(2_500)
  })
})
