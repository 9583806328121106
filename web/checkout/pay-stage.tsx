import { Suspense } from 'react'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import type { HeldCheckout } from './checkout-state.ts'
import { ContactPart } from './contact-part.tsx'
import { contactOf, pendingOf } from './draft.ts'
import { HeldNotes } from './held-notes.tsx'
import { OnSitePay } from './on-site-pay.tsx'
import { PaymentPart, totalOf } from './payment-part.tsx'
import { TestPay } from './test-pay.tsx'

// Nothing of the card provider is loaded before a card is to be paid with.
const CardPay = lazyAgain(() => import('./card-pay.tsx').then((module) => module.CardPay))

/** Held, and ready to be paid: by the simulated card, by a real one, or on site. */
export function PayStage({ checkout, onEdit }: { checkout: HeldCheckout; onEdit: () => void }) {
  const pending = pendingOf(checkout.stored)
  const contact = contactOf(pending)
  return (
    <>
      <HeldNotes pending={pending} hold={checkout.hold} />
      <ContactPart contact={contact} onEdit={onEdit} />
      {checkout.hold.mode === 'stripe' && (
        <Suspense fallback={<div className="h-136" />}>
          <CardPay checkout={checkout} contact={contact} cents={totalOf(checkout)} Part={PaymentPart} />
        </Suspense>
      )}
      {checkout.hold.mode === 'on_site' && <OnSitePay checkout={checkout} />}
      {checkout.hold.mode === 'test' && <TestPay checkout={checkout} />}
    </>
  )
}
