import type { BookingBasics } from '#domain/activities/activity.ts'
import { countText } from '#domain/activities/fields.ts'
import type { Rental } from '#domain/activities/rental.ts'
import { dateText, spanText } from '#domain/calendar.ts'
import type { LocationId } from '#domain/locations.ts'
import { locationIds, locationOf } from '#domain/locations.ts'
import { euros } from '#domain/money.ts'
import type { Contact } from '#web/form-drafts.ts'
import { noContact, pressedEarly, rentalDraft } from '#web/form-drafts.ts'
import { contactErrors, startErrors, useBookingForm } from './booking-form.ts'
import { bookingWords } from './booking-toasts.ts'
import { handToCheckout, storeUpcoming } from './hand-over.ts'
import { useMyPricing } from './my-pricing.ts'
import { useNextPage } from './next-page.ts'
import type { Start } from './start-list.ts'
import { chipOf } from './start-list.ts'
import { onlyKnown } from './use-form.ts'
import { customerFields, useOnSite } from './use-on-site.ts'
import { useStart } from './use-start.ts'

export type RentalEntries = Contact & {
  location: LocationId
  date: string
  time: string
  units: number
  duration: string
}

/** What a visitor chooses of a rental, what follows from it, and the way to checkout. */
export function useRental(rental: Rental) {
  const { duration: lengths, count, countKey } = rental.rental
  const places = rental.places ?? locationIds
  const codes = Object.keys(lengths.options)
  const form = useBookingForm<RentalEntries>({
    first: { location: places[0]!, date: '', time: '', units: 1, duration: lengths.first, ...noContact },
    draft: rentalDraft(rental.id),
    allowed: {
      location: places,
      units: Array.from({ length: count.most }, (_, index) => index + 1),
      duration: codes,
    },
    chosenEarly: () => onlyKnown({ location: pressedEarly(places), duration: pressedEarly(codes) }),
    check: (entries) => onlyKnown({ ...startErrors(entries), ...contactErrors(entries) }),
    missing: bookingWords.rental.missing,
  })
  const { entries, set } = form
  const { location, units, duration } = entries
  const choiceOf = (chosen: Pick<RentalEntries, 'units' | 'duration'>) => ({
    [countKey]: chosen.units,
    duration: chosen.duration,
  })
  const choice = choiceOf(entries)
  const times = rental
    .startTimes(location, entries.date, choice)
    .filter((time) => !rental.startBar?.(location, time, choice))
  // Where all of a place are few, 'few left' says nothing.
  const all = rental.units.filter((unit) => unit.location === location).length
  const asked = countText(units, { one: `free ${rental.noun.one}`, many: `free ${rental.noun.many}` })
  const start = useStart({
    query: { activity: rental.id, location, units, duration },
    entries,
    set,
    times,
    daysAhead: rental.daysAhead,
    freedBy: (held, { free = 0 }) => free + Number(held.quantity ?? 0) >= units,
    notFree: `has no ${asked}`,
  })
  const { date, time } = start
  const span = time && spanText(time, rental.minutes(location, time, choice))
  const { leavingTo, goTo } = useNextPage(time !== '', '/checkout')
  const { price, checking } = useMyPricing()
  const quote = price(rental.quote(choice, { location, date, time }), { activity: rental.id, date })
  const sent = useOnSite(() => rentalDraft(rental.id).clear())
  const send = ({ fullName: name, email, phone, units: many, duration: code, ...when }: RentalEntries) => {
    const contact = { name, email, phone }
    const request = { ...when, choice: choiceOf({ units: many, duration: code }), contact }
    if (rental.onSite) return reserve(request)
    if (handToCheckout(rental, request, { words: bookingWords.rental, price })) void goTo('/checkout')
  }
  const reserve = ({ contact, ...chosen }: BookingBasics & { choice: object }) => {
    const customer = { ...contact, phone: contact.phone ?? '', notes: '' }
    const totalPrice = euros(quote.totalCents)
    const body = { type: 'rental', activity: rental.id, ...chosen, ...customerFields(customer), totalPrice }
    if (!storeUpcoming(chosen, bookingWords.rental, () => undefined)) return
    sent.send(body, customer, (code) => {
      if (code !== 'slot_unavailable') return
      start.markTaken(chosen)
      void start.refresh()
    })
  }
  return {
    sent,
    rental,
    form,
    entries,
    start,
    places,
    times,
    /** '2 free boards'. */
    asked,
    toChip: (given: Start, chosen: string | undefined) =>
      chipOf(given.free === all ? { ...given, free: undefined } : given, chosen),
    quote,
    checking,
    busy: leavingTo !== undefined || sent.isSending || sent.booked !== undefined,
    /** '12:00 to 13:00'; '' until a start is chosen. */
    span,
    /** 'Thu 18 June, 12:00 to 13:00', as far as chosen. */
    when: [date && dateText(date, 'short'), span].filter(Boolean).join(', '),
    /** '2 boards'. */
    counted: countText(units, rental.noun),
    choosePlace: (place: LocationId) => {
      set({ location: place })
      start.chooseDay(entries.date, locationOf(place).label)
    },
    submit: form.submit(send, { date, time }),
  }
}

export type RentalState = ReturnType<typeof useRental>
