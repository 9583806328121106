import { Link, useNavigate } from 'react-router'
import type { Alternative } from '#contract/views.ts'
import { problemOf, sentenceOf } from '#web/api.ts'
import type { StoredPending } from '#web/new-pending.ts'
import { writePending } from '#web/new-pending.ts'
import { useOfferedAs } from '#web/offered.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Alternatives } from './alternatives.tsx'
import { alternativesOf, atAnotherTime, pendingOf } from './draft.ts'
import { isPending } from './finalize.ts'
import { Outcome } from './outcome.tsx'

type Props = {
  error: Error
  onAskAgain: () => void
  /** The booking, where it still stands in this browser. */
  pending: StoredPending | undefined
}

/** A payment that did not lead to a booking, or not yet: what is so, and the one way on. */
export function NotConfirmed({ error, onAskAgain, pending }: Props) {
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
  // A plain no, such as a time that was gone when the money came: the server says what happens with it.
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

/** A bank says why it refuses, and not what comes of it. */
const unpaidText = (said: string): string =>
  said.includes('charged') ? said : `${said} Nothing was charged.`

const stillConfirming =
  'The bank has not answered yet. There is no need to pay again: as soon as it does, your booking is confirmed and the confirmation comes by email. Should the time be gone by then, you get all your money back.'

function NotBooked({ error, pending }: Pick<Props, 'error' | 'pending'>) {
  const navigate = useNavigate()
  const activity = useOfferedAs(pending && pendingOf(pending).bookingType)
  const holdInstead = (start: Alternative) => {
    if (pending) writePending(atAnotherTime(pending, start))
    void navigate('/checkout')
  }
  const instead = pending && (
    <Alternatives
      starts={alternativesOf(problemOf(error))}
      pending={pendingOf(pending)}
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
