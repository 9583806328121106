import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

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
