import { centsOf, euroText } from '#domain/money.ts'
import { PayBar } from '#web/steps/paybar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ContactPart } from './contact-part.tsx'
import { contactOf, pendingOf, shownCents } from './draft.ts'
import { HeldNotes } from './held-notes.tsx'
import { HeldFor } from './hold-bar.tsx'
import { PaymentPart } from './payment-part.tsx'
import type { HeldTill } from './till.ts'
import { failureText } from './use-test-payment.ts'

type Props = HeldTill & { onEdit: () => void; onExpired: () => void }

/** Held, and ready to be paid. One button says what pressing it costs (decision 45). */
export function PayStage({ stored, hold, payment, expired, onEdit, onExpired }: Props) {
  const pending = pendingOf(stored)
  const contact = contactOf(pending)
  const total = centsOf(hold.amount) ?? shownCents(pending)
  const pay = () => {
    if (expired) onExpired()
    else payment.pay({ stored, bookingId: hold.bookingId, email: contact.email })
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
      <HeldNotes pending={pending} hold={hold} />
      <ContactPart contact={contact} onEdit={onEdit} />
      <PaymentPart
        failure={payment.isError ? failureText(payment.error) : undefined}
        button={button('w-full')}
      />
      <PayBar cents={total} context={<HeldFor expiresAt={hold.expiresAt} />}>
        {button(
          'min-w-0 shrink-99 px-5! leading-tight! whitespace-normal! max-[359px]:px-3! max-[359px]:text-sm!',
        )}
      </PayBar>
    </>
  )
}
