import type { House } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import { type Unit, withActivity } from './edits.ts'

/** Units of one kind: `one` is their name if they have none of their own, `prefix` begins their ids. */
export type Fleet = {
  activity: string
  kind?: 'sauna'
  title: string
  one: string
  prefix: string
  /** Chosen by name: each has seats and its own name for staff. */
  named?: true
}

/** Activities with units of their own: the test drive uses the e-foils of the private rent. */
export const fleetsOf = (house: House): Fleet[] =>
  Object.entries(house.activities).flatMap(([activity, sold]): Fleet[] => {
    const { title } = sold
    if (activity === 'efoil-private') return [{ activity, title, one: 'E-foil', prefix: 'efoil' }]
    if (sold.kind === 'units' && activity !== 'test-drive')
      return [{ activity, title, one: capital(sold.noun.one), prefix: activity }]
    if (sold.kind === 'machines' && sold.noun)
      return [{ activity, title, one: capital(sold.noun.one), prefix: activity }]
    if (sold.kind === 'machines') return [{ activity, title, one: 'Jetski', prefix: 'jetski', named: true }]
    if (sold.kind === 'boat')
      return [
        { activity, title: `${title}, boats`, one: 'Wake boat', prefix: 'wake-boat' },
        {
          activity,
          kind: 'sauna',
          title: `${title}, saunas`,
          one: 'Floating sauna',
          prefix: 'floating-sauna',
        },
      ]
    return []
  })

const capital = (noun: string): string => noun.slice(0, 1).toUpperCase() + noun.slice(1)

const isOf = ({ activity, kind }: Pick<Fleet, 'activity' | 'kind'>, unit: Unit): boolean =>
  unit.activity === activity && unit.kind === kind

/** Places where an activity is sold or has units, with the units there, those in use first. */
export const unitsByPlace = (
  house: House,
  fleet: Pick<Fleet, 'activity' | 'kind'>,
): [LocationId, [string, Unit][]][] => {
  const units = Object.entries(house.units).filter(([, unit]) => isOf(fleet, unit))
  const sold = house.activities[fleet.activity]?.places ?? []
  return Object.keys(house.places).flatMap((place): [LocationId, [string, Unit][]][] => {
    const here = units.filter(([, unit]) => unit.place === place)
    const isRetired = ([, unit]: [string, Unit]) => Number(unit.retired !== undefined)
    return here.length > 0 || sold.includes(place)
      ? [[place, here.toSorted((one, other) => isRetired(one) - isRetired(other))]]
      : []
  })
}

export const maxAtOnce = 100
export const isTooMany = (count = 0): boolean => count > maxAtOnce
export const tooManyText = `At most ${maxAtOnce} at once`

/** Leaves room for a number, within 40 letters. */
const longestPrefix = 35

type Added = Pick<Fleet, 'activity' | 'kind'> & { place: LocationId; since: string; count?: number }

/** New units at a place, numbered after those there or, if named units, boats or saunas, after all of them. */
export function withNewUnits(house: House, { activity, kind, place, since, count = 1 }: Added): House {
  const fleet = fleetsOf(house).find((one) => one.activity === activity && one.kind === kind)!
  const isByPlace = house.activities[activity]!.kind === 'units'
  const prefix = (isByPlace ? `${fleet.prefix}-${place}` : fleet.prefix).slice(0, longestPrefix)
  const units: Record<string, Unit> = { ...house.units }
  for (let added = 0; added < count; added++) {
    let index =
      Object.values(units).filter((one) => isOf(fleet, one) && (!isByPlace || one.place === place)).length + 1
    while (units[`${prefix}-${index}`]) index++
    // The server assigns the number that bookings store.
    const unit: Omit<Unit, 'number'> = {
      name: `${fleet.one} ${index}`,
      activity,
      ...(kind && { kind }),
      place,
      ...(fleet.named && { seats: 2 }),
      since,
    }
    units[`${prefix}-${index}`] = unit as Unit
  }
  return withFirstPrices({ ...house, units }, activity, (id) => !Object.hasOwn(house.units, id))
}

type Prices = Readonly<Record<string, number>>

/** A new machine gets the prices of the first one in use until it has its own. */
function withFirstPrices(house: House, activity: string, isNew: (id: string) => boolean): House {
  const sold = house.activities[activity]!
  if (sold.kind !== 'machines') return house
  const machines = Object.keys(house.units).filter((id) => house.units[id]!.activity === activity)
  const priced = machines.filter((id) => Object.values(sold.durations).some(({ cents }) => id in cents))
  const first = priced.find((id) => house.units[id]!.retired === undefined) ?? priced[0]
  const filled = (cents: Prices): Prices => {
    const price = cents[first ?? '']
    if (price === undefined) return cents
    return { ...cents, ...Object.fromEntries(machines.filter(isNew).map((id) => [id, price])) }
  }
  const { durations, seasons } = sold
  return withActivity(house, activity, {
    durations: eachOf(durations, (length) => ({ ...length, cents: filled(length.cents) })),
    ...(seasons && {
      seasons: seasons.map((season) => ({ ...season, cents: eachOf(season.cents, filled) })),
    }),
  })
}

const eachOf = <Before, After>(
  list: Readonly<Record<string, Before>>,
  make: (one: Before) => After,
): Record<string, After> => Object.fromEntries(Object.entries(list).map(([name, one]) => [name, make(one)]))

/**
 * Sets how many units are in use at a place. To add, retired units return first, beginning with those retired today: while a
 * number is typed digit by digit, it is a smaller one at first. To remove, the last ones are retired first.
 */
export function withUnitCount(house: House, { activity, place, since, count = 0 }: Added): House {
  const here = Object.entries(house.units).filter(
    ([, unit]) => unit.activity === activity && unit.place === place,
  )
  const used = here.filter(([, unit]) => unit.retired === undefined).map(([id]) => id)
  const retired = here.filter(([, unit]) => unit.retired !== undefined)
  const back = retired
    .toSorted(([, one], [, other]) => retiredOn(since, other) - retiredOn(since, one))
    .map(([id]) => id)
    .slice(0, Math.max(0, count - used.length))
  const changed = [
    ...back.map((id) => [id, { ...house.units[id]!, retired: undefined }]),
    ...used
      .slice(count)
      .map((id) => [id, { ...house.units[id]!, retired: firstRetired(house.units[id]!, since) }]),
  ]
  const missing = count - used.length - back.length
  const next = { ...house, units: { ...house.units, ...Object.fromEntries(changed) } }
  return withNewUnits(next, { activity, place, since, count: missing })
}

const retiredOn = (day: string, unit: Unit): number => Number(unit.retired === firstRetired(unit, day))

/** The day from which a unit that is retired on a day is out of use: not before it is in use. */
export const firstRetired = ({ since = '' }: Unit, day: string): string => (since > day ? since : day)
