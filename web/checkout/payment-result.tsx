import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#contract/client.ts'
import { call, sentenceOf } from '#web/api.ts'
import { clearPaid, readPending } from '#web/drafts.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { contactOf, pendingOf } from './draft.ts'
import { Confirming, Outcome } from './outcome.tsx'
import { SuccessScreen } from './success-screen.tsx'

/** What a card provider's return address says: `payment_intent` and `redirect_status`. */
export function PaymentResult({ search }: { search: string }) {
  const asked = new URLSearchParams(search)
  const paymentIntentId = asked.get('payment_intent')
  const [pending] = useState(readPending)
  const hold = pending?.hold
  const declined = asked.get('redirect_status') === 'failed'
  const finalize = useMutation({
    mutationFn: (sent: { bookingId: string; paymentIntentId: string }) =>
      call(api.finalizeBooking, { body: sent }),
    onSuccess: clearPaid,
  })
  const begin = () => {
    if (hold && paymentIntentId && !declined) finalize.mutate({ bookingId: hold.bookingId, paymentIntentId })
  }
  const arrive = useEffectEvent(begin)
  // Finalizing is idempotent: a reload, or React's second mount in development, asks for the same booking again.
  useEffect(() => arrive(), [])

  if (finalize.isSuccess)
    return (
      <SuccessScreen
        receipt={finalize.data.booking}
        email={pending && contactOf(pendingOf(pending)).email}
        waiting={false}
      />
    )
  if (declined)
    return (
      <Outcome title="Payment Failed" text="The card was not charged, and your booking is not made yet.">
        <Link to={pending ? '/checkout' : '/booking/efoil-private'} className={buttonClass('ink')}>
          {pending ? 'Back to checkout' : 'Book again'}
        </Link>
      </Outcome>
    )
  if (finalize.isError)
    return (
      <Outcome
        title="Payment Error"
        text={sentenceOf(finalize.error, 'Your payment could not be confirmed yet. Nothing is lost.')}
      >
        <Button kind="ink" onClick={begin}>
          Try again
        </Button>
      </Outcome>
    )
  if (hold && paymentIntentId) return <Confirming />
  return asked.get('redirect_status') === 'succeeded' ? (
    <SuccessScreen receipt={undefined} email={undefined} waiting={false} />
  ) : (
    <Outcome title="No open payment" text="There is no payment waiting in this browser.">
      <Link to="/member-dashboard" className={buttonClass('ink')}>
        View My Bookings
      </Link>
    </Outcome>
  )
}
