import { discountText } from '#domain/activities/quote-lines.ts'
import type { LegacyDraft } from '#domain/booking/stored-ride.ts'
import { euros } from '#domain/money.ts'
import { bookingWords } from '#web/booking/booking-toasts.ts'
import { handToCheckout, holdToReplace, storeUpcoming, withDeposit } from '#web/booking/hand-over.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import { useNextPage } from '#web/booking/next-page.ts'
import type { ShownQuote } from '#web/booking/price.tsx'
import type { RideEntries } from '#web/booking/ride-entries.ts'
import type { SoldRide } from '#web/booking/ride-words.ts'
import { readChoice, storeChoice } from '#web/booking/stored-choice.ts'
import { quoteOfRide, useRide } from '#web/booking/use-ride.ts'
import { privateRideDraft } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'

/** The two next steps. */
export const checkout = '/checkout'
export const onSite = '/booking/efoil-private/confirm'

const rideKey = 'efoilBookingData'
const words = bookingWords.privateRide

/** The private ride: the form, its choices, and the two next steps: checkout, or paying on site (R-P4). */
export function usePrivateRide() {
  const ride = useRide({ activity: 'efoil-private', draft: privateRideDraft, hold: holdToReplace() })
  const house = useHouse()
  const { weekday } = house.membership.discounts
  const { price, checking, guest } = useMyPricing()
  const { leavingTo, goTo } = useNextPage(ride.start.time !== '', checkout, onSite)
  const quoteOf = (entries: RideEntries, date: string): ShownQuote =>
    price(quoteOfRide(ride.sold, { ...entries, date }), { activity: 'efoil-private', date })
  const mine = withDeposit(house, 'efoil-private', quoteOf(ride.entries, ride.start.date))

  const toCheckout = ({ foilCount: foils, duration, fullName, email, phone, ...when }: RideEntries) => {
    const request = { ...when, choice: { foils, duration }, contact: { name: fullName, email, phone } }
    if (handToCheckout(house, ride.sold, request, { words, price })) void goTo(checkout)
  }
  const toConfirm = (sent: RideEntries) => {
    const totalPrice = euros(quoteOf(sent, sent.date).totalCents)
    if (
      storeUpcoming(house, sent, words, () =>
        storeChoice(rideKey, legacyDraftOf(ride.sold, sent, totalPrice)),
      )
    )
      void goTo(onSite)
  }
  return {
    house,
    ride,
    quote: guest && weekday > 0 ? { ...mine, lines: [...mine.lines, forMembers(weekday)] } : mine,
    checking,
    leavingTo,
    submit: ride.submit(toCheckout),
    reserve: ride.submit(toConfirm),
  }
}

export type PrivateRide = ReturnType<typeof usePrivateRide>

/** What a member would save, with a link. */
const forMembers = (percent: number) =>
  ({
    kind: 'text',
    label: discountText('weekday', percent),
    note: 'sign in',
    to: '/login?next=/booking/efoil-private',
    tone: 'muted',
  }) as const

/** A private ride in the legacy shape; day, time, place and foils are our additions. */
const legacyDraftOf = (
  { fields }: SoldRide,
  { duration, fullName, email, phone, ...chosen }: RideEntries,
  totalPrice: number,
): LegacyDraft => ({
  type: 'efoil-private',
  duration: fields.duration.options[duration]!.label,
  totalPrice,
  ...chosen,
  customerName: fullName,
  customerEmail: email,
  customerPhone: phone,
  // Keeps the notes of the confirm page.
  notes: readChoice<LegacyDraft>(rideKey, ({ notes }) => typeof notes === 'string')?.notes,
})
