import { Suspense } from 'react'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import { ContactPart } from './contact-part.tsx'
import { contactOf, pendingOf } from './draft.ts'
import { HeldNotes } from './held-notes.tsx'
import { OnSitePay } from './on-site-pay.tsx'
import { PaymentPart, totalOf } from './payment-part.tsx'
import { TestPay } from './test-pay.tsx'
import type { HeldTill } from './till.ts'

// Nothing of the card provider is loaded before a card is to be paid with.
const CardPay = lazyAgain(() => import('./card-pay.tsx').then((module) => module.CardPay))

/** Held, and ready to be paid: by the simulated card, by a real one, or on site. */
export function PayStage({ till, onEdit }: { till: HeldTill; onEdit: () => void }) {
  const pending = pendingOf(till.stored)
  const contact = contactOf(pending)
  return (
    <>
      <HeldNotes pending={pending} hold={till.hold} />
      <ContactPart contact={contact} onEdit={onEdit} />
      {till.hold.mode === 'stripe' && (
        <Suspense fallback={<div className="h-136" />}>
          <CardPay till={till} contact={contact} cents={totalOf(till)} Part={PaymentPart} />
        </Suspense>
      )}
      {till.hold.mode === 'on_site' && <OnSitePay till={till} />}
      {till.hold.mode === 'test' && <TestPay till={till} />}
    </>
  )
}
