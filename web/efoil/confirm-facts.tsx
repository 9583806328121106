import { CalendarDays, Clock, MapPin, Waves } from 'lucide-react'
import type { Quote } from '#domain/activities/activity.ts'
import { findRideDuration, quoteRide } from '#domain/activities/efoil-ride.ts'
import type { LegacyDraft } from '#domain/booking/stored-drafts.ts'
import { dateText } from '#domain/calendar.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { centsOf } from '#domain/money.ts'
import type { Fact } from '#web/booking/price.tsx'
import { foilsText, rideSpan } from '#web/booking/ride-words.ts'

/** What the ride costs. The bare legacy shape says a total and no foils: then its total is shown as it stands. */
export function quoteOf({ duration, foilCount, totalPrice }: LegacyDraft): Quote {
  const code = findRideDuration(duration)
  if (code && foilCount) return quoteRide({ foils: foilCount, duration: code })
  const totalCents = centsOf(totalPrice) ?? 0
  return { totalCents, lines: [{ label: `E-foil ride, ${duration}`, cents: totalCents }] }
}

/** Place, day, time and foils; a day that is not named is agreed on by phone. */
export function factsOf({ location, date, time, foilCount, duration }: LegacyDraft): Fact[] {
  const code = findRideDuration(duration)
  const when = time && code ? rideSpan(time, { foils: foilCount ?? 1, duration: code }) : duration
  return [
    {
      what: 'place',
      icon: <MapPin aria-hidden="true" />,
      text: placeText(locationOf(location ?? 'tallinn')),
    },
    {
      what: 'day',
      icon: <CalendarDays aria-hidden="true" />,
      text: date ? dateText(date) : 'We agree on the day by phone',
    },
    { what: 'time', icon: <Clock aria-hidden="true" />, text: when },
    ...(foilCount ? [{ what: 'foils', icon: <Waves aria-hidden="true" />, text: foilsText(foilCount) }] : []),
  ]
}
