import { screens } from '#contract/screens.ts'
import { wakes } from '#domain/activities/wake-surf.ts'
import { priceText } from '#domain/money.ts'
import { BookingFrame } from '#web/booking/booking-page.tsx'
import { wakeBoat } from '#web/booking/ride-pictures.ts'
import { headOf } from '#web/shell/head.ts'
import { WakeBooking } from './wake-booking.tsx'

export const meta = () =>
  headOf({
    title: 'Wake Surf',
    description: `Wake surf behind your own boat at Noblessner, Tallinn, from ${priceText(wakes['20min'].cents)}, with a floating sauna after it if you like.`,
    screen: screens.wakeSurf,
    picture: wakeBoat,
  })

export default function WakeSurfPage() {
  return (
    <BookingFrame>
      <WakeBooking />
    </BookingFrame>
  )
}
