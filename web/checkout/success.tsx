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

/** Checkout passes it in the history entry. A link cannot do that: without it, no receipt in the URL is believed. */
const emailOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : undefined

/** The booking's receipt from the address; the draft is no longer needed. */
function BookingResult({ search, email }: { search: string; email: string }) {
  const { receipt } = useMemo(() => readSuccess(search), [search])
  // Read before the draft is cleared: its hold proves who paid. The hold of a booking begun since is kept.
  const [pending] = useState(readPending)
  const hold = pending?.hold?.bookingId === receipt?.id ? pending?.hold : undefined
  const isOther = receipt !== undefined && pending !== undefined && hold === undefined
  // Before the page is painted: a visitor who leaves at once must not find the form filled in again.
  useLayoutEffect(() => {
    if (!isOther) clearPaid()
  }, [isOther])
  return <SuccessScreen receipt={receipt} email={email} hold={hold} waiting={false} />
}

/**
 * Reads an address made by stored-addresses.ts, which is a separate file because checkout needs no schemas. A booking that cannot
 * be read is logged and ignored.
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
