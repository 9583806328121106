import { screens } from '#contract/screens.ts'
import { wakes } from '#domain/activities/wake-surf.ts'
import { priceText } from '#domain/money.ts'
import { wakeBoat } from '#web/booking/ride-pictures.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { WakeBooking } from './booking.tsx'

export const meta = () =>
  headOf({
    title: 'Wake Surf',
    description: `Wake surf behind your own boat at Noblessner, Tallinn, from ${priceText(wakes['20min'].cents)}, with a floating sauna after it if you like.`,
    screen: screens.wakeSurf,
    picture: wakeBoat,
  })

export default function WakeSurfPage() {
  return (
    <div className="max-lg:[&>footer]:pb-24">
      <PageFrame footer="slim">
        <WakeBooking />
      </PageFrame>
    </div>
  )
}
