import { screens } from '#contract/screens.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { BookingFrame } from '#web/booking/booking-page.tsx'
import { foil } from '#web/booking/ride-pictures.ts'
import type { HeadArgs } from '#web/house.ts'
import { houseOfMatches } from '#web/house.ts'
import { headOf } from '#web/shell/head.ts'
import { PrivateBooking } from './private-booking.tsx'

export const meta = ({ matches }: HeadArgs) =>
  headOf({
    title: 'E-Foil Private Rent',
    description: `Your own e-foil from ${priceText(lowestRide(houseOfMatches(matches)))}. Choose a place, a day and a start time; you pay per foil only.`,
    screen: screens.efoilPrivate,
    picture: foil,
  })

const lowestRide = ({ activities }: House) =>
  Math.min(...Object.values(activities['efoil-private'].durations).map(({ cents }) => cents))

export default function PrivatePage() {
  return (
    <BookingFrame>
      <PrivateBooking />
    </BookingFrame>
  )
}
