import type { Quote } from '#domain/activities/activity.ts'
import { privateRide, type RideChoice, testDrive } from '#domain/activities/efoil-ride.ts'
import type { LocationId } from '#domain/locations.ts'
import { type formDraft, optionPressedEarly } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'
import { slotsQuery } from '#web/queries.ts'
import { contactErrors, startErrors, useBookingForm } from './booking-form.ts'
import { bookingWords } from './booking-toasts.ts'
import { allowedOfRide, emptyRide, entriesAt, type RideEntries } from './ride-entries.ts'
import { freeFoils, rideSpan, type SoldRide } from './ride-words.ts'
import { onlyDefined } from './use-form.ts'
import { useStart } from './use-start.ts'

type Options = {
  activity: 'test-drive' | 'efoil-private'
  draft: ReturnType<typeof formDraft>
  phoneOptional?: boolean
  /** A hold that the booking replaces. */
  hold?: string | undefined
}

/** A ride being booked: its form, its start, and its price. */
export function useRide({ activity, draft, phoneOptional, hold }: Options) {
  const house = useHouse()
  const sold = activity === 'test-drive' ? testDrive(house) : privateRide(house)
  const form = useBookingForm<RideEntries>({
    first: emptyRide(sold),
    draft,
    allowed: allowedOfRide(sold),
    chosenEarly: (entries) => pressedOfRide(sold, entries),
    check: (entries) => onlyDefined({ ...startErrors(entries), ...contactErrors(entries, phoneOptional) }),
    missing: bookingWords[activity === 'test-drive' ? 'testDrive' : 'privateRide'].missing,
  })
  const { entries, set } = form
  const { location, foilCount: foils, duration } = entries
  const choice: RideChoice = { foils, duration }
  const start = useStart({
    query: { activity, location, units: foils, duration },
    entries,
    set,
    times: sold
      .startTimes(location, entries.date, choice)
      .filter((time) => !sold.startConflict?.({ ...entries, time }, choice)),
    // The spec's call for a ride.
    slots: (query, date) =>
      slotsQuery({ activity, date, location: query.location, foilCount: foils, duration, hold: query.hold }),
    hold,
    notFree: `has no ${freeFoils(foils)}`,
  })
  const at = { location, date: start.date, time: start.time }
  return {
    house,
    sold,
    form,
    entries,
    start,
    choice,
    /** '18:00 to 19:30', the gift included; '' until a start is chosen. */
    span: at.time && rideSpan(sold, at, choice),
    choosePlace: (place: LocationId) => {
      set({ location: place })
      start.choosePlace(place)
    },
    /** Only visible values may be sent. */
    submit: (send: (sent: RideEntries) => void) => form.submit(send, { date: start.date, time: start.time }),
  }
}

export type Ride = ReturnType<typeof useRide>

/** The list price of the entries, on their day. */
export const quoteOfRide = (
  sold: Ride['sold'],
  { foilCount, duration, location, date, time }: RideEntries,
): Quote => sold.quote({ foils: foilCount, duration }, { location, date, time })

/** Place and length pressed before the page was hydrated. */
function pressedOfRide(sold: SoldRide, entries: RideEntries): Partial<RideEntries> {
  const { location: places, duration: durations } = allowedOfRide(sold)
  const [location, duration] = [optionPressedEarly(places), optionPressedEarly(durations)]
  return { ...(location ? entriesAt(sold, location, entries) : {}), ...(duration ? { duration } : {}) }
}
