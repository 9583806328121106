import { describe, expect, it } from 'vitest'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { momentText, moneyRows, paidTitle, stateSentence, whatText, whenText } from './own-words.ts'

const nothing = { paidCents: 0, onSiteCents: 0, backCents: 0, onItsWayCents: 0, stuckCents: 0, owedCents: 0 }
const booking = (changes: Partial<OwnPage> = {}): OwnPage => ({
  id: 'one',
  reference: 'ML-7K3Q9',
  status: 'confirmed',
  state: 'booked',
  activity: 'efoil-private',
  service: 'E-Foil Private Rent',
  customerName: 'Liis Tamm',
  location: 'tallinn',
  locationLabel: 'Noblessner',
  date: '2026-06-18',
  time: '18:00',
  until: '19:30',
  startsAt: '2026-06-18T15:00:00Z',
  endsAt: '2026-06-18T16:30:00Z',
  arriveAt: '17:45',
  durationLabel: '1 hour',
  quantity: 3,
  quantityLabel: 'Foils',
  noun: { one: 'foil', many: 'foils' },
  totalPrice: '360',
  totalCents: 36_000,
  vatPercent: 24,
  freeCancelHours: 24,
  paymentMethod: 'card',
  lines: [],
  meetingPoint: 'Pier B',
  mapUrl: 'https://map.example',
  directionsUrl: 'https://map.example',
  bring: [],
  money: { ...nothing, paidCents: 36_000 },
  ...changes,
})
const now = Date.parse('2026-06-16T08:00:00Z')

it('a booking is named by its activity and start', () => {
  expect(whatText(booking())).toBe('E-Foil Private Rent, 3 foils')
  expect(whenText(booking())).toBe('Thu 18 June, 18:00 to 19:30')
})

it('the end of free cancelling is in the place’s time zone, which is named for readers elsewhere', () => {
  const end = '2026-06-17T15:00:00Z'
  expect(momentText(theHouse, end, booking(), 'Europe/Helsinki')).toBe('Wed 17 June, 18:00')
  expect(momentText(theHouse, end, booking(), 'America/New_York')).toBe('Wed 17 June, 18:00 Tallinn time')
  expect(momentText(theHouse, end, booking({ location: 'dubai' }), 'Europe/Tallinn')).toBe(
    'Wed 17 June, 19:00 Dubai time',
  )
})

describe('the state is a sentence', () => {
  it.each([
    [{}, 'In 2 days, Liis.'],
    [
      { state: 'requested' as const },
      'This is a request: our team answers it by email. Until then you owe nothing.',
    ],
    [{ state: 'riding' as const }, 'It is your time, Liis.'],
    [{ state: 'over' as const }, 'Thank you for riding with us, Liis.'],
    [
      { state: 'over' as const, timeOffer: { starts: [], until: '2026-06-19T15:00:00Z' } },
      'Please choose another time.',
    ],
    [{ state: 'lapsed' as const }, 'It was not paid in time, so its place is free for others again.'],
    [{ state: 'cancelled' as const }, 'This booking is cancelled.'],
    [
      { state: 'cancelled' as const, money: { ...nothing, paidCents: 36_000, onItsWayCents: 36_000 } },
      'This booking is cancelled. 360\u00a0€ is on its way back to you.',
    ],
    [
      { state: 'cancelled' as const, money: { ...nothing, paidCents: 36_000, backCents: 18_000 } },
      'This booking is cancelled. 180\u00a0€ was refunded.',
    ],
    [
      {
        state: 'cancelled' as const,
        paymentMethod: 'test' as const,
        money: {
          ...nothing,
          paidCents: 36_000,
          onSiteCents: 25_200,
          backCents: 10_800,
          onItsWayCents: 25_200,
        },
      },
      'This booking is cancelled. 252\u00a0€ is on its way back to you.',
    ],
  ])('%o', (changes, text) => {
    expect(stateSentence(theHouse, booking(changes), now)).toBe(text)
  })
})

describe('the money is shown as it was paid and refunded', () => {
  it.each([
    [{}, 'Paid in full', []],
    [{ paymentMethod: 'test' as const }, 'Paid, in test mode', []],
    [{ money: nothing, paymentMethod: 'on_site' as const }, 'To pay on site', []],
    [
      {
        paymentMethod: 'test' as const,
        money: { ...nothing, paidCents: 36_000, onSiteCents: 25_200, onItsWayCents: 36_000 },
        state: 'cancelled' as const,
      },
      'Cancelled',
      ['Paid 360\u00a0€', 'On its way back to you 360\u00a0€'],
    ],
    [{ money: nothing, state: 'held' as const }, 'Not paid', []],
    [
      {
        paymentMethod: 'on_site' as const,
        money: { ...nothing, paidCents: 36_000, backCents: 36_000, owedCents: 36_000 },
      },
      'To pay on site',
      ['Paid 360\u00a0€', 'Refunded 360\u00a0€', 'To pay on site 360\u00a0€'],
    ],
    [
      {
        paymentMethod: 'on_site' as const,
        money: { ...nothing, paidCents: 36_000, onSiteCents: 36_000, backCents: 36_000 },
      },
      'Refunded',
      ['Paid 360\u00a0€', 'Refunded 360\u00a0€'],
    ],
    [
      { money: { ...nothing, paidCents: 10_000, owedCents: 26_000 } },
      'Paid in part',
      ['Paid 100\u00a0€', 'To pay on site 260\u00a0€'],
    ],
    [
      { state: 'cancelled' as const, money: { ...nothing, paidCents: 36_000, stuckCents: 36_000 } },
      'Cancelled',
      ['Paid 360\u00a0€', 'To be refunded: we are on it 360\u00a0€'],
    ],
    [
      { money: { ...nothing, paidCents: 36_000, backCents: 5_000 } },
      'Paid, partly refunded',
      ['Paid 360\u00a0€', 'Refunded 50\u00a0€'],
    ],
  ])('%o', (changes, title, rows) => {
    expect(paidTitle(booking(changes))).toBe(title)
    expect(moneyRows(booking(changes)).map(({ label, amount }) => `${label} ${amount}`)).toEqual(rows)
  })
})
