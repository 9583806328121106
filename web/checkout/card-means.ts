import type { PaymentIntentResult } from '@stripe/stripe-js'
import { CallError, problemOf } from '#web/api.ts'
import type { Charge } from './finalize.ts'
import type { Means } from './payment.ts'
import { settled } from './settled.ts'

/** The provider's no, in its own words for the payer. */
class CardRefused extends Error {}

type Card = {
  charge: Charge
  email: string
  /** Asks the provider for the money; it may lead away, to the bank. */
  confirm: () => Promise<PaymentIntentResult>
  /** Called before the money can move. */
  onBegin: () => void
  /** Tells the wallet that stands open over the page. */
  onRefused?: () => void
}

/** Pays by card: the provider takes the money, the server confirms the booking. */
export const cardMeans = ({ charge, email, confirm, onBegin, onRefused }: Card): Means => ({
  busyLabel: 'Processing...',
  take: async () => {
    onBegin()
    try {
      moneyMoves(await confirm())
    } catch (error) {
      onRefused?.()
      throw error
    }
    return settled(charge, email)
  },
  failure: (error) => {
    const { code, detail } = problemOf(error) ?? {}
    // The dialog about the hold says it all.
    if (code === 'hold_expired') return undefined
    if (error instanceof CardRefused) return { title: 'Payment Failed', text: error.message }
    if (code === 'payment_failed') return { title: 'Payment Failed', text: detail ?? notCharged }
    return { title: 'Payment Error', text: 'An error occurred processing your payment' }
  },
})

const notCharged = 'The payment was not completed. Nothing was charged.'

/** Returns when the money came or is coming; also when another tab has just paid the same. Throws when not. */
function moneyMoves({ error, paymentIntent }: PaymentIntentResult): void {
  const state = (paymentIntent ?? error?.payment_intent)?.status
  if (state === 'succeeded' || state === 'processing') return
  // The hold ended or was made anew elsewhere, and its payment was closed with it.
  if (state === 'canceled')
    throw new CallError({ status: 409, code: 'hold_expired', detail: 'Your hold has ended.' }, 'Hold ended')
  throw new CardRefused(error?.message ?? notCharged)
}
