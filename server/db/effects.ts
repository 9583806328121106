import type { House } from '#domain/house/house.ts'
import type { Sector } from '#domain/roles.ts'

/** Tells staff's screens what to read again. A house is sent to all staff once its pages are rendered. */
export type Change = {
  type: 'booking' | 'equipment' | 'enquiry' | 'account' | 'house'
  id: string
  sector: Sector
}

/**
 * What must happen outside the database once a change is committed. Recorded by the code that writes the rows, in their
 * transaction, so that no caller can forget it and a rollback discards it.
 */
export type Effect =
  | { kind: 'availability' }
  | { kind: 'feed'; change: Change }
  | { kind: 'mail' }
  | { kind: 'house'; published: { version: number; house: House } }
  | { kind: 'card_payments_settled'; outcome: 'confirmed' | 'refunded' | 'declined' | 'cancelled' }
  | { kind: 'refunds'; outcome: 'done' | 'retried' | 'failed' | 'returned' }

/** Without repetitions. */
export const distinct = (effects: readonly Effect[]): Effect[] => [
  ...new Map(effects.map((effect) => [JSON.stringify(effect), effect])).values(),
]
