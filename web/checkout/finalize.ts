import { api } from '#contract/client.ts'
import type { Receipt } from '#contract/views.ts'
import { call, problemOf } from '#web/call.ts'

/** A card payment and its booking. */
export type Charge = { bookingId: string; paymentIntentId: string }

/** The id of the payment in a client secret. */
export const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0]!

/** The provider does not know yet whether the payment succeeded. */
export const isPending = (error: unknown): boolean => problemOf(error)?.code === 'payment_pending'

/** Pauses between tries, in milliseconds: about half a minute in total. */
export const retryDelaysMs = [1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 6_000, 7_500]

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/**
 * Asks the server, which asks the provider, whether a payment succeeded, and so confirms its booking; idempotent. Retries with
 * pauses while `again` says that the error is not final, then throws it.
 */
export async function finalize(
  charge: Charge,
  again: (error: unknown) => boolean = isPending,
  wait = pause,
): Promise<Receipt> {
  for (const ms of retryDelaysMs) {
    try {
      return await ask(charge)
    } catch (error) {
      if (!again(error)) throw error
      await wait(ms)
    }
  }
  return ask(charge)
}

const ask = async (charge: Charge): Promise<Receipt> =>
  (await call(api.finalizeBooking, { body: charge })).booking
