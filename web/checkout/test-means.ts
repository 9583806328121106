import { api } from '#contract/client.ts'
import { call, problemOf } from '#web/api.ts'
import type { StoredPending } from '#web/new-pending.ts'
import type { Means } from './payment.ts'
import { successAddress } from './stored-addresses.ts'

/** The simulated card takes as long as a real one would. */
const delayMs = 1500

class NoSuccess extends Error {}

const reasonOf = (error: unknown): string =>
  error instanceof NoSuccess ? error.message : (problemOf(error)?.detail ?? 'Unable to create test booking')

type Held = { stored: StoredPending; bookingId: string; email: string }

/** Confirms a hold without a charge. The server answers a confirmed hold with success again. */
export const testMeans = ({ stored, bookingId, email }: Held): Means => ({
  busyLabel: 'Creating Test Booking...',
  take: async () => {
    await new Promise((done) => setTimeout(done, delayMs))
    // Who has left the page meanwhile has changed their mind.
    if (location.pathname !== '/checkout') return undefined
    const reply = await call(api.createTestBooking, {
      body: {
        ...stored.draft,
        bookingId,
        paymentStatus: 'test_completed',
        paymentMethod: 'test_mode',
        testMode: true,
      },
    })
    if (!reply.success) throw new NoSuccess(reply.message || 'Failed to create test booking')
    return {
      to: successAddress(reply.booking, { testMode: true }),
      said: {
        title: 'Test booking created successfully!',
        text: 'Payment simulated - no actual charge made',
      },
      email,
    }
  },
  failure: (error) => ({ title: 'Test booking failed', text: reasonOf(error) }),
})
