import type { House } from '#domain/house/house.ts'
import { locationsOf } from '#domain/locations.ts'
import { isAt, type Scope } from '#domain/rights.ts'

/** The places at which a person works: all, unless the account is limited to some that exist. */
export const ownPlaces = (house: House, scope: Pick<Scope, 'places'> = { places: null }) => {
  const own = locationsOf(house).filter(({ id }) => isAt(scope, id))
  return own.length > 0 ? own : locationsOf(house)
}
