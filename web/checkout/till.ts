import type { PaymentIntentReply } from '#contract/views.ts'
import type { StoredPending } from '#web/drafts.ts'
import type { Hold } from './use-hold.ts'
import type { TestPayment } from './use-test-payment.ts'

/** What stands on the desk while one booking is paid: the draft, its hold, the payment. */
export type Till = { stored: StoredPending; hold: Hold; payment: TestPayment; expired: boolean }

/** The same with the server's answer in hand. */
export type HeldTill = Omit<Till, 'hold'> & { hold: PaymentIntentReply }
