import type { PaymentIntentReply } from '#contract/views.ts'
import type { StoredPending } from '#web/new-pending.ts'
import type { Payment } from './payment.ts'
import type { Hold } from './use-hold.ts'

/** What stands on the desk while one booking is paid: the draft, its hold, the payment. */
export type CheckoutState = {
  stored: StoredPending
  hold: Hold
  payment: Payment
  expired: boolean
  /** Keeps the draft in this browser. */
  keep: (next: StoredPending) => void
  /** The last button was pressed on a hold that has ended. */
  onExpired: () => void
}

/** The same with the server's answer in hand. */
export type HeldCheckout = Omit<CheckoutState, 'hold'> & { hold: PaymentIntentReply }
