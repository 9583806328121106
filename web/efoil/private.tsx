import { screens } from '#contract/screens.ts'
import { rides } from '#domain/activities/efoil-ride.ts'
import { priceText } from '#domain/money.ts'
import { BookingFrame } from '#web/booking/booking-page.tsx'
import { foil } from '#web/booking/ride-pictures.ts'
import { headOf } from '#web/shell/head.ts'
import { PrivateBooking } from './private-booking.tsx'

export const meta = () =>
  headOf({
    title: 'E-Foil Private Rent',
    description: `Your own e-foil from ${priceText(rides['30min'].cents)}. Choose a place, a day and a start time; you pay per foil only.`,
    screen: screens.efoilPrivate,
    picture: foil,
  })

export default function PrivatePage() {
  return (
    <BookingFrame>
      <PrivateBooking />
    </BookingFrame>
  )
}
