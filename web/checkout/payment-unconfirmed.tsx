import { Link } from 'react-router'
import { problemOf, sentenceOf } from '#web/api.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { isPending } from './finalize.ts'
import { Outcome } from './outcome.tsx'

type Props = {
  error: Error
  onAskAgain: () => void
  /** The booking still stands in this browser. */
  canRetry: boolean
}

/** A payment that did not lead to a booking, or not yet: what is so, and the one way on. */
export function NotConfirmed({ error, onAskAgain, canRetry }: Props) {
  const { status = 500, code } = problemOf(error) ?? {}
  if (code === 'payment_failed')
    return (
      <Outcome
        title="Payment Failed"
        text={sentenceOf(error, 'The card was not charged, and your booking is not made yet.')}
      >
        <Link to={canRetry ? '/checkout' : '/booking'} className={buttonClass('ink')}>
          {canRetry ? 'Back to checkout' : 'Book again'}
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
  if (status < 500 && code !== 'too_many_tries')
    return (
      <Outcome title="Not booked" text={sentenceOf(error, 'The booking could not be made.')}>
        <Link to="/booking" className={buttonClass('ink')}>
          Choose another time
        </Link>
      </Outcome>
    )
  return (
    <Outcome
      title="Payment Error"
      text={sentenceOf(error, 'Your payment could not be confirmed yet. Nothing is lost.')}
    >
      {again('Try again')}
    </Outcome>
  )
}

const stillConfirming =
  'The bank has not answered yet. There is no need to pay again: as soon as it does, your booking is confirmed and the confirmation comes by email. Should the time be gone by then, you get all your money back.'
