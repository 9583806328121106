import { requestDays } from '#domain/activities/jetski.ts'
import type { JetskisChosen } from '#domain/booking/stored-jetskis.ts'
import { type JetskiId, seatsOf } from '#domain/fleet/jetskis.ts'
import { useBookingForm } from '#web/booking/booking-form.ts'
import { holdToReplace } from '#web/booking/hand-over.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import type { Start } from '#web/booking/start-list.ts'
import { useStart } from '#web/booking/use-start.ts'
import { jetskiFormDraft, optionPressedEarly } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'
import { type JetskiEntries, jetskiErrors, noEntries, peopleFor } from './jetski-entries.ts'
import { machinesText, placeOf, quoteOf, spanOf } from './jetski-words.ts'
import { useSendRequest } from './send-request.ts'
import { type SelectionKey, useSelection } from './stored-selection.ts'

type Page = {
  key: SelectionKey
  times: readonly string[]
  words: { missing?: { title: string; text: string }; failed: { text: string } }
  isRequest: (chosen: JetskisChosen | undefined) => boolean
}

/** Time and contact, for the machines chosen before. */
export function useJetskiBooking({ key, times, words, ...page }: Page) {
  const house = useHouse()
  const chosen = useSelection(key)
  const isRequest = page.isRequest(chosen)
  const jetskis = chosen?.jetskis ?? []
  const location = placeOf(house, jetskis)
  const form = useBookingForm<JetskiEntries>({
    first: noEntries,
    draft: jetskiFormDraft,
    texts: ['notes'],
    chosenEarly: () => (optionPressedEarly(['isFirstTime']) ? { isFirstTime: true } : {}),
    check: jetskiErrors,
    missing: words.missing,
  })
  const { entries } = form
  const start = useStart({
    query: {
      activity: isRequest ? 'jetski-request' : 'jetski-rental',
      location,
      duration: chosen?.duration,
      equipment: chosen?.jetskis.join(','),
    },
    entries,
    set: form.set,
    times,
    onlyTimes: true,
    daysAhead: isRequest ? requestDays(house) : undefined,
    ready: chosen !== undefined,
    hold: holdToReplace(),
    shown: withoutSome(jetskis),
    notFree: `is not free for ${machinesText(jetskis)}`,
  })
  const { price, checking } = useMyPricing()
  const list = chosen && quoteOf(house, chosen, start.date)
  // The price is the same for both ways of booking.
  const quote = list && price(list, { activity: 'jetski-rental', date: start.date })
  const people = peopleFor(entries.people, seatsOf(house, jetskis))
  return {
    chosen,
    isRequest,
    form,
    entries,
    start,
    times,
    /** '16:30 to 17:30', once a start is chosen. */
    span: chosen && start.time ? spanOf(house, { ...start, location }, chosen.duration) : '',
    people,
    price,
    checking,
    quote,
    /** The price of the machines. */
    lines: list?.lines ?? [],
    /** A discount's amount and text, in addition to the lines of the machines. */
    off: quote?.lines.slice(list?.lines.length) ?? [],
    sending: useSendRequest(start, words.failed.text, price),
    bookingOf: (sent: JetskiEntries) => chosen && { ...chosen, ...sent, people },
  }
}

export type JetskiBooking = ReturnType<typeof useJetskiBooking>

/** If only some of the machines are taken, a start still has the others. */
const withoutSome =
  (ids: readonly JetskiId[]) =>
  (start: Start): Start => ({
    ...start,
    free: start.lacks && start.lacks.length < ids.length ? 1 : start.free,
  })
