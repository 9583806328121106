import type { House, UnitsActivity } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import { locationIds } from '#domain/locations.ts'
import type { Unit } from './edits.ts'

/** What has units of its own: the test drive rides the e-foils of the private rent. */
export const fleetsOf = (house: House): [string, UnitsActivity][] =>
  Object.entries(house.activities).flatMap(([id, sold]): [string, UnitsActivity][] =>
    sold.kind === 'units' && id !== 'test-drive' ? [[id, sold]] : [],
  )

/** Where an activity is sold or has units, with the units there: those in use first. */
export const unitsByPlace = (house: House, activity: string): [LocationId, [string, Unit][]][] => {
  const units = Object.entries(house.units).filter(([, unit]) => unit.activity === activity)
  const sold = house.activities[activity]?.places ?? []
  return locationIds.flatMap((place): [LocationId, [string, Unit][]][] => {
    const here = units.filter(([, unit]) => unit.place === place)
    const isRetired = ([, unit]: [string, Unit]) => Number(unit.retired !== undefined)
    return here.length > 0 || sold.includes(place)
      ? [[place, here.toSorted((one, other) => isRetired(one) - isRetired(other))]]
      : []
  })
}

type Added = { activity: string; place: LocationId; since: string; count?: number }

/** More units at a place, named and numbered on from those there. */
export function withNewUnits(house: House, { activity, place, since, count = 1 }: Added): House {
  const units: Record<string, Unit> = { ...house.units }
  for (let added = 0; added < count; added++) {
    let index =
      Object.values(units).filter((one) => one.activity === activity && one.place === place).length + 1
    while (units[unitId(activity, place, index)]) index++
    // The server gives the number that bookings store.
    const unit: Omit<Unit, 'number'> = {
      name: `${unitName(house, activity)} ${index}`,
      activity,
      place,
      since,
    }
    units[unitId(activity, place, index)] = unit as Unit
  }
  return { ...house, units }
}

const unitId = (activity: string, place: LocationId, index: number): string =>
  `${activity === 'efoil-private' ? 'efoil' : activity}-${place}-${index}`

/** 'E-foil', 'Paddle board'. */
export function unitName(house: House, activity: string): string {
  if (activity === 'efoil-private') return 'E-foil'
  const sold = house.activities[activity]
  const one = sold?.kind === 'units' ? sold.noun.one : activity
  return one.slice(0, 1).toUpperCase() + one.slice(1)
}
