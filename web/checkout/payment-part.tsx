import { CreditCard, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { cancelPolicyText } from '#domain/booking/policy.ts'
import { Note } from '#web/ui/note.tsx'

/** How it is paid; what goes wrong stands right above the button. */
export function PaymentPart({ failure, button }: { failure: string | undefined; button: ReactNode }) {
  return (
    <section className="mt-10 border-t border-line pt-10">
      <h2 id="payment-method" className="text-2xl">
        Payment method
      </h2>
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
      {failure !== undefined && (
        <Note kind="error" title="Test booking failed." className="mt-4">
          {failure}
        </Note>
      )}
      <div className="mt-8 max-lg:hidden">{button}</div>
      <p className="mt-4 text-sm text-muted lg:text-center">
        A confirmation email with the meeting point follows right away. {cancelPolicyText}
      </p>
    </section>
  )
}
