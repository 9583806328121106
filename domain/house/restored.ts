import type { House } from './house.ts'

/**
 * An older house as it can be published today: what came after it stays known, its units retired, its activities off and its
 * places without any.
 */
export function restored(older: House, current: House, today: string): House {
  const units = Object.entries(current.units)
    .filter(([id]) => older.units[id] === undefined)
    .map(([id, unit]) => [id, { ...unit, retired: retiredBy(unit, today) }])
  const activities = Object.entries(current.activities)
    .filter(([id]) => older.activities[id] === undefined)
    .map(([id, activity]) => [id, { ...activity, on: false }])
  const laterPlaces = Object.fromEntries(
    Object.entries(current.places).filter(([id]) => older.places[id] === undefined),
  )
  return {
    ...older,
    places: { ...older.places, ...laterPlaces },
    units: { ...older.units, ...Object.fromEntries(units) },
    activities: { ...older.activities, ...Object.fromEntries(activities) },
  }
}

/** The day from which a unit is out of use, at the latest; one that is still to come never is in use. */
function retiredBy({ since, retired }: House['units'][string], today: string): string {
  const first = retired && retired < today ? retired : today
  return since && first < since ? since : first
}
