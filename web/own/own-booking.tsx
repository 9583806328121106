import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'Your booking', screen: screens.ownBooking })

/** The customer's own page: who has the link holds the booking (decision 44). */
export default function Page() {
  return (
    <PageFrame footer="slim">
      <h1 className="display text-4xl">Your booking</h1>
    </PageFrame>
  )
}
