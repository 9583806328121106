import type { PaymentIntentResult } from '@stripe/stripe-js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cardMeans } from './card-form.tsx'

const charge = { bookingId: 'b-1', paymentIntentId: 'pi_1' }
function card(result: object) {
  const began = vi.fn()
  const refused = vi.fn()
  const means = cardMeans({
    charge,
    email: 'liis@example.ee',
    confirm: async () => result as PaymentIntentResult,
    onBegin: began,
    onRefused: refused,
  })
  return { means, began, refused }
}
const failureOf = async ({ means }: ReturnType<typeof card>) =>
  means.failure(await means.take().catch((thrown: unknown) => thrown))
const serverSays = (body: object, status = 200) =>
  vi.stubGlobal('fetch', async () =>
    Response.json(body, {
      status,
      headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
    }),
  )
afterEach(() => vi.unstubAllGlobals())

describe('a payment by card fails', () => {
  it("with 'Payment Failed' and the provider's message when the card is declined", async () => {
    const declined = card({ error: { type: 'card_error', message: 'Your card was declined.' } })
    expect(await failureOf(declined)).toEqual({ title: 'Payment Failed', text: 'Your card was declined.' })
    expect(declined.began).toHaveBeenCalledOnce()
    expect(declined.refused).toHaveBeenCalledOnce()
  })

  it("with 'Payment Error' when there is no better message", async () => {
    const broken = cardMeans({
      charge,
      email: '',
      confirm: async () => {
        throw new TypeError('Failed to fetch')
      },
      onBegin: () => undefined,
    })
    expect(broken.failure(await broken.take().catch((thrown: unknown) => thrown))).toEqual({
      title: 'Payment Error',
      text: 'An error occurred processing your payment',
    })
  })

  it('without a message where the hold was given up, since its dialog explains it', async () => {
    const message = 'You cannot confirm this PaymentIntent because it has a status of canceled.'
    const gone = card({
      error: { type: 'invalid_request_error', message, payment_intent: { status: 'canceled' } },
    })
    expect(await failureOf(gone)).toBeUndefined()
  })

  it('with a plain message when the bank refuses later', async () => {
    serverSays({ status: 409, code: 'payment_failed', detail: 'The bank refused.' }, 409)
    expect(await failureOf(card({ paymentIntent: { status: 'processing' } }))).toEqual({
      title: 'Payment Failed',
      text: 'The bank refused.',
    })
  })
})

describe('a payment by card that the provider took', () => {
  it('continues on its own page, which alone says why, when the server refuses it: the visitor is not asked to pay again', async () => {
    serverSays({ status: 409, code: 'slot_unavailable', detail: 'The time is gone.' }, 409)
    const paid = await card({ paymentIntent: { status: 'succeeded' } }).means.take()
    expect(paid?.to).toBe('/payment-success?booking=b-1&payment_intent=pi_1&redirect_status=processing')
    expect(paid?.said).toBeUndefined()
  })

  it("continues there with 'Payment Error' when its end is unknown", async () => {
    serverSays({ status: 400, code: 'invalid_request', detail: 'Something was wrong.' }, 400)
    const paid = await card({ paymentIntent: { status: 'succeeded' } }).means.take()
    expect(paid?.said?.title).toBe('Payment Error')
  })

  it('counts also when another tab had paid the same a moment before', async () => {
    serverSays({ status: 409, code: 'slot_unavailable', detail: 'The time is gone.' }, 409)
    const message = 'You cannot confirm this PaymentIntent because it has a status of succeeded.'
    const twice = card({
      error: { type: 'invalid_request_error', message, payment_intent: { status: 'succeeded' } },
    })
    await expect(twice.means.take()).resolves.toMatchObject({ email: 'liis@example.ee' })
    expect(twice.refused).not.toHaveBeenCalled()
  })
})
