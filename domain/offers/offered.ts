import type { Activity, Card } from '../activities/activity.ts'
import { catalogueOf, isOff } from '../activities/catalogue.ts'
import { customService } from '../activities/custom-service.ts'
import type { Noun } from '../activities/fields.ts'
import { freeCancelHours } from '../booking/policy.ts'
import type { House } from '../house/house.ts'
import type { LocationId } from '../locations.ts'
import type { Picture } from '../picture.ts'

/** The facts of an activity that any page may use without its rules and prices. */
export type Offered = {
  id: string
  path: string
  picture: Picture
  noun: Noun
  heldAs?: string
  /** What is free at another start, where a count would say nothing: 'the boat is free'. */
  freeText?: string
  /** Whether its units are chosen by name. */
  named: boolean
  places?: readonly LocationId[]
  /** Hours before the start until which cancelling is free. */
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

/** In the order that the owner chose; what is not in it comes after, as it stood. */
export function inOrder<Of extends { id: string }>(
  { order }: Pick<House, 'order'>,
  things: readonly Of[],
): Of[] {
  const rank = ({ id }: Of) => (order.includes(id) ? order.indexOf(id) : order.length)
  return things.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * Everything that is sold, the general entry last. Bookings of what is switched off stay, so it is there too, but without a card
 * and with the list of what is sold as its page. Brings the whole catalogue: pages get it with their HTML (web/root.tsx).
 */
export const offered = (house: House): Offered[] =>
  [...inOrder(house, catalogueOf(house)), customService]
    .map(offeredOf)
    .map((one) => (isOff(house, one.id) ? { ...one, path: customService.path, card: undefined } : one))
