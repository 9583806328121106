import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { findJetskiDuration, jetskiIdsOf } from '#domain/activities/jetski.ts'
import { placeText } from '#domain/locations.ts'
import type { Movable } from '#web/staff/reschedule/reschedule-booking.ts'
import { place } from './jetski-days.ts'
import { modelsText } from './jetski-words.ts'

/** A booking of this desk as the dialog that moves any booking wants it. */
export const movableOf = (booking: JetskiBooking): Movable => {
  const service = modelsText(booking.jetskiModel)
  const units = service.split(' + ')
  return {
    ...booking,
    activity: 'jetski-request',
    service,
    location: place.id,
    locationLabel: placeText(place),
    units,
    choice: {
      jetskis: jetskiIdsOf(units),
      duration: findJetskiDuration(booking.durationLabel) ?? '1h',
      people: booking.peopleCount,
      isFirstTime: booking.isFirstTime,
    },
  }
}
