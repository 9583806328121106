import type { Activity, Card } from '../activities/activity.ts'
import { catalogueOf, isOff } from '../activities/catalogue.ts'
import { customService } from '../activities/custom-service.ts'
import type { Noun } from '../activities/fields.ts'
import { freeCancelHours } from '../booking/policy.ts'
import type { House } from '../house/house.ts'
import type { LocationId } from '../locations.ts'
import type { Picture } from '../picture.ts'

/** Facts of an activity that any page may use without loading its rules and prices. */
export type Offered = {
  id: string
  path: string
  picture: Picture
  noun: Noun
  heldAs?: string
  /** What to say is free at another start if a count would be meaningless: 'the boat is free'. */
  freeText?: string
  /** Whether its units are chosen by name. */
  named: boolean
  /** Where it can be booked; the general entry has none. */
  places?: readonly LocationId[]
  /** Hours before the start until which a cancel is free. */
  freeCancelHours: number
  card?: Card
}

const offeredOf = (activity: Activity): Offered => {
  const { id, path, picture, noun, heldAs, freeText, places, card, fields } = activity
  return {
    id,
    path,
    picture,
    noun,
    heldAs,
    freeText,
    named: Object.values(fields).some(({ kind }) => kind === 'named'),
    places,
    freeCancelHours: activity.freeCancelHours ?? freeCancelHours,
    card,
  }
}

/** In the owner's order; the rest follows in the usual order. */
export function inOrder<Of extends { id: string }>(
  { order }: Pick<House, 'order'>,
  things: readonly Of[],
): Of[] {
  const rank = ({ id }: Of) => (order.includes(id) ? order.indexOf(id) : order.length)
  return things.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * Everything sold, the general entry last. A switched-off activity is included because of its bookings, but without a card and
 * places, and with the list of activities as its page. Loads the whole catalogue; pages get the result with their data
 * (web/root.tsx).
 */
export const offered = (house: House): Offered[] =>
  [...inOrder(house, catalogueOf(house)), customService]
    .map(offeredOf)
    .map((one) =>
      isOff(house, one.id) ? { ...one, path: customService.path, places: [], card: undefined } : one,
    )
