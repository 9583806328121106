import { CreditCard, FlaskConical, ShieldCheck } from 'lucide-react'
import { Suspense } from 'react'
import type { PaymentIntentReply } from '#contract/views.ts'
import { heldWords } from '#domain/activities/fields.ts'
import { centsOf, euroText, priceText } from '#domain/money.ts'
import { useOfferedAs } from '#web/offered-on-page.ts'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { Note } from '#web/ui/note.tsx'
import type { HeldCheckout } from './checkout-state.ts'
import { HoldBar } from './hold-bar.tsx'
import { OnSitePay, testMeans } from './pay-without-card.tsx'
import { dueOf, PaymentPart } from './payment-part.tsx'
import {
  type ContactEntries,
  contactOf,
  type Pending,
  pendingBookingOf,
  shownCents,
} from './pending-draft.ts'

// The card provider's code is loaded only when a card is to be charged.
const CardPay = lazyWithRetry(() => import('./card-pay.tsx').then((module) => module.CardPay))

/** Held, and ready to be paid: by the simulated card, by a real one, or on site. */
export function PayStage({ checkout, onEdit }: { checkout: HeldCheckout; onEdit: () => void }) {
  const pending = pendingBookingOf(checkout.stored)
  const contact = contactOf(pending)
  return (
    <>
      <HeldNotes pending={pending} hold={checkout.hold} />
      <ContactPart contact={contact} onEdit={onEdit} />
      {checkout.hold.mode === 'stripe' && (
        <Suspense fallback={<div className="h-136" />}>
          <CardPay checkout={checkout} contact={contact} cents={dueOf(checkout)} Part={PaymentPart} />
        </Suspense>
      )}
      {checkout.hold.mode === 'on_site' && <OnSitePay checkout={checkout} />}
      {checkout.hold.mode === 'test' && <TestPay checkout={checkout} />}
    </>
  )
}

const names = { name: 'Name', email: 'E-mail', phone: 'Phone' } as const

/** The contact for the booking, with a button to edit it. */
function ContactPart({ contact, onEdit }: { contact: ContactEntries; onEdit: () => void }) {
  return (
    <section className="mt-10">
      <div className="flex items-baseline justify-between">
        <h2 className="text-2xl">Contact</h2>
        <button
          type="button"
          onClick={onEdit}
          className="-my-2.5 -mr-1 min-h-11 cursor-pointer px-1 font-semibold text-link underline underline-offset-4"
        >
          Edit<span className="sr-only"> contact</span>
        </button>
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,auto)]">
        {(['name', 'email', 'phone'] as const).map((part) => (
          <div key={part} className="min-w-0">
            <dt className="text-sm text-muted">{names[part]}</dt>
            <dd className="font-semibold wrap-anywhere">{contact[part]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function TestPay({ checkout }: { checkout: HeldCheckout }) {
  const { stored, hold, payment } = checkout
  const { email } = contactOf(pendingBookingOf(stored))
  const pay = () => payment.pay(testMeans({ stored, bookingId: hold.bookingId, email }))
  return (
    <PaymentPart
      checkout={checkout}
      button={{ label: `Create Test Booking (${euroText(dueOf(checkout))}€)`, onPress: pay }}
    >
      <p className="opt on mt-4 justify-start! p-5!">
        <span className="radio" />
        <span className="grid size-11 flex-none place-items-center rounded-md bg-surface shadow-hair">
          <CreditCard aria-hidden="true" className="size-6" />
        </span>
        <span>
          Simulated Card Payment<small>•••• 4242, any date, any code</small>
        </span>
      </p>
      <Note kind="ok" icon={ShieldCheck} title="No actual payment is processed." className="mt-3" />
    </PaymentPart>
  )
}

/** Notes about the hold: how long it lasts, whether it is a test, and the price if that changed. */
function HeldNotes({ pending, hold }: { pending: Pending; hold: PaymentIntentReply }) {
  const { held, verb } = heldWords(useOfferedAs(pending.bookingType), pending.quantity ?? 1)
  return (
    <>
      <HoldBar
        expiresAt={hold.expiresAt}
        held={`${held} ${verb} held for you${hold.mode === 'on_site' ? '' : ' while you pay'}.`}
      />
      {hold.mode === 'test' && (
        <Note kind="test" icon={FlaskConical} title="Test Mode Active" className="mt-4 p-5! [&_b]:block">
          Payment is disabled. ‘Pay Now’ simulates success with no charge.
        </Note>
      )}
      {hold.priceChanged && (
        <PriceChange before={shownCents(pending)} total={centsOf(hold.amount) ?? shownCents(pending)} />
      )}
    </>
  )
}

/** The server's price differs from the one shown before, which is said before anything is charged (R-M1). */
const PriceChange = ({ before, total }: { before: number; total: number }) => (
  <Note kind="info" role="status" title={`The price is now ${priceText(total)}.`} className="mt-4">
    <s>{priceText(before)}</s> was shown before. Nothing is booked until you press the button with the new
    price.
  </Note>
)
