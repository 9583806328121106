import { quoteRide, rides } from '#domain/activities/efoil-ride.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import type { RideForm } from '#domain/booking/ride-form.ts'
import type { LegacyDraft } from '#domain/booking/stored-drafts.ts'
import { legacyDraft } from '#domain/booking/stored-drafts.ts'
import { euros } from '#domain/money.ts'
import { storedChoice } from '#web/booking/stored-choice.ts'

/** The ride that is paid on site, on its way from the private page to the confirm page. */
export const legacyRide = storedChoice('efoilBookingData', legacyDraft)

/** A private ride in the legacy shape; day, time, place and foils are ours. */
export const legacyRideOf = (form: RideForm, price: Pricing): LegacyDraft => ({
  type: 'efoil-private',
  duration: rides[form.duration].label,
  totalPrice: euros(
    price(quoteRide({ foils: form.foilCount, duration: form.duration }), {
      activity: 'efoil-private',
      date: form.date,
    }).totalCents,
  ),
  date: form.date,
  time: form.time,
  location: form.location,
  foilCount: form.foilCount,
  customerName: form.fullName,
  customerEmail: form.email,
  customerPhone: form.phone,
})
