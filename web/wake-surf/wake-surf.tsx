import { screens } from '#contract/screens.ts'
import { wakeSurf } from '#domain/activities/wake-surf.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { BookingFrame } from '#web/booking/booking-page.tsx'
import { wakeBoat } from '#web/booking/ride-pictures.ts'
import type { HeadArgs } from '#web/house.ts'
import { houseOfMatches } from '#web/house.ts'
import { headOf } from '#web/shell/head.ts'
import { WakeBooking } from './wake-booking.tsx'

export const meta = ({ matches }: HeadArgs) =>
  headOf({
    title: 'Wake Surf',
    description: `Wake surf behind your own boat at Noblessner, Tallinn, from ${priceText(lowestWake(houseOfMatches(matches)))}, with a floating sauna after it if you like.`,
    screen: screens.wakeSurf,
    picture: wakeBoat,
  })

const lowestWake = (house: House) => Math.min(...wakeSurf(house).offers.map(({ cents }) => cents))

export default function WakeSurfPage() {
  return (
    <BookingFrame>
      <WakeBooking />
    </BookingFrame>
  )
}
