import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Alternative } from '#contract/views.ts'
import { problemOf, sentenceOf } from '#web/call.ts'
import { clearPaid, readPending } from '#web/drafts.ts'
import { type StoredPending, writePending } from '#web/new-pending.ts'
import { useOfferedAs } from '#web/offered-on-page.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { Alternatives } from './alternatives.tsx'
import { type Charge, finalize, isPending } from './finalize.ts'
import { Confirming, NoPayment, Outcome } from './outcome.tsx'
import { alternativesOf, atAnotherTime, contactOf, pendingBookingOf } from './pending-draft.ts'
import { readPayment, withoutSecret } from './stored-addresses.ts'
import { SuccessScreen } from './success-screen.tsx'

/**
 * The page to which a bank returns, often in another browser; also watches a payment that is still processing. The address is
 * only a hint: the provider's answer to our server decides.
 */
export function PaymentResult({ search }: { search: string }) {
  const navigate = useNavigate()
  const [pending] = useState(readPending)
  const [charge] = useState(() => readPayment(search, pending))
  // A booking begun in this browser meanwhile is kept.
  const own = pending?.hold?.bookingId === charge?.bookingId ? pending : undefined
  const asking = useMutation({
    mutationFn: (charge: Charge) => finalize(charge),
    onSuccess: () => {
      if (own) clearPaid()
      toast({ title: 'Payment Successful', text: 'Your booking has been confirmed!' })
    },
  })
  const ask = () => {
    if (charge) asking.mutate(charge)
  }
  const arrive = useEffectEvent(() => {
    const clean = withoutSecret(search)
    if (clean !== undefined) void navigate({ search: clean }, { replace: true })
    ask()
  })
  // The call is idempotent: a reload, or React's second mount in development, repeats it for the same booking.
  useEffect(() => arrive(), [])

  if (!charge) return <NoPayment />
  if (asking.isSuccess)
    return (
      <SuccessScreen
        receipt={asking.data}
        email={own && contactOf(pendingBookingOf(own)).email}
        hold={own?.hold}
        waiting={false}
      />
    )
  if (asking.isError && problemOf(asking.error)?.code === 'not_found') return <NoPayment />
  if (asking.isError) return <NotConfirmed error={asking.error} onAskAgain={ask} pending={own} />
  return <Confirming />
}

type Props = {
  error: Error
  onAskAgain: () => void
  /** The booking, if still stored in this browser. */
  pending: StoredPending | undefined
}

/** A payment without a booking so far: its state, and the one next step. */
function NotConfirmed({ error, onAskAgain, pending }: Props) {
  const { status = 500, code } = problemOf(error) ?? {}
  if (code === 'payment_failed')
    return (
      <Outcome title="Payment Failed" text={unpaidText(sentenceOf(error, 'Your booking is not made yet.'))}>
        <Link to={pending ? '/checkout' : '/booking'} className={buttonClass('ink')}>
          {pending ? 'Back to checkout' : 'Book again'}
        </Link>
      </Outcome>
    )
  const again = (label: string) => (
    <Button kind="ink" onClick={onAskAgain}>
      {label}
    </Button>
  )
  if (isPending(error))
    return (
      <Outcome title="Still confirming" text={stillConfirming}>
        {again('Ask again')}
      </Outcome>
    )
  // A final refusal, such as a start taken before the payment succeeded: the server's text says what happens with the money.
  if (status < 500 && code !== 'too_many_tries') return <NotBooked error={error} pending={pending} />
  return (
    <Outcome
      title="Payment Error"
      text={sentenceOf(error, 'Your payment could not be confirmed yet. Nothing is lost.')}
    >
      {again('Try again')}
    </Outcome>
  )
}

/** A bank gives a reason, but does not say whether anything was charged. */
const unpaidText = (detail: string): string =>
  detail.includes('charged') ? detail : `${detail} Nothing was charged.`

const stillConfirming =
  'The bank has not answered yet. There is no need to pay again: as soon as it does, your booking is confirmed and the confirmation comes by email. Should the time be gone by then, you get all your money back.'

function NotBooked({ error, pending }: Pick<Props, 'error' | 'pending'>) {
  const navigate = useNavigate()
  const activity = useOfferedAs(pending && pendingBookingOf(pending).bookingType)
  const holdInstead = (start: Alternative) => {
    if (pending) writePending(atAnotherTime(pending, start))
    void navigate('/checkout')
  }
  const instead = pending && (
    <Alternatives
      starts={alternativesOf(problemOf(error))}
      pending={pendingBookingOf(pending)}
      onChoose={holdInstead}
    />
  )
  return (
    <Outcome
      title="Not booked"
      text={`We are sorry. ${sentenceOf(error, 'The booking could not be made.')}`}
      above={instead}
    >
      <Link to={activity.path} className={buttonClass('ink')}>
        Choose another time
      </Link>
    </Outcome>
  )
}
