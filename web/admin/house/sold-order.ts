import type { House } from '#domain/house/house.ts'
import { inOrder } from '#domain/offers/offered.ts'
import { movedAt } from './edits.ts'

// The order of activities on the start page and the hub (R-H25).

/** Activities with a card there, in order: the test drive has the start page's form, a request has its rental's card. */
export const shownOf = (house: House): string[] =>
  inOrder(
    house,
    Object.entries(house.activities)
      .filter(([id, { kind }]) => id !== 'test-drive' && kind !== 'request')
      .map(([id]) => ({ id })),
  ).map(({ id }) => id)

/** Moves an activity up (-1) or down (1), unless it is at the end. */
export function withSoldMoved(house: House, id: string, by: -1 | 1): House {
  const ids = shownOf(house)
  const order = movedAt(ids, ids.indexOf(id), by)
  return order === ids ? house : { ...house, order: [...order] }
}
