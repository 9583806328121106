import { instantOf } from '../calendar.ts'
import type { House } from '../house/house.ts'
import { type LocationId, locationOf } from '../locations.ts'
import type { Sector } from '../roles.ts'

/** A physical thing that one booking at a time can have (R-C2). `id` is stored in every allocation: never renumber. */
export type Unit = {
  id: number
  code: string
  name: string
  pool: string
  location: LocationId
  sector: Sector
  model: string
  /** Set for a place in a session: counted but never shown as equipment. Staff see all places of a session as `shownAs`. */
  place?: { shownAs?: string }
  /** Epoch milliseconds from and until which it is in use (R-H18); always if missing. */
  from?: number
  until?: number
}

type Kind = Pick<Unit, 'model' | 'place'> & {
  activity: string
  kind?: 'sauna'
  sector: Sector
  pool: (code: string, place: LocationId) => string
}

/** The units of an activity, including future and retired ones, which bookings may refer to. */
export const unitsOf = (
  house: House,
  { activity, kind, sector, model, pool, place: inSession }: Kind,
): Unit[] =>
  Object.entries(house.units)
    .filter(([, unit]) => unit.activity === activity && unit.kind === kind)
    .map(([code, { number, name, staffName, place, since, retired }]) => ({
      id: number,
      code,
      name: staffName ?? name,
      pool: pool(code, place),
      location: place,
      sector,
      model,
      ...(since && { from: midnightOf(house, place, since) }),
      ...(retired && { until: midnightOf(house, place, retired) }),
      ...(inSession ? { place: inSession } : {}),
    }))

/** Whether a unit is in use on a day, local to its place. */
export const isUsedOn = ({ since, retired }: { since?: string; retired?: string }, date: string): boolean =>
  !(since && date < since) && !(retired && date >= retired)

/** Whether a unit is in use at a place on a day; if no day is chosen (''), whether it is there and will not be retired. */
export const isUnitAt = (
  unit: { place: LocationId; since?: string; retired?: string },
  place: LocationId,
  date: string,
): boolean => unit.place === place && (date === '' ? !unit.retired : isUsedOn(unit, date))

/** The pool of equal units at a place, for a booking that kept its place when its unit was moved elsewhere. */
export const poolAt = ({ pool, location }: Pick<Unit, 'pool' | 'location'>, place: LocationId): string =>
  pool.endsWith(`:${location}`) ? pool.slice(0, -location.length) + place : pool

const midnightOf = (house: House, place: LocationId, date: string): number =>
  instantOf(date, '00:00', locationOf(house, place).zone).epochMilliseconds

/** The e-foils of a place are one pool for all who ride there. */
export const foilPool = (location: string): string => `efoil:${location}`

export const foilModel = 'E-foil'

/** The e-foils of the house. Their numbers are stored in every booking. */
export const foilsOf = (house: House): readonly Unit[] =>
  unitsOf(house, {
    activity: 'efoil-private',
    sector: 'efoil',
    model: foilModel,
    pool: (_code, place) => foilPool(place),
  })
