import { screens } from '#contract/screens.ts'
import { foil } from '#domain/activities/ride-pictures.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { BookingFrame } from '#web/booking/booking-page.tsx'
import { metaOf } from '#web/shell/head.ts'
import { PrivateBooking } from './private-booking.tsx'

export const meta = metaOf((house) => ({
  title: house.activities['efoil-private'].title,
  description: `Your own e-foil from ${priceText(lowestRide(house))}. Choose a place, a day and a start time; you pay per foil only.`,
  screen: screens.efoilPrivate,
  picture: foil,
}))

const lowestRide = ({ activities }: House) =>
  Math.min(...Object.values(activities['efoil-private'].durations).map(({ cents }) => cents))

export default function PrivatePage() {
  return (
    <BookingFrame>
      <PrivateBooking />
    </BookingFrame>
  )
}
