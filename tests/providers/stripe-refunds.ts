import type { Dispute, Intent, Refund } from './stripe-objects.ts'
import { badRequest, missing, newId, refundsLater } from './stripe-objects.ts'

type Provider = {
  live: boolean
  seconds: () => number
  tell: (type: string, object: object) => void
  find: (intentId: string) => Intent
  /** The number with which a payment was last tried. */
  cardOf: (intentId: string) => string | undefined
}

/** Money that is returned: refunds, and disputes that a bank opens. */
export function newRefunds({ live, seconds, tell, find, cardOf }: Provider) {
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()

  const madeOf = (intentId: string): Refund[] =>
    [...refunds.values()].filter((one) => one.payment_intent === intentId)
  const refundedOf = (intentId: string): number =>
    madeOf(intentId)
      .filter((one) => one.status !== 'failed' && one.status !== 'canceled')
      .reduce((sum, { amount }) => sum + amount, 0)

  function refund({ payment_intent, amount, metadata = {} }: Partial<Refund>): Refund {
    const intent = find(payment_intent ?? '')
    if (intent.status !== 'succeeded')
      throw badRequest(
        'charge_not_refundable',
        'This PaymentIntent does not have a successful charge to refund.',
      )
    const left = intent.amount - refundedOf(intent.id)
    if (left === 0)
      throw badRequest('charge_already_refunded', `Charge ${intent.latest_charge} has already been refunded.`)
    const cents = amount ?? left
    if (cents > left)
      throw badRequest(
        'charge_exceeds_transaction_limit',
        `Refund amount (${cents}) is greater than unrefunded amount on charge (${left})`,
      )
    const made: Refund = {
      id: newId('re'),
      object: 'refund',
      amount: cents,
      charge: intent.latest_charge!,
      created: seconds(),
      currency: intent.currency,
      metadata,
      payment_intent: intent.id,
      reason: null,
      status: refundsLater.has(cardOf(intent.id) ?? '') ? 'pending' : 'succeeded',
    }
    refunds.set(made.id, made)
    tell('refund.created', made)
    tell('charge.refunded', chargeOf(intent))
    return made
  }

  /** The result of a refund that was pending, or that the bank returned after all. */
  function settleRefund(refundId: string, status: 'succeeded' | 'failed'): Refund {
    const made = findRefund(refundId)
    made.status = status
    if (status === 'failed') made.failure_reason = 'expired_or_canceled_card'
    tell('refund.updated', made)
    if (status === 'failed') tell('refund.failed', made)
    return made
  }

  function dispute(intentId: string, changed: Partial<Dispute> = {}): Dispute {
    const intent = find(intentId)
    const made: Dispute = {
      id: newId('du'),
      object: 'dispute',
      amount: intent.amount,
      charge: intent.latest_charge!,
      created: seconds(),
      currency: intent.currency,
      livemode: live,
      payment_intent: intentId,
      reason: 'fraudulent',
      status: 'needs_response',
      ...changed,
    }
    disputes.set(made.id, made)
    tell('charge.dispute.created', made)
    return made
  }

  function closeDispute(disputeId: string, status: 'won' | 'lost' | 'warning_closed'): Dispute {
    const made = disputes.get(disputeId)!
    made.status = status
    tell('charge.dispute.closed', made)
    return made
  }

  const chargeOf = (intent: Intent) => ({
    id: intent.latest_charge,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: refundedOf(intent.id),
    currency: intent.currency,
    livemode: live,
    payment_intent: intent.id,
    refunded: refundedOf(intent.id) === intent.amount,
  })

  /** The form for `expand[]=latest_charge.refunds`. */
  const withRefunds = (intent: Intent): object =>
    intent.latest_charge === null
      ? intent
      : {
          ...intent,
          latest_charge: { ...chargeOf(intent), refunds: { object: 'list', data: madeOf(intent.id) } },
        }

  const findRefund = (refundId: string): Refund => {
    const made = refunds.get(refundId)
    if (!made) throw missing(`No such refund: '${refundId}'`, 'id')
    return made
  }

  return { refunds, disputes, withRefunds, findRefund, refund, settleRefund, dispute, closeDispute }
}
