import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { priceText } from '#domain/money.ts'
import { Note } from '#web/ui/note.tsx'
import type { HeldCheckout } from './checkout-state.ts'
import type { PaymentPart } from './payment-part.tsx'
import type { ContactEntries } from './pending-draft.ts'

/**
 * What a payment by card needs of its page. The part around it comes along: imported from here it would be a file of its own
 * for every checkout, also for one without a card.
 */
export type CardDesk = {
  checkout: HeldCheckout
  contact: ContactEntries
  cents: number
  Part: typeof PaymentPart
}

/** The last button before an obligation to pay says so, with the amount (R-M7). */
export const payLabel = ({ cents }: CardDesk): string => `Book and pay ${priceText(cents)}`

/** Said by the button while the provider's fields are on their way. */
export const waitingLabel = 'Loading card form...'

const notLoaded = 'The card form did not load.'

const nothing = () => undefined

/** The place of the fields until the provider's script is here. */
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

/** The provider's script or fields did not come: nothing is lost, and the same can be tried again. */
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

/** How long the provider's script or its card form may take until the page says that it does not come. */
export const loadLimitMs = 15_000

/**
 * The provider's script, which may be had from its own address only. Asked for here for the first time: no page but a
 * checkout that is paid by card loads anything of it. Throws when it does not come; asking again loads it again.
 */
export async function loadCardScript(publishableKey: string): Promise<Stripe> {
  const stripe = await Promise.race([loadStripe(publishableKey), late()])
  if (!stripe) throw new Error('The script of the card provider did not load')
  return stripe
}

const late = (): Promise<undefined> => new Promise((done) => setTimeout(done, loadLimitMs))
