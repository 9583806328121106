import { screens } from '#contract/screens.ts'
import { jetskiCents } from '#domain/activities/jetski.ts'
import { priceText } from '#domain/money.ts'
import { BookingFrame } from '#web/booking/booking-page.tsx'
import { jetski } from '#web/booking/ride-pictures.ts'
import { headOf } from '#web/shell/head.ts'
import { Choose } from './choose.tsx'

export const meta = () =>
  headOf({
    title: 'Jetski Rent',
    description: `Jetskis at Noblessner, Tallinn, from ${priceText(jetskiCents('trixx-23-blue', '30min')!)} for 30 minutes. Choose up to five, for 30 minutes, 1 hour, 2 hours or a full day.`,
    screen: screens.jetski,
    picture: jetski,
  })

export default function JetskiSelectionPage() {
  return (
    <BookingFrame>
      <Choose />
    </BookingFrame>
  )
}
