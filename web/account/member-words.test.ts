import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { sampleOwnBooking as ownBooking } from '#tests/samples.ts'
import { aheadText, detailText, memberPrice, paidText, savedOn, startText } from './member-words.ts'

const at = (text: string) => Date.parse(text)

describe('the time until a ride', () => {
  it.each([
    ['2026-06-16T08:00:00Z', 'in 2 days'],
    ['2026-06-17T20:59:00Z', 'tomorrow'],
    ['2026-06-17T21:00:00Z', 'in 18 hours'],
    ['2026-06-18T14:00:00Z', 'in 1 hour'],
    ['2026-06-18T14:59:00Z', 'in 1 minute'],
    ['2026-06-18T15:10:00Z', 'now'],
  ])('at %s is %s, by the clock of the place', (now, text) => {
    expect(aheadText(theHouse, ownBooking(), at(now))).toBe(text)
  })
})

it('describes a ride by weekday and start, number and duration', () => {
  expect(startText(ownBooking())).toBe('Thursday, 18:00')
  expect(detailText(ownBooking({ quantity: 1 }))).toBe('1 foil, 1 hour')
})

describe('the money of a booking', () => {
  it.each([
    [{}, 'Paid in test mode: nothing was charged.'],
    [{ paymentMethod: 'card' as const }, 'Paid by card.'],
    [{ paymentMethod: 'on_site' as const }, 'Paid on site.'],
    [
      { paymentMethod: 'on_site' as const, paidCents: 0, owedCents: 36_000, hasReceipt: false },
      'You pay 360\u00a0€ when you arrive.',
    ],
    [{ status: 'cancelled' as const, paidCents: 0 }, 'Cancelled. You owe nothing.'],
    [
      { status: 'cancelled' as const, paymentMethod: 'card' as const, paidCents: 0, onItsWayCents: 36_000 },
      '360\u00a0€ is on its way back to you.',
    ],
    [
      {
        status: 'cancelled' as const,
        paymentMethod: 'card' as const,
        paidCents: 6_000,
        onItsWayCents: 30_000,
      },
      '300\u00a0€ is on its way back to you. 60\u00a0€ was kept.',
    ],
    [
      { paymentMethod: 'card' as const, paidCents: 34_000, onItsWayCents: 2_000 },
      '20\u00a0€ is on its way back to you. Paid by card.',
    ],
    [{ paidCents: 0, hasReceipt: false }, 'Not paid yet.'],
    [{ totalCents: 0, paidCents: 0, owedCents: 0, hasReceipt: false }, 'There is nothing to pay.'],
    [{ paymentMethod: 'card' as const, paidCents: 34_000 }, 'Paid by card.'],
    [
      { paymentMethod: 'card' as const, paidCents: 10_000, owedCents: 25_200 },
      '100\u00a0€ paid. You pay 252\u00a0€ when you arrive.',
    ],
  ])('is shown as it is: %o', (changes, text) => {
    expect(paidText(ownBooking(changes))).toBe(text)
  })

  it('shows as saved what its discount lines took off', () => {
    const lines = [{ label: 'Rides', cents: 36_000 }, { label: '15%', cents: -5_400 }, { label: 'plus fuel' }]
    expect(savedOn(ownBooking({ lines }))).toBe(5_400)
  })
})

describe('what a member would pay', () => {
  it('is 15% less for a private e-foil ride from Monday to Friday', () => {
    expect(memberPrice(theHouse, ownBooking())).toBe(30_600)
  })

  it.each([
    ['at the weekend', ownBooking({ date: '2026-06-20' })],
    ['for a jetski', ownBooking({ activity: 'jetski-rental' })],
    ['where something was taken off already', ownBooking({ lines: [{ label: 'Member', cents: -1 }] })],
  ])('is not promised %s', (_when, booking) => {
    expect(memberPrice(theHouse, booking)).toBeUndefined()
  })
})
