import { HandCoins } from 'lucide-react'
import { api } from '#contract/client.ts'
import { priceText } from '#domain/money.ts'
import { call, problemOf } from '#web/call.ts'
import type { StoredPending } from '#web/new-pending.ts'
import type { HeldCheckout } from './checkout-state.ts'
import { intentOf } from './finalize.ts'
import type { Means } from './payment.ts'
import { dueOf, PaymentPart } from './payment-part.tsx'
import { contactOf, pendingBookingOf } from './pending-draft.ts'
import { successAddress } from './stored-addresses.ts'

const nothing = 'There is nothing to pay'

/** Without a card: the booking is made, and its price, if any, is paid on arrival. */
export function OnSitePay({ checkout }: { checkout: HeldCheckout }) {
  const { stored, hold, payment } = checkout
  const cents = dueOf(checkout)
  const price = priceText(cents)
  const { email } = contactOf(pendingBookingOf(stored))
  const reserve = () =>
    payment.pay({
      busyLabel: 'Reserving...',
      take: async () => {
        const { bookingId, clientSecret } = hold
        const body = { bookingId, paymentIntentId: intentOf(clientSecret) }
        const { booking } = await call(api.finalizeBooking, { body })
        const said = {
          title: 'Booking confirmed!',
          text: cents > 0 ? `You pay ${price} when you arrive.` : nothing,
        }
        return { to: successAddress(booking, { testMode: false }), said, email }
      },
      failure: (error) => ({
        title: 'Booking failed',
        text: problemOf(error)?.detail ?? 'Something went wrong. Please try again.',
      }),
    })
  return (
    <PaymentPart
      checkout={checkout}
      button={{
        label: cents > 0 ? `Reserve, ${price} to pay on site` : 'Reserve, nothing to pay',
        onPress: reserve,
      }}
    >
      <p className="opt on mt-4 justify-start! p-5!">
        <span className="grid size-11 flex-none place-items-center rounded-md bg-surface shadow-hair">
          <HandCoins aria-hidden="true" className="size-6" />
        </span>
        <span>
          {cents > 0 ? 'Pay on site' : nothing}
          <small>{cents > 0 && `${price} by card or cash when you arrive. `}Nothing is charged now.</small>
        </span>
      </p>
    </PaymentPart>
  )
}

/** The simulated card takes as long as a real one. */
const delayMs = 1500

class NoSuccess extends Error {}

const reasonOf = (error: unknown): string =>
  error instanceof NoSuccess ? error.message : (problemOf(error)?.detail ?? 'Unable to create test booking')

type Held = { stored: StoredPending; bookingId: string; email: string }

/** Confirms a hold without a charge. Repeated for a confirmed hold, it succeeds again. */
export const testMeans = ({ stored, bookingId, email }: Held): Means => ({
  busyLabel: 'Creating Test Booking...',
  take: async () => {
    await new Promise((done) => setTimeout(done, delayMs))
    // A visitor who has left the page has changed their mind.
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
