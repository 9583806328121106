import type { BookingBasics } from '#domain/activities/activity.ts'
import { countText } from '#domain/activities/fields.ts'
import type { Rental } from '#domain/activities/rental.ts'
import { dateText, spanText } from '#domain/calendar.ts'
import { type Contact, noContact, optionPressedEarly, rentalDraft } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'
import { contactErrors, startErrors, useBookingForm } from './booking-form.ts'
import { bookingWords } from './booking-toasts.ts'
import { handToCheckout, holdToReplace, storeUpcoming } from './hand-over.ts'
import { useMyPricing } from './my-pricing.ts'
import { useNextPage } from './next-page.ts'
import { chipOf, type Start } from './start-list.ts'
import { onlyDefined } from './use-form.ts'
import { agreedPrice, customerFields, useOnSite } from './use-on-site.ts'
import { useStart } from './use-start.ts'

export type RentalEntries = Contact & {
  location: BookingBasics['location']
  date: string
  time: string
  units: number
  duration: string
  addOn: boolean
  /** The id of the chosen machine. */
  machine: string
}

/** The choice of a rental, its price and start, and the next step to checkout. */
export function useRental(rental: Rental) {
  const house = useHouse()
  const { duration: lengths, count, countKey, machines, unit, unitsFor } = rental.rental
  const sold = rental.places ?? Object.keys(house.places)
  const places = machines ? sold.filter((place) => machines.field.at(place, '').length > 0) : sold
  const codes = Object.keys(lengths.options)
  const form = useBookingForm<RentalEntries>({
    first: {
      location: places[0] ?? sold[0]!,
      date: '',
      time: '',
      units: 1,
      duration: lengths.first,
      addOn: false,
      machine: '',
      ...noContact,
    },
    draft: rentalDraft(rental.id),
    allowed: {
      location: places,
      units: Array.from({ length: count.most }, (_, index) => index + 1),
      duration: codes,
    },
    chosenEarly: () =>
      onlyDefined({
        location: optionPressedEarly(places),
        duration: optionPressedEarly(codes),
        addOn: optionPressedEarly(['addOn']) && true,
        machine: machines && optionPressedEarly(machines.field.options.map(({ id }) => id)),
      }),
    check: (entries) => onlyDefined({ ...startErrors(entries), ...contactErrors(entries) }),
    missing: bookingWords.rental.missing,
  })
  const { set } = form
  const entries = { ...form.entries, ...machineOf(rental, form.entries) }
  const { location, units, duration, machine } = entries
  const choice = { [countKey]: machines ? [machine] : units, duration, addOn: entries.addOn }
  const times = rental
    .startTimes(location, entries.date, choice)
    .filter((time) => !rental.startConflict?.({ ...entries, time }, choice))
  // At a place that has only a few units anyway, 'few left' means nothing.
  const all = machines ? 1 : rental.units.filter((unit) => unit.location === location).length
  const needed = unitsFor(units)
  const needText = countText(needed, { one: `free ${unit.one}`, many: `free ${unit.many}` })
  const start = useStart({
    query: {
      activity: rental.id,
      location,
      duration,
      ...(machines ? { equipment: machine } : { units: needed }),
    },
    entries,
    set,
    times,
    daysAhead: rental.daysAhead,
    offered: rental.rental.isSoldOn,
    hold: rental.onSite ? undefined : holdToReplace(),
    notFree: `has no ${needText}`,
  })
  const { date, time } = start
  const span = time && spanText(time, rental.minutes({ location, date, time }, choice))
  const { leavingTo, goTo } = useNextPage(time !== '', '/checkout')
  const { price, checking } = useMyPricing()
  const quote = price(rental.quote(choice, { location, date, time }), { activity: rental.id, date })
  const sent = useOnSite(() => rentalDraft(rental.id).clear())
  const send = (chosen: RentalEntries) => {
    const { fullName: name, email, phone, location, date, time } = chosen
    const contact = { name, email, phone }
    const request = { location, date, time, choice, contact }
    if (rental.onSite) return reserve(request)
    if (handToCheckout(house, rental, request, { words: bookingWords.rental, price })) void goTo('/checkout')
  }
  const reserve = ({ contact, ...chosen }: BookingBasics & { choice: object }) => {
    const customer = { ...contact, phone: contact.phone ?? '', notes: '' }
    const body = {
      type: 'rental',
      activity: rental.id,
      ...chosen,
      ...customerFields(customer),
      ...agreedPrice(quote.totalCents),
    }
    if (!storeUpcoming(house, chosen, bookingWords.rental, () => undefined)) return
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
    needText,
    toChip: (given: Start, chosen: string | undefined) =>
      chipOf(given.free === all ? { ...given, free: undefined } : given, chosen),
    quote,
    checking,
    busy: leavingTo !== undefined || sent.isSending || sent.booked !== undefined,
    /** '12:00 to 13:00'; '' until a start is chosen. */
    span,
    /** 'Thu 18 June, 12:00 to 13:00', as far as chosen. */
    when: [date && dateText(date, 'short'), span].filter(Boolean).join(', '),
    /** '2 boards', 'Anna'. */
    counted: machines
      ? (machines.field.options.find(({ id }) => id === machine)?.name ?? '')
      : countText(units, rental.noun),
    choosePlace: (place: BookingBasics['location']) => {
      set({ location: place })
      start.choosePlace(place)
    },
    submit: form.submit(send, { date, time }),
  }
}

/** The chosen machine and duration, if available at the place; otherwise the first available ones. */
function machineOf({ rental: { machines, duration: lengths } }: Rental, entries: RentalEntries) {
  if (!machines) return {}
  const here = machines.field.at(entries.location, entries.date)
  const machine = here.includes(entries.machine) ? entries.machine : (here[0] ?? '')
  const codes = Object.keys(lengths.options).filter(
    (code) => machines.centsAt(entries, code, machine) !== undefined,
  )
  return {
    machine,
    duration: codes.includes(entries.duration) ? entries.duration : (codes[0] ?? lengths.first),
  }
}

export type RentalState = ReturnType<typeof useRental>
