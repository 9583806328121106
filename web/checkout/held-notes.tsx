import type { PaymentIntentReply } from '#contract/views.ts'
import { centsOf, priceText } from '#domain/money.ts'
import { useOfferedAs } from '#web/offered.ts'
import { Note } from '#web/ui/note.tsx'
import type { Pending } from './draft.ts'
import { shownCents } from './draft.ts'
import { HoldBar } from './hold-bar.tsx'

/** What is true while it is held: for how long, whether it is only a test, and at which price if that changed. */
export function HeldNotes({ pending, hold }: { pending: Pending; hold: PaymentIntentReply }) {
  const activity = useOfferedAs(pending.bookingType)
  return (
    <>
      <HoldBar
        expiresAt={hold.expiresAt}
        held={`${activity.heldText}${hold.mode === 'on_site' ? '' : ' while you pay'}.`}
      />
      {hold.mode === 'test' && (
        <Note kind="test" title="Test Mode Active" className="mt-4 p-5! [&_b]:block">
          Payment is disabled. ‘Pay Now’ simulates success with no charge.
        </Note>
      )}
      {hold.priceChanged && (
        <PriceChange before={shownCents(pending)} total={centsOf(hold.amount) ?? shownCents(pending)} />
      )}
    </>
  )
}

/** The server's price differs from the one shown before: told before anything is charged (R-M1). */
const PriceChange = ({ before, total }: { before: number; total: number }) => (
  <Note kind="info" role="status" title={`The price is now ${priceText(total)}.`} className="mt-4">
    <s>{priceText(before)}</s> stood there before. Nothing is booked until you press the button with the new
    price.
  </Note>
)
