import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
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
    sector: 'jetski',
    service,
    location: place.id,
    locationLabel: placeText(place),
    quantity: units.length,
    units,
  }
}
