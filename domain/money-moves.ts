// Every movement of money is a row (R-M4); revenue is the sum of these movements.

/** `refund_returned`: the bank returned a refund to us. `dispute`: the bank took a charge back for its customer. */
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

/** Payment methods on site. */
export const onSiteMethods = ['cash', 'card_terminal', 'transfer'] as const
export type OnSiteMethod = (typeof onSiteMethods)[number]
/** `card`: the provider. `test`: no real charge. */
export const payMethods = ['card', 'test', ...onSiteMethods] as const
export type PayMethod = (typeof payMethods)[number]

/** Whether a payment is refunded by hand, i.e. not through the provider or as test money. */
export const isOnSite = (method: PayMethod): method is OnSiteMethod => method !== 'card' && method !== 'test'

/** `withdrawn`: the cancel was undone before it was sent. `failed`: we still have the money, or have it back. */
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

/** Cents that a movement adds to our money; the same as money_moved() in SQL. */
export const movedCents = ({ kind, cents }: Movement): number =>
  kind === 'refund' || kind === 'dispute' ? -cents : cents

/** The reason stored for a refund made at the provider. */
export const refundedAtProvider = 'Given at the card provider'

/** How a booking's payment is shown in lists. */
export const paidStates = ['unpaid', 'part_paid', 'paid', 'refunded'] as const
export type PaidState = (typeof paidStates)[number]
export const paidLabels: Record<PaidState, string> = {
  unpaid: 'Not paid',
  part_paid: 'Part paid',
  paid: 'Paid',
  refunded: 'Refunded',
}

/** `paidCents`: payments minus refunds; `backCents`: refunds. */
export function paidStateOf(money: { totalCents: number; paidCents: number; backCents: number }): PaidState {
  const { totalCents, paidCents, backCents } = money
  if (paidCents <= 0) return backCents > 0 ? 'refunded' : totalCents === 0 ? 'paid' : 'unpaid'
  return paidCents >= totalCents ? 'paid' : 'part_paid'
}
