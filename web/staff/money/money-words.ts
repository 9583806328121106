import type { Money } from '#contract/calls/money-calls.ts'
import type { House } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { methodLabels } from '#domain/money-moves.ts'
import { momentText } from '#web/desk/day-words.ts'

/** The cents of a typed amount: `12`, `12.5` or `12,50`; undefined if it is not an amount of euros and cents. */
export function typedCents(text: string): number | undefined {
  const plain = text.trim().replace(/\s|€/g, '').replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

type Refund = Money['refunds'][number]

/** Why a refund is not finished; undefined if it is finished or withdrawn. */
export function refundText(
  house: House,
  refund: Refund,
  place: LocationId,
): { title: string; more: string } | undefined {
  const { state, cents, method, byHand, dueAt, problem } = refund
  const amount = priceText(cents)
  if (state === 'done' || state === 'withdrawn') return undefined
  if (state === 'failed') return { title: `Refund of ${amount} failed`, more: problem ?? '' }
  if (byHand)
    return {
      title: `${amount} to be refunded by hand`,
      more: `It was paid on site: ${methodLabels[method].toLowerCase()}.`,
    }
  if (problem !== null)
    return {
      title: `Refund of ${amount} not sent yet`,
      more: `${problem} Next try ${momentText(house, dueAt, place)}.`,
    }
  return { title: `Refund of ${amount} on its way`, more: `It is sent ${momentText(house, dueAt, place)}.` }
}
