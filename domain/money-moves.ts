// Every movement of money is a row (decision 43); a figure of revenue is the sum of what they add to the till.

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

/** How money is taken on site. */
export const onSiteMethods = ['cash', 'card_terminal', 'transfer'] as const
export type OnSiteMethod = (typeof onSiteMethods)[number]
/** `card`: the provider. `test`: nobody was charged. */
export type PayMethod = 'card' | 'test' | OnSiteMethod

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
