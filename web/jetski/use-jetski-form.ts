import type { SyntheticEvent } from 'react'
import { jetskiRental } from '#domain/activities/jetski.ts'
import { bookingWords, refuse } from '#web/booking/booking-toasts.ts'
import { handToCheckout, storeUpcoming } from '#web/booking/hand-over.ts'
import { useNextPage } from '#web/booking/next-page.ts'
import { useHouse } from '#web/house-on-page.ts'
import type { JetskiEntries } from './jetski-entries.ts'
import { isEstimate, placeOf } from './jetski-words.ts'
import { readSelection } from './stored-selection.ts'
import { useJetskiBooking } from './use-jetski-booking.ts'

const words = bookingWords.jetskiForm

/** Continues to checkout or, with the GTI, which has no price, sends a request that charges nothing (R-A10). */
export function useJetskiForm() {
  const house = useHouse()
  const booking = useJetskiBooking({
    key: 'jetskiSelection',
    times: house.activities['jetski-rental'].starts,
    words,
    isRequest: (chosen) => chosen !== undefined && isEstimate(house, chosen.jetskis),
  })
  const { form, start, isRequest, sending, price } = booking
  const { leavingTo, goTo } = useNextPage(start.time !== '' && !isRequest, '/checkout')

  const send = (entries: JetskiEntries) => {
    const sent = booking.bookingOf(entries)
    if (!sent) return
    const { jetskis, duration, people, isFirstTime, fullName, email, phone } = sent
    const request = {
      choice: { jetskis, duration, people, isFirstTime },
      location: placeOf(house, jetskis),
      date: sent.date,
      time: sent.time,
      contact: { name: fullName, email, phone },
      notes: sent.notes || undefined,
    }
    if (isRequest) storeUpcoming(house, request, words, () => sending.send(sent))
    else if (handToCheckout(house, jetskiRental(house), request, { words, price })) void goTo('/checkout')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // Another tab may have sent it, or a day may have passed.
    if (!booking.chosen || !readSelection(house, 'jetskiSelection')) return refuse(words.noSelection)
    form.submit(send, { date: start.date, time: start.time })(event)
  }
  return { ...booking, busy: leavingTo !== undefined || sending.busy, submit }
}
