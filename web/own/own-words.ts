import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { countText } from '#domain/activities/fields.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { aheadText } from '#web/booking/time-until.ts'

/** 'E-Foil Private Rent, 3 foils'. */
export const whatText = ({ service, quantity, noun }: OwnPage): string =>
  `${service}, ${countText(quantity, noun)}`

/** 'Thu 18 June, 18:00 to 19:30'. */
export const whenText = ({ date, time, until }: OwnPage): string =>
  `${dateText(date, 'short')}, ${time} to ${until}`

/** The state of a booking, in a sentence; `now` in epoch milliseconds. */
export function stateSentence(house: House, booking: OwnPage, now: number): string {
  const name = booking.customerName.trim().split(/\s+/u)[0] ?? ''
  switch (booking.state) {
    case 'booked': {
      const ahead = aheadText(house, { ...booking, from: Date.parse(booking.startsAt) }, now)
      return `${ahead[0]!.toUpperCase()}${ahead.slice(1)}, ${name}.`
    }
    case 'requested':
      return 'This is a request: our team answers it by email. Until then you owe nothing.'
    case 'offered':
      return `We can do it for ${priceText(booking.totalCents)}, paid on site. Agree by ${momentText(house, booking.offerUntil ?? booking.startsAt, booking)}: until then it is kept for you.`
    case 'missed':
      return 'We did not confirm this request in time. You owe nothing.'
    case 'held':
      return 'It is kept for you while it is being paid.'
    case 'lapsed':
      return booking.activity === 'jetski-request'
        ? 'You did not agree to the price in time, so it is free for others again. You owe nothing.'
        : 'It was not paid in time, so its place is free for others again.'
    case 'riding':
      return `It is your time, ${name}.`
    case 'over':
      // It did not take place: other times are offered for it.
      if (booking.timeOffer) return 'Please choose another time.'
      return `Thank you for riding with us, ${name}.`
    case 'cancelled':
      return `This booking is cancelled.${backText(booking)}`
  }
}

/** Whether all payments were tests. */
const isTestOnly = ({ paymentMethod, money }: OwnPage): boolean =>
  paymentMethod === 'test' && money.onSiteCents === 0

function backText(booking: OwnPage): string {
  const { paidCents, backCents, onItsWayCents } = booking.money
  if (isTestOnly(booking) && paidCents > 0) return ' It was a test payment: nothing was charged.'
  if (onItsWayCents > 0) return ` ${priceText(onItsWayCents)} is on its way back to you.`
  return backCents > 0 ? ` ${priceText(backCents)} was refunded.` : ''
}

/** A deadline by the clock of the place, which is named if the reader's clock differs: a late cancel costs money. */
export function momentText(
  house: House,
  instant: string,
  { location }: OwnPage,
  reader = Temporal.Now.timeZoneId(),
): string {
  const { zone, name } = locationOf(house, location)
  const at = Temporal.Instant.from(instant)
  const { date, time } = wallTime(at, zone)
  const whose = wallTime(at, reader).time === time ? '' : ` ${name} time`
  return `${dateText(date, 'short')}, ${time}${whose}`
}

/** What a cancel gives back in place of choosing an offered time. */
export const refundText = (cents: number): string =>
  cents > 0
    ? `Cancel below until then, and you get all ${priceText(cents)} back.`
    : 'Cancel below until then: you owe nothing.'

/** Cents paid, less all refunds and those in progress. */
export const netCents = ({ money }: OwnPage): number =>
  money.paidCents - money.backCents - money.onItsWayCents

/** Where a refund goes. */
export function backTo({ paymentMethod, money }: OwnPage): string {
  if (paymentMethod === 'on_site' || money.onSiteCents > 0) return 'the way you paid'
  return paymentMethod === 'card' ? 'to the card you paid with' : 'test payment, nothing was charged'
}

/** The heading above the price. */
export function paidTitle(booking: OwnPage): string {
  const { state, paymentMethod, totalCents, money } = booking
  if (state === 'cancelled') return 'Cancelled'
  if (booking.priceOpen) return 'Price on request'
  if (state === 'offered') return 'Your price'
  if (state === 'lapsed' || state === 'held') return 'Not paid'
  if (netCents(booking) >= totalCents) return isTestOnly(booking) ? 'Paid, in test mode' : 'Paid in full'
  if (money.paidCents > 0 && money.owedCents === 0)
    return netCents(booking) > 0 ? 'Paid, partly refunded' : 'Refunded'
  if (money.paidCents > 0 && money.owedCents < totalCents) return 'Paid in part'
  return paymentMethod === 'on_site' ? 'To pay on site' : 'Not paid'
}

/** Payments, refunds, and refunds on their way, one row each. */
export function moneyRows(booking: OwnPage): { label: string; amount: string }[] {
  const { paidCents, backCents, onItsWayCents, stuckCents, owedCents } = booking.money
  const isTest = isTestOnly(booking)
  const cameBack = backCents + onItsWayCents + stuckCents
  if ((owedCents === 0 && cameBack === 0) || paidCents === 0) return []
  const owed = { label: 'To pay on site', cents: owedCents }
  const rows = isTest
    ? [
        { label: 'Paid, in test mode', cents: paidCents },
        { label: 'Refunded, in test mode', cents: cameBack },
        owed,
      ]
    : [
        { label: 'Paid', cents: paidCents },
        { label: 'Refunded', cents: backCents },
        { label: 'On its way back to you', cents: onItsWayCents },
        { label: 'To be refunded: we are on it', cents: stuckCents },
        owed,
      ]
  return rows
    .filter(({ cents }) => cents > 0)
    .map(({ label, cents }) => ({ label, amount: priceText(cents) }))
}
