import type { House } from '../house/house.ts'
import type { LocationId } from '../locations.ts'
import type { Unit } from './unit.ts'

type Kind = { activity: string; model: string; pool: (place: LocationId) => string }

/** The units of an activity, without those that were retired. */
export const unitsOf = (house: House, { activity, model, pool }: Kind): Unit[] =>
  Object.entries(house.units)
    .filter(([, unit]) => unit.activity === activity && unit.retired === undefined)
    .map(([code, { number, name, place }]) => ({
      id: number,
      code,
      name,
      pool: pool(place),
      location: place,
      sector: 'efoil',
      model,
    }))
