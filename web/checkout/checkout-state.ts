import type { PaymentIntentReply } from '#contract/views.ts'
import type { StoredPending } from '#web/new-pending.ts'
import type { Payment } from './payment.ts'
import type { Hold } from './use-hold.ts'

/** The state while one booking is being paid: the draft, its hold, the payment. */
export type CheckoutState = {
  stored: StoredPending
  hold: Hold
  payment: Payment
  expired: boolean
  /** Stores the draft in this browser. */
  keep: (next: StoredPending) => void
  /** The pay button was pressed after the hold had ended. */
  onExpired: () => void
}

/** The same, with the server's answer. */
export type HeldCheckout = Omit<CheckoutState, 'hold'> & { hold: PaymentIntentReply }
