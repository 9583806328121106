import type { House } from './house.ts'
import { houseSchema } from './house.ts'

/** A stored document as a house; frozen, also within. Throws where this version of the software cannot read it. */
export function houseOf(document: unknown): House {
  const { data, error } = houseSchema.safeParse(document)
  if (data) return frozen(data) as House
  const [first] = error.issues
  throw new Error(
    `The stored house cannot be read by this version: ${first!.path.join('.')}: ${first!.message}`,
  )
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
