// Every movement of money is a row (R-M4); a figure of revenue is the sum of what they add to the till.

/** `refund_returned`: the bank sent a refund back. `dispute`: the bank took a charge back for its customer. */
export const movementKinds = [
  'charge',
  'refund',
  'on_site',
  'refund_returned',
  'dispute',
  'dispute_won',
] as const
export type MovementKind = (typeof movementKinds)[number]

export const movementLabels: Record<MovementKind, string> = {
  charge: 'Paid',
  on_site: 'Paid on site',
  refund: 'Refunded',
  refund_returned: 'Refund returned by the bank',
  dispute: 'Disputed',
  dispute_won: 'Dispute won',
}

/** How money is taken on site. */
export const onSiteMethods = ['cash', 'card_terminal', 'transfer'] as const
export type OnSiteMethod = (typeof onSiteMethods)[number]
/** `card`: the provider. `test`: no real charge. */
export const payMethods = ['card', 'test', ...onSiteMethods] as const
export type PayMethod = (typeof payMethods)[number]

/** Refunded by the provider, or by the till of the test mode; all other money is given back by hand. */
export const isOnSite = (method: PayMethod): method is OnSiteMethod => method !== 'card' && method !== 'test'

/** `withdrawn`: the cancel was undone before it went out. `failed`: the money is still, or again, with us. */
export const refundStates = ['queued', 'sending', 'done', 'failed', 'withdrawn'] as const
export type RefundState = (typeof refundStates)[number]

export const methodLabels: Record<PayMethod, string> = {
  card: 'Card, online',
  test: 'Test payment',
  cash: 'Cash',
  card_terminal: 'Card terminal',
  transfer: 'Bank transfer',
}

type Movement = { kind: MovementKind; cents: number }

/** Cents that a movement adds to the till; the same as money_moved() in SQL. */
export const movedCents = ({ kind, cents }: Movement): number =>
  kind === 'refund' || kind === 'dispute' ? -cents : cents

/** The reason of a refund that was not made here. */
export const givenElsewhere = 'Given at the card provider'

/** The text about a booking's money in a row. */
export const paidStates = ['unpaid', 'part_paid', 'paid', 'refunded'] as const
export type PaidState = (typeof paidStates)[number]
export const paidLabels: Record<PaidState, string> = {
  unpaid: 'Not paid',
  part_paid: 'Part paid',
  paid: 'Paid',
  refunded: 'Refunded',
}

/** `paidCents`: what was paid less what was given back, which is `backCents`. */
export function paidStateOf(money: { totalCents: number; paidCents: number; backCents: number }): PaidState {
  const { totalCents, paidCents, backCents } = money
  if (paidCents <= 0) return backCents > 0 ? 'refunded' : totalCents === 0 ? 'paid' : 'unpaid'
  return paidCents >= totalCents ? 'paid' : 'part_paid'
}
