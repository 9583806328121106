import { wallTime } from '../calendar.ts'
import type { House } from './house.ts'
import { ambiguityProblems } from './unclear.ts'

/**
 * An older house in a form that can be published now: anything added later stays in it, with units retired, activities off and
 * no activities at the places. A later unit that took over an older unit's name gets its number appended to it. `booked`: places
 * that keep their current time zone, as bookings are stored in it.
 */
export function restored(
  older: House,
  current: House,
  { now, booked }: { now: Temporal.Instant; booked: readonly string[] },
): House {
  const units = Object.entries(current.units)
    .filter(([id]) => older.units[id] === undefined)
    .map(([id, unit]) => {
      const today = wallTime(now, current.places[unit.place]!.zone).date
      return [id, { ...unit, retired: retiredBy(unit, today) }]
    })
  const activities = Object.entries(current.activities)
    .filter(([id]) => older.activities[id] === undefined)
    .map(([id, activity]) => [id, { ...activity, on: false }])
  const places = Object.entries({ ...older.places, ...current.places }).map(([id, place]) => {
    const before = older.places[id] ?? place
    return [id, booked.includes(id) ? { ...before, zone: place.zone } : before]
  })
  const house = {
    ...older,
    places: Object.fromEntries(places),
    units: { ...older.units, ...Object.fromEntries(units) },
    activities: { ...older.activities, ...Object.fromEntries(activities) },
  }
  return { ...house, units: withOwnNames(house, older.units) }
}

/** Appends the number to the name of the later of two units that the name check finds to be called the same. */
function withOwnNames(house: House, older: House['units']): House['units'] {
  const twice = ambiguityProblems(house).map(({ path }) => path.split('.', 2).join('.'))
  const named = Object.entries(house.units).map(([id, unit]) => {
    if (older[id] || !twice.includes(`units.${id}`)) return [id, unit]
    const withNumber = (name: string) => `${name.slice(0, 60)}, no. ${unit.number}`
    const { name, staffName } = unit
    return [id, { ...unit, name: withNumber(name), ...(staffName && { staffName: withNumber(staffName) }) }]
  })
  return Object.fromEntries(named)
}

/** The day from which a unit is out of use, today at the latest; a unit that is still to come is never used. */
function retiredBy({ since, retired }: House['units'][string], today: string): string {
  const first = retired && retired < today ? retired : today
  return since && first < since ? since : first
}
