import { z } from 'zod'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'
import type { CardRefund, Cards } from './cards.ts'
import { ProviderAway } from './cards.ts'
import { dispute, disputeChanged } from './disputes.ts'
import { refundChanged } from './refund-outcome.ts'
import { settle } from './settle.ts'

const mostSeconds = 300

const event = z.object({
  type: z.string(),
  data: z.object({ object: z.looseObject({ id: z.string() }) }),
})
type Event = z.output<typeof event>

/**
 * An event of the card provider. What it says of a payment or refund is not believed: the provider is asked how it stands now, so
 * order, age and number of events do not matter. Refuses 'invalid_request' what is not signed, 'unavailable' while the provider
 * does not answer: then it is sent again.
 */
export async function takeEvent(deps: Deps, delivery: Delivery): Promise<void> {
  const count = (outcome: 'taken' | 'refused' | 'away' | 'failed') =>
    deps.counts.add('webhooks', { provider: 'cards', outcome })
  try {
    await take(deps, delivery)
    count('taken')
  } catch (error) {
    const code = error instanceof Refusal ? error.code : undefined
    if (code !== 'not_found') count(code === 'invalid_request' ? 'refused' : code ? 'away' : 'failed')
    throw error
  }
}

type Delivery = { raw: Uint8Array; signature: string | undefined }

async function take(deps: Deps, { raw, signature }: Delivery): Promise<void> {
  const { cards, config } = deps
  if (!cards || config.payments.kind !== 'stripe') throw new Refusal('not_found', 'There is no such thing.')
  const signed = await readSigned({ raw, signature }, config.payments.webhookSecrets, deps.now())
  try {
    await act(deps, cards, signed)
  } catch (error) {
    if (error instanceof ProviderAway)
      throw new Refusal('unavailable', 'The card provider does not answer. Please send this again.', {
        retryAfterSeconds: 60,
      })
    throw error
  }
}

/** The event, if one of the secrets signed these bytes within the last five minutes. There are two while they are being changed. */
async function readSigned(
  { raw, signature = '' }: Delivery,
  secrets: readonly string[],
  now: Temporal.Instant,
): Promise<Event> {
  const { Stripe } = await import('stripe')
  const bytes = Buffer.from(raw)
  const at = now.epochMilliseconds
  for (const secret of secrets)
    try {
      const told = Stripe.webhooks.constructEvent(bytes, signature, secret, mostSeconds, undefined, at)
      return event.parse(told)
    } catch (error) {
      // Signed and yet not an event: the provider's own mistake, or a secret that is no secret any more.
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError))
        throw new Refusal('invalid_request', 'This is no event.')
    }
  throw new Refusal('invalid_request', 'The signature does not fit.')
}

const ofPayments = new Set([
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
])
const ofRefunds = new Set(['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'])
const ofDisputes = new Set(['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'])

async function act(deps: Deps, cards: Cards, { type, data: { object } }: Event): Promise<void> {
  if (ofPayments.has(type)) {
    const intent = await cards.find(object.id)
    if (intent) await settle(deps, intent, { by: 'event' })
  }
  if (ofRefunds.has(type)) {
    const refund: CardRefund | undefined = await cards.findRefund(object.id)
    if (refund) await refundChanged(deps, refund)
  }
  if (ofDisputes.has(type)) {
    const { success, data } = dispute.safeParse(object)
    if (success) await disputeChanged(deps, data)
  }
}
