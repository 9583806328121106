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

  it('without a message if the hold was given up, as its dialog explains it', async () => {
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

describe('a payment by card that the provider accepted', () => {
  it('continues on the result page, which says why, if the server refuses it, so that nobody pays again', async () => {
    serverSays({ status: 409, code: 'slot_unavailable', detail: 'The time is gone.' }, 409)
    const paid = await card({ paymentIntent: { status: 'succeeded' } }).means.take()
    expect(paid?.to).toBe('/payment-success?booking=b-1&payment_intent=pi_1&redirect_status=processing')
    expect(paid?.said).toBeUndefined()
  })

  it("continues there with 'Payment Error' if its result is unknown", async () => {
    serverSays({ status: 400, code: 'invalid_request', detail: 'Something was wrong.' }, 400)
    const paid = await card({ paymentIntent: { status: 'succeeded' } }).means.take()
    expect(paid?.said?.title).toBe('Payment Error')
  })

  it('also counts if another tab had just paid it', async () => {
    serverSays({ status: 409, code: 'slot_unavailable', detail: 'The time is gone.' }, 409)
    const message = 'You cannot confirm this PaymentIntent because it has a status of succeeded.'
    const twice = card({
      error: { type: 'invalid_request_error', message, payment_intent: { status: 'succeeded' } },
    })
    await expect(twice.means.take()).resolves.toMatchObject({ email: 'liis@example.ee' })
    expect(twice.refused).not.toHaveBeenCalled()
  })
})
