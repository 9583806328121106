import { useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { screens } from '#contract/screens.ts'
import { type Receipt, receiptView } from '#contract/views.ts'
import { clearPaid, readPending } from '#web/drafts.ts'
import { metaOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { useLive } from './hold-clock.ts'
import { Confirming, NoBooking } from './outcome.tsx'
import { PaymentResult } from './payment-result.tsx'
import { SuccessScreen } from './success-screen.tsx'

export const meta = metaOf({ title: 'Booking Confirmed', screen: screens.bookingSuccess })

/** /booking-success, and /payment-success, the address a card provider returns to (R-P6). */
export default function Page() {
  const { pathname, search, state } = useLocation()
  const live = useLive()
  const email = emailOf(state)
  const returned = pathname.startsWith('/payment-success')
  return (
    <PageFrame header="over">
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

/** The booking's receipt from the address; the draft is not needed any more. */
function BookingResult({ search, email }: { search: string; email: string }) {
  const { receipt } = useMemo(() => readSuccess(search), [search])
  // Before it is cleared: who held it has paid it, and may open its page. Another hold is of a booking begun since: it is kept.
  const [pending] = useState(readPending)
  const hold = pending?.hold?.bookingId === receipt?.id ? pending?.hold : undefined
  const isOther = receipt !== undefined && pending !== undefined && hold === undefined
  // Before the page is painted: who leaves it at once must not find the form filled in again.
  useLayoutEffect(() => {
    if (!isOther) clearPaid()
  }, [isOther])
  return <SuccessScreen receipt={receipt} email={email} hold={hold} waiting={false} />
}

/**
 * Reads the address of stored-addresses.ts again. Apart from it: checkout writes one, and has no use for schemas. A booking
 * that cannot be read is logged and ignored.
 */
export function readSuccess(search: string): { receipt: Receipt | undefined; testMode: boolean } {
  const params = new URLSearchParams(search)
  return { receipt: readReceipt(params.get('booking')), testMode: params.get('testMode') === 'true' }
}

function readReceipt(text: string | null): Receipt | undefined {
  if (text === null) return undefined
  try {
    return receiptView.parse(JSON.parse(text))
  } catch (error) {
    console.info('The booking in the address could not be read', error)
    return undefined
  }
}
