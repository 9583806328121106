import { useLocation } from 'react-router'
import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { BookingResult } from './booking-result.tsx'
import { Confirming, NoBooking } from './outcome.tsx'
import { PaymentResult } from './payment-result.tsx'
import { SuccessScreen } from './success-screen.tsx'
import { useLive } from './use-clock.ts'

export const meta = () => headOf({ title: 'Booking Confirmed', screen: screens.bookingSuccess })

/** /booking-success, and /payment-success, the address a card provider returns to (R-P6). */
export default function Page() {
  const { pathname, search, state } = useLocation()
  const live = useLive()
  const email = emailOf(state)
  const returned = pathname.startsWith('/payment-success')
  return (
    <PageFrame header="over" footer="slim">
      {returned && (live ? <PaymentResult search={search} /> : <Confirming />)}
      {!returned && !live && <SuccessScreen receipt={undefined} email={undefined} waiting />}
      {!returned && live && email === undefined && <NoBooking />}
      {!returned && live && email !== undefined && <BookingResult search={search} email={email} />}
    </PageFrame>
  )
}

/** Checkout hands it over in the history entry after a payment. A link cannot: without it, no receipt in the URL counts. */
const emailOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : undefined
