import type { OwnBooking } from '#contract/calls/own-calls.ts'
import { countText } from '#domain/activities/fields.ts'
import { lengthText } from '#domain/booking/length.ts'
import { dateText, instantOf } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { type Buyer, discounted } from '#domain/offers/discounts.ts'
import { aheadText as textOf } from '#web/booking/time-until.ts'

/** Time until a ride: 'in 2 days', 'tomorrow', 'now'. */
export const aheadText = (house: House, booking: OwnBooking, now: number): string =>
  textOf(house, { ...booking, from: spanOf(house, booking).from }, now)

/** 'Thursday, 18:00'. */
export const startText = ({ date, time }: OwnBooking): string => `${weekdayOf(date)}, ${time}`

export const weekdayOf = (date: string): string => dateText(date).split(' ')[0]!

/** 'E-Foil Private Rent, 3 foils'. */
export const whatText = ({ service, quantity, noun }: OwnBooking): string =>
  `${service}, ${countText(quantity, noun)}`

/** The small text next to the name: '2 foils, 1 hour'. */
export const detailText = (booking: OwnBooking): string =>
  [countText(booking.quantity, booking.noun), lengthText(booking)].filter((part) => part !== '').join(', ')

export const whereText = (house: House, { location }: OwnBooking): string =>
  locationOf(house, location).meetingPoint

/** Minutes as '1.5 h'. */
export const hoursText = (minutes: number): string => `${Math.round((minutes / 60) * 10) / 10}\u00a0h`

/** Sum of the discounts in a price, in cents. */
export const savedOn = ({ lines }: OwnBooking): number =>
  lines.reduce((sum, { cents = 0 }) => sum + Math.max(0, -cents), 0)

const paidHow = {
  card: 'Paid by card.',
  on_site: 'Paid on site.',
  test: 'Paid in test mode: nothing was charged.',
}

/** The state of a booking's money: a test charges nothing; a ride paid on site is paid at the dock. */
export function paidText(booking: OwnBooking): string {
  const { status, paymentMethod, paidCents, onItsWayCents } = booking
  if (onItsWayCents === 0 || paymentMethod === 'test') return keptText(booking)
  const back = `${priceText(onItsWayCents)} is on its way back to you.`
  return status === 'cancelled' && paidCents === 0 ? back : `${back} ${keptText(booking)}`
}

function keptText(booking: OwnBooking): string {
  const { status, paymentMethod, paidCents, totalCents, owedCents, priceOpen, hasReceipt } = booking
  const isTest = paymentMethod === 'test'
  const rest = `You pay ${priceText(owedCents)} when you arrive.`
  if (owedCents > 0 && paidCents > 0)
    return `${priceText(paidCents)} paid${isTest ? ' in test mode' : ''}. ${rest}`
  if (paidCents > 0 && (isTest || paidCents >= totalCents)) return paidHow[paymentMethod]
  if (status === 'cancelled')
    return paidCents > 0 ? `${priceText(paidCents)} was kept.` : 'Cancelled. You owe nothing.'
  if (priceOpen) return 'A request: we tell you its price, and you owe nothing until you agree.'
  if (owedCents > 0) return rest
  if (totalCents === 0) return 'There is nothing to pay.'
  return hasReceipt ? paidHow[paymentMethod] : 'Not paid yet.'
}

/** A member's prices without discounts that apply only once, as they may be used up. */
const member: Buyer = { memberships: ['member'], hadJetski: true, hadWake: true }

/** A member's price of a ride, in cents; undefined if membership saves nothing, or the ride is already discounted. */
export function memberPrice(house: House, booking: OwnBooking): number | undefined {
  if (savedOn(booking) > 0 || booking.priceOpen) return undefined
  const { totalCents } = discounted(house, { totalCents: booking.totalCents, lines: [] }, booking, member)
  return totalCents < booking.totalCents ? totalCents : undefined
}

/** Start and end of a booking, in epoch milliseconds. */
function spanOf(house: House, { date, time, location, minutes }: OwnBooking): { from: number; to: number } {
  const from = instantOf(date, time, locationOf(house, location).zone).epochMilliseconds
  return { from, to: from + minutes * 60_000 }
}

/** Bookings that are not over, soonest first, and the rest, latest first. A cancelled ride counts as over. */
export function splitByStart(house: House, bookings: readonly OwnBooking[], now: number) {
  const byStart = [...bookings].sort((one, other) => spanOf(house, one).from - spanOf(house, other).from)
  const isAhead = (booking: OwnBooking) =>
    spanOf(house, booking).to > now && booking.status !== 'cancelled' && booking.status !== 'completed'
  return {
    ahead: byStart.filter(isAhead),
    past: byStart.filter((booking) => !isAhead(booking)).reverse(),
  }
}
