import { leavesOpen, problemOf } from '#web/call.ts'
import { type Charge, finalize, intentOf, isPending } from './finalize.ts'
import { type Paid, paymentError } from './payment.ts'
import { paymentAddress, successAddress } from './stored-addresses.ts'

const isUnpaid = (error: unknown): boolean => problemOf(error)?.code === 'payment_failed'

/** The payment's own page explains these two. */
const isExplained = (error: unknown): boolean =>
  isPending(error) || problemOf(error)?.code === 'slot_unavailable'

/**
 * For a payment that the provider reports as succeeded or processing: confirms the booking. If that is not possible yet,
 * continues on the payment's own page, where it cannot be paid twice. Throws only if it turns out not to be paid.
 */
export async function settled(charge: Charge, email: string): Promise<Paid> {
  try {
    return await confirmed(charge, email, (error) => isPending(error) || leavesOpen(error))
  } catch (error) {
    if (isUnpaid(error)) throw error
    return isExplained(error)
      ? watchedPayment(charge, email)
      : { ...watchedPayment(charge, email), said: paymentError }
  }
}

/** The same for a payment in an unknown state. Throws if it was not paid, or if its state stays unknown. */
export async function settledBefore(
  { bookingId, clientSecret }: { bookingId: string; clientSecret: string },
  email: string,
): Promise<Paid> {
  const charge = { bookingId, paymentIntentId: intentOf(clientSecret) }
  try {
    return await confirmed(charge, email, isPending)
  } catch (error) {
    // Only a definite answer that it was paid moves on; otherwise the visitor stays where they can pay.
    if (isExplained(error)) return watchedPayment(charge, email)
    throw error
  }
}

async function confirmed(charge: Charge, email: string, again: (error: unknown) => boolean): Promise<Paid> {
  const receipt = await finalize(charge, again)
  return {
    to: successAddress(receipt, { testMode: false }),
    said: { title: 'Payment Successful', text: 'Your booking has been confirmed!' },
    email,
  }
}

const watchedPayment = (charge: Charge, email: string): Paid => ({
  to: paymentAddress(charge, 'processing'),
  email,
})
