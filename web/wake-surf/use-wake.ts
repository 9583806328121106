import { wakePeopleConflict, wakeSurf } from '#domain/activities/wake-surf.ts'
import { notesProblem } from '#domain/contact-rules.ts'
import { isSaunaAt } from '#domain/fleet/floating.ts'
import type { House } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import { contactErrors, startErrors, useBookingForm } from '#web/booking/booking-form.ts'
import { bookingWords, refuse } from '#web/booking/booking-toasts.ts'
import { handToCheckout, holdToReplace, withDeposit } from '#web/booking/hand-over.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import { useNextPage } from '#web/booking/next-page.ts'
import { onlyDefined } from '#web/booking/use-form.ts'
import { useStart } from '#web/booking/use-start.ts'
import { noContact, optionPressedEarly, wakeSurfDraft } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'
import { quoteShown, saunaTaken, withBoat } from './wake-words.ts'

const firstOf = (house: House) => ({
  location: house.activities['wake-surf'].places[0]!,
  duration: wakeSurf(house).fields.duration.first,
  people: 2,
  sauna: false,
  date: '',
  time: '',
  ...noContact,
  specialRequests: '',
})
export type WakeEntries = ReturnType<typeof firstOf>

/** The choice of a wake session, its price and start, and the next step to checkout. */
export function useWake() {
  const house = useHouse()
  const sold = wakeSurf(house)
  const { durations: wakes, most, places, starts } = house.activities['wake-surf']
  const codes = Object.keys(wakes)
  const form = useBookingForm<WakeEntries>({
    first: firstOf(house),
    draft: wakeSurfDraft,
    allowed: {
      location: places,
      duration: codes,
      people: Array.from({ length: most }, (_, index) => index + 1),
    },
    texts: ['specialRequests'],
    chosenEarly: () =>
      onlyDefined({
        location: optionPressedEarly(places),
        duration: optionPressedEarly(codes),
        sauna: optionPressedEarly(['sauna']) && true,
      }),
    check: (entries) =>
      onlyDefined({
        ...startErrors(entries),
        ...contactErrors(entries),
        specialRequests: notesProblem(entries.specialRequests),
      }),
    missing: bookingWords.wakeSurf.missing,
  })
  const { set } = form
  const hasSauna = isSaunaAt(house, form.entries.location, form.entries.date)
  const entries = { ...form.entries, sauna: form.entries.sauna && hasSauna }
  const { location, duration, sauna } = entries
  const start = useStart({
    // One boat takes them all: the number of people does not affect what is free.
    query: { activity: 'wake-surf', location, duration, sauna: sauna ? 'true' : 'false' },
    entries,
    set,
    times: starts,
    hold: holdToReplace(),
    shown: withBoat,
    lostText: (lost) => saunaTaken(house, lost, duration),
    notFree: `is not free for ${wakes[duration]!.label}`,
  })
  const { date, time } = start
  const { leavingTo, goTo } = useNextPage(time !== '', '/checkout')
  const { price, checking } = useMyPricing()
  const bar = wakePeopleConflict(house, entries.people, duration)
  const send = ({ specialRequests, fullName, email, phone, ...chosen }: WakeEntries) => {
    if (bar) {
      refuse({ title: 'Please check your details', text: bar })
      return form.root.current
        ?.querySelector<HTMLElement>('[data-step="people"] :is([data-switch], input)')
        ?.focus()
    }
    const request = {
      choice: { duration: chosen.duration, people: chosen.people, sauna: chosen.sauna && hasSauna },
      location: chosen.location,
      date: chosen.date,
      time: chosen.time,
      notes: specialRequests || undefined,
      contact: { name: fullName, email, phone },
    }
    if (handToCheckout(house, sold, request, { words: bookingWords.wakeSurf, price })) void goTo('/checkout')
  }
  return {
    form,
    start,
    entries,
    bar,
    places,
    hasSauna,
    choosePlace: (place: LocationId) => {
      set({ location: place })
      start.choosePlace(place)
    },
    quote: withDeposit(
      house,
      'wake-surf',
      price(quoteShown(house, entries, { location, date, time }), { activity: 'wake-surf', date }),
    ),
    checking,
    busy: leavingTo !== undefined,
    chooseLength: (chosen: string) => {
      start.announce(`${wakes[chosen]!.label}.`)
      set({ duration: chosen })
    },
    toggleSauna: () => set({ sauna: !sauna }),
    submit: form.submit(send, { date, time }),
  }
}

export type Wake = ReturnType<typeof useWake>
