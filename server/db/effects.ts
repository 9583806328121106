import type { House } from '#domain/house/house.ts'
import type { Sector } from '#domain/roles.ts'

/** What changed on staff's screens; they read it again. A house is sent to all staff, once its pages are rendered. */
export type Change = {
  type: 'booking' | 'equipment' | 'enquiry' | 'account' | 'house'
  id: string
  sector: Sector
}

/**
 * What follows a change once it is committed, outside of the database. Recorded where the rows are written, with the
 * transaction that writes them, so that no caller can leave it out and a rollback takes it back.
 */
export type Effect =
  | { kind: 'availability' }
  | { kind: 'feed'; change: Change }
  | { kind: 'mail' }
  | { kind: 'house'; published: { version: number; house: House } }
  | { kind: 'card_payments_settled'; outcome: 'confirmed' | 'refunded' | 'declined' | 'cancelled' }
  | { kind: 'refunds'; outcome: 'done' | 'retried' | 'failed' | 'returned' }

/** Each once, however often a transaction recorded it. */
export const distinct = (effects: readonly Effect[]): Effect[] => [
  ...new Map(effects.map((effect) => [JSON.stringify(effect), effect])).values(),
]
