import { CreditCard, ShieldCheck } from 'lucide-react'
import { euroText } from '#domain/money.ts'
import { Note } from '#web/ui/note.tsx'
import type { HeldCheckout } from './checkout-state.ts'
import { contactOf, pendingOf } from './draft.ts'
import { PaymentPart, totalOf } from './payment-part.tsx'
import { testMeans } from './test-means.ts'

/** The simulated card. */
export function TestPay({ checkout }: { checkout: HeldCheckout }) {
  const { stored, hold, payment } = checkout
  const { email } = contactOf(pendingOf(stored))
  const pay = () => payment.pay(testMeans({ stored, bookingId: hold.bookingId, email }))
  return (
    <PaymentPart
      checkout={checkout}
      button={{ label: `Create Test Booking (${euroText(totalOf(checkout))}€)`, onPress: pay }}
    >
      <label className="opt on mt-4 justify-start! p-5! has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input type="radio" name="payment-method" defaultChecked className="sr-only" />
        <span className="radio" />
        <span className="grid size-11 flex-none place-items-center rounded-md bg-surface shadow-hair">
          <CreditCard aria-hidden="true" className="size-6" />
        </span>
        <span>
          Simulated Card Payment<small>•••• 4242, any date, any code</small>
        </span>
      </label>
      <Note kind="ok" icon={ShieldCheck} title="No actual payment is processed." className="mt-3" />
    </PaymentPart>
  )
}
