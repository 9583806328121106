import { describe, expect, it } from 'vitest'
import type { StoredPending } from '#web/new-pending.ts'
import { paymentAddress, readPayment, returnAddress, withoutSecret } from './stored-addresses.ts'

const charge = { bookingId: 'b-1', paymentIntentId: 'pi_1' }
const pendingWith = (clientSecret: string): StoredPending => ({
  draft: {
    bookingType: 'efoil-private',
    date: '2026-06-18',
    time: '18:00',
    duration: '1h',
    location: 'tallinn',
  },
  savedAt: 0,
  key: 'k',
  hold: { bookingId: 'b-1', clientSecret, expiresAt: '2026-06-16T08:15:00Z' },
})

describe('the address of a payment', () => {
  it('contains its booking, so that a payer who comes back in another browser finds it', () => {
    const back = new URL(returnAddress('https://merelend.example', 'b-1'))
    expect(back.pathname).toBe('/payment-success')
    back.searchParams.set('payment_intent', 'pi_1')
    back.searchParams.set('redirect_status', 'succeeded')
    expect(readPayment(back.search, undefined)).toEqual(charge)
  })

  it('is read again as it was written', () => {
    expect(readPayment(new URL(paymentAddress(charge, 'processing'), 'https://a').search, undefined)).toEqual(
      charge,
    )
  })

  it('without a booking belongs to the hold in this browser only', () => {
    expect(readPayment('?payment_intent=pi_1', pendingWith('pi_1_secret_x'))).toEqual(charge)
    expect(readPayment('?payment_intent=pi_2', pendingWith('pi_1_secret_x'))).toBeUndefined()
    expect(readPayment('?payment_intent=pi_1', undefined)).toBeUndefined()
  })

  it('means no payment if it names none', () => {
    expect(readPayment('?redirect_status=succeeded', pendingWith('pi_1_secret_x'))).toBeUndefined()
  })

  it('loses only the secret that the provider wrote into it', () => {
    const search = '?booking=b-1&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x'
    expect(withoutSecret(search)).toBe('?booking=b-1&payment_intent=pi_1')
    expect(withoutSecret('?booking=b-1')).toBeUndefined()
  })
})
