import type { House } from './house.ts'
import { houseSchema } from './house.ts'
import { theHouse } from './the-house.ts'

/** A stored document as a house; frozen, also within. Throws where this version of the software cannot read it. */
export function houseOf(document: unknown): House {
  const { data, error } = houseSchema.safeParse(completed(document, theHouse))
  if (data) return frozen(data) as House
  const [first] = error.issues
  throw new Error(
    `The stored house cannot be read by this version: ${first!.path.join('.')}: ${first!.message}`,
  )
}

/** A document of an earlier version of the software with the parts that came later, as another house has them. */
export const completed = (document: unknown, { brand, packages, membership }: House): unknown =>
  typeof document === 'object' && document !== null ? { brand, packages, membership, ...document } : document

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
