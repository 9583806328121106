import { screens } from '#contract/screens.ts'
import { wakeBoatPicture } from '#domain/activities/ride-pictures.ts'
import { wakeSurf } from '#domain/activities/wake-surf.ts'
import type { House } from '#domain/house/house.ts'
import { placesText } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { BookingFrame } from '#web/booking/booking-page.tsx'
import { metaOf } from '#web/shell/head.ts'
import { WakeBooking } from './wake-booking.tsx'

export const meta = metaOf((house) => ({
  title: house.activities['wake-surf'].title,
  description: `Wake surf behind your own boat at ${placesText(house, house.activities['wake-surf'].places)}, from ${priceText(lowestWake(house))}, with a floating sauna after it if you like.`,
  screen: screens.wakeSurf,
  picture: wakeBoatPicture,
}))

const lowestWake = (house: House) => Math.min(...wakeSurf(house).offers.map(({ cents }) => cents))

export default function WakeSurfPage() {
  return (
    <BookingFrame>
      <WakeBooking />
    </BookingFrame>
  )
}
