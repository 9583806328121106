import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { priceText } from '#domain/money.ts'
import { Note } from '#web/ui/note.tsx'
import type { HeldCheckout } from './checkout-state.ts'
import type { PaymentPart } from './payment-part.tsx'
import type { ContactEntries } from './pending-draft.ts'

/**
 * What card payment gets from its page. `Part` is passed in: imported from here it would become a separate file, which every
 * checkout would load, even one without a card.
 */
export type CardDesk = {
  checkout: HeldCheckout
  contact: ContactEntries
  cents: number
  Part: typeof PaymentPart
}

/** The button that creates an obligation to pay names the amount (R-M7). */
export const payLabel = ({ cents }: CardDesk): string => `Book and pay ${priceText(cents)}`

/** Shown by the button while the provider's fields load. */
export const waitingLabel = 'Loading card form...'

const notLoaded = 'The card form did not load.'

const nothing = () => undefined

/** Placeholder for the fields until the provider's script has loaded. */
export const CardWaiting = ({ desk }: { desk: CardDesk }) => (
  <desk.Part
    checkout={desk.checkout}
    button={{ label: payLabel(desk), waits: waitingLabel, onPress: nothing }}
  >
    <CardSkeleton />
  </desk.Part>
)

const shapes = ['number', 'until', 'code', 'country']

const CardSkeleton = () => (
  <div
    aria-hidden="true"
    className="mt-4 grid gap-5 transition-opacity delay-150 sm:grid-cols-2 starting:opacity-0"
  >
    {shapes.map((shape) => (
      <div key={shape} className="first:sm:col-span-2 last:sm:col-span-2">
        <div className="skel h-4 w-28 rounded-xs!" />
        <div className="skel mt-2 h-13" />
      </div>
    ))}
  </div>
)

/** The provider's script or fields did not load: nothing is lost, and the visitor can try again. */
export const CardMissing = ({ desk, onTryAgain }: { desk: CardDesk; onTryAgain: () => void }) => (
  <desk.Part
    checkout={desk.checkout}
    button={{ label: 'Try again', kind: 'ink', why: notLoaded, onPress: onTryAgain }}
  >
    <Note kind="error" role="alert" title={notLoaded} className="mt-4">
      Please check your connection. Nothing was charged; your entries and your hold are kept.
    </Note>
  </desk.Part>
)

/** How long the provider's script or card form may take before the page says that it has not loaded. */
export const loadLimitMs = 15_000

/**
 * The provider's script, which must be loaded from the provider's address. No page but a checkout that is paid by card loads any
 * of it. Throws when it does not load; calling again tries again.
 */
export async function loadCardScript(publishableKey: string): Promise<Stripe> {
  const stripe = await Promise.race([loadStripe(publishableKey), late()])
  if (!stripe) throw new Error('The script of the card provider did not load')
  return stripe
}

const late = (): Promise<undefined> => new Promise((done) => setTimeout(done, loadLimitMs))
