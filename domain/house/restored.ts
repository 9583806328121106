import type { House } from './house.ts'

/** An older house as it can be published today: what came after it stays known, its units retired and its activities off. */
export function restored(older: House, current: House, today: string): House {
  const units = Object.entries(current.units)
    .filter(([id]) => older.units[id] === undefined)
    .map(([id, unit]) => [id, { ...unit, retired: unit.retired ?? today }])
  const activities = Object.entries(current.activities)
    .filter(([id]) => older.activities[id] === undefined)
    .map(([id, activity]) => [id, { ...activity, on: false }])
  return {
    ...older,
    units: { ...older.units, ...Object.fromEntries(units) },
    activities: { ...older.activities, ...Object.fromEntries(activities) },
  }
}
