import { screens } from '#contract/screens.ts'
import { priceText } from '#domain/money.ts'
import { surfSauna } from '#domain/offers/surf-sauna.ts'
import { BookingFrame } from '#web/booking/booking-page.tsx'
import { headOf } from '#web/shell/head.ts'
import { sauna } from './pictures.ts'
import { SessionBooking } from './session-booking.tsx'

export const meta = () =>
  headOf({
    title: 'Surf and Sauna',
    description: `Two hours of e-foil surf and a floating sauna with a group, ${priceText(surfSauna.onlineCents)} per person online. ${surfSauna.days} at Noblessner, Tallinn.`,
    screen: screens.surfSauna,
    picture: sauna,
  })

export default function SurfSaunaPage() {
  return (
    <BookingFrame header="over">
      <SessionBooking />
    </BookingFrame>
  )
}
