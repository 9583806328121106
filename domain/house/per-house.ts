import type { House } from './house.ts'

// Apart from the document's schema: pages have no use for that.

/** Computes a value from a house once for each house. */
export function perHouse<Thing>(make: (house: House) => Thing): (house: House) => Thing {
  const made = new WeakMap<House, Thing>()
  return (house) => {
    if (!made.has(house)) made.set(house, make(house))
    return made.get(house) as Thing
  }
}
