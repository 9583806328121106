import { and, eq } from 'drizzle-orm'
import type { Receipt } from '#contract/views.ts'
import type { House } from '#domain/house/house.ts'
import { euros, priceText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { receiptOf } from '../bookings/view.ts'
import { cardPayments } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import { type CardIntent, type Cards, ProviderUnavailable } from './cards.ts'
import { type Settled, settle } from './settle.ts'
import type { RefundedMoney } from './take-money.ts'

type Paid = { bookingId: string; paymentIntentId: string }

/**
 * The result of a card payment when the payer returns. Refuses 'not_found' for a payment of another booking, 'payment_pending'
 * while the bank decides, 'payment_failed', 'slot_unavailable' with alternatives if it came too late and is refunded, and
 * 'unavailable' when the provider is away; the call can then be repeated.
 */
export async function finalizeCard(
  deps: Deps,
  cards: Cards,
  { bookingId, paymentIntentId }: Paid,
): Promise<Receipt> {
  const isOfBooking = and(eq(cardPayments.intentId, paymentIntentId), eq(cardPayments.bookingId, bookingId))
  const [payment] = await deps.db.orm.select().from(cardPayments).where(isOfBooking)
  const intent = payment && (await findNow(cards, paymentIntentId))
  if (!intent) throw noSuchPayment()
  return answerOf(deps.db.house(), await settle(deps, intent), intent)
}

export const noSuchPayment = (): Refusal =>
  new Refusal('not_found', 'There is no such payment for this booking.')

async function findNow(cards: Cards, intentId: string): Promise<CardIntent | undefined> {
  try {
    return await cards.find(intentId)
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      throw new Refusal(
        'unavailable',
        'We could not ask the card provider about your payment just now. Nothing is lost: please try again.',
        { retryAfterSeconds: 5 },
      )
    throw error
  }
}

function backText({ backCents, cameLate }: RefundedMoney): string {
  const goesBack = `${priceText(backCents)} goes back to your card automatically.`
  if (cameLate)
    return `This time was no longer kept for you when your payment came. ${backCents > 0 ? goesBack : ''}`.trim()
  return `This booking was cancelled after it was paid. ${backCents > 0 ? goesBack : 'None of the payment goes back to your card.'}`
}

function answerOf(house: House, settled: Settled, { cents }: CardIntent): Receipt {
  switch (settled.kind) {
    case 'confirmed':
      return receiptOf(house, settled.row)
    case 'refunded':
      throw new Refusal('slot_unavailable', backText(settled), {
        alternatives: settled.alternatives,
        refund: euros(settled.backCents),
      })
    case 'processing':
      throw new Refusal(
        'payment_pending',
        'Your bank is still confirming the payment. You get a mail as soon as it is done.',
        { retryAfterSeconds: 5 },
      )
    case 'open':
      throw new Refusal(
        'payment_failed',
        settled.problem ?? 'The payment was not completed. Nothing was charged.',
      )
    case 'cancelled':
      throw new Refusal('payment_failed', 'This payment was cancelled. Nothing was charged.')
    case 'given_back':
      throw new Refusal(
        'payment_failed',
        `This payment of ${priceText(cents)} was refunded. Please pay again to keep your place.`,
      )
    case 'foreign':
      throw noSuchPayment()
  }
}
