import { screens } from '#contract/screens.ts'
import { priceText } from '#domain/money.ts'
import { surfSauna } from '#domain/offers/surf-sauna.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { SessionBooking } from './booking.tsx'
import { sauna } from './pictures.ts'

export const meta = () =>
  headOf({
    title: 'Surf and Sauna',
    description: `Two hours of e-foil surf and a floating sauna with a group, ${priceText(surfSauna.onlineCents)} per person online. ${surfSauna.days} at Noblessner, Tallinn.`,
    screen: screens.surfSauna,
    picture: sauna,
  })

export default function SurfSaunaPage() {
  return (
    <div className="max-lg:[&>footer]:pb-24">
      <PageFrame header="over" footer="slim">
        <SessionBooking />
      </PageFrame>
    </div>
  )
}
