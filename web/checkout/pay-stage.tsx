import type { PaymentIntentReply } from '#contract/views.ts'
import { centsOf, euroText } from '#domain/money.ts'
import type { StoredPending } from '#web/drafts.ts'
import { PayBar } from '#web/steps/paybar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { ContactPart } from './contact-part.tsx'
import { contactOf, pendingOf, shownCents } from './draft.ts'
import { HeldFor, HoldBar } from './hold-bar.tsx'
import { kindOf } from './kinds.ts'
import { PaymentPart } from './payment-part.tsx'
import { PriceChange } from './price-change.tsx'
import type { TestPayment } from './use-test-payment.ts'
import { failureText } from './use-test-payment.ts'

type Props = {
  stored: StoredPending
  hold: PaymentIntentReply
  payment: TestPayment
  expired: boolean
  onEdit: () => void
  onExpired: () => void
}

/** Held, and ready to be paid. One button says what pressing it costs (decision 45). */
export function PayStage({ stored, hold, payment, expired, onEdit, onExpired }: Props) {
  const pending = pendingOf(stored)
  const contact = contactOf(pending)
  const total = centsOf(hold.amount) ?? shownCents(pending)
  const pay = () => {
    if (expired) onExpired()
    else payment.mutate({ stored, bookingId: hold.bookingId, email: contact.email })
  }
  const button = (className: string) => (
    <Button
      busy={payment.isPending || payment.isSuccess}
      busyLabel="Creating Test Booking..."
      className={className}
      onClick={pay}
    >
      {`Create Test Booking (${euroText(total)}€)`}
    </Button>
  )
  return (
    <>
      <HoldBar expiresAt={hold.expiresAt} held={kindOf(pending.bookingType).held} />
      <Note kind="test" title="Test Mode Active" className="mt-4 p-5! [&_b]:block">
        Payment is disabled. ‘Pay Now’ simulates success with no charge.
      </Note>
      {hold.priceChanged && <PriceChange before={shownCents(pending)} total={total} />}
      <ContactPart contact={contact} onEdit={onEdit} />
      <PaymentPart
        failure={
          payment.isError && (
            <Note kind="error" title="Test booking failed." className="mt-4">
              {failureText(payment.error)}
            </Note>
          )
        }
        button={button('w-full')}
      />
      <PayBar cents={total} context={<HeldFor expiresAt={hold.expiresAt} />}>
        {button('min-w-0 px-5! leading-tight! whitespace-normal!')}
      </PayBar>
    </>
  )
}
