import type { House } from './house.ts'

// Separate from the document's schema, which pages do not need.

/** Caches a value computed from a house. */
export function perHouse<Thing>(make: (house: House) => Thing): (house: House) => Thing {
  const made = new WeakMap<House, Thing>()
  return (house) => {
    if (!made.has(house)) made.set(house, make(house))
    return made.get(house) as Thing
  }
}
