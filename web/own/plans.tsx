import { Phone } from 'lucide-react'
import { useState } from 'react'
import type { OwnPage } from '#contract/calls/own-page.ts'
import { cancelPolicyTextOf } from '#domain/booking/policy.ts'
import { CallLink } from '#web/shell/reach-links.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CancelStep } from './cancel-step.tsx'
import { keptCents } from './own-words.ts'
import { Part } from './part.tsx'
import { RefundLine } from './refund-line.tsx'

type Props = { booking: OwnPage; cancelling: NonNullable<OwnPage['cancelling']>; token: string }

/** What a cancel gives back stands here before anybody presses anything. */
export function Plans({ booking, cancelling, token }: Props) {
  const [asking, setAsking] = useState(false)
  const hasPaid = keptCents(booking) > 0
  return (
    <Part
      title="Plans changed?"
      beside={<p className="mt-3 text-muted">{cancelPolicyTextOf(cancelling.freeHours)}</p>}
    >
      {hasPaid ? (
        <RefundLine booking={booking} cancelling={cancelling} />
      ) : (
        <p className="text-muted">You have paid nothing yet: if you cancel, you owe nothing.</p>
      )}
      <p className="mt-7 flex flex-wrap items-center gap-3">
        <CallLink className={`${buttonClass('line')} max-sm:w-full`}>
          <Phone aria-hidden="true" />
          Call to move it
        </CallLink>
        <Button kind="ghost" className="text-red-700! max-sm:w-full" onClick={() => setAsking(true)}>
          Cancel booking
        </Button>
      </p>
      <CancelStep
        booking={booking}
        cancelling={cancelling}
        token={token}
        open={asking}
        onClose={() => setAsking(false)}
      />
    </Part>
  )
}
