import { clubPageWords } from '../offers/club.ts'
import { type House, houseSchema } from './house.ts'
import { textFields } from './house-texts.ts'
import { theHouse } from './the-house.ts'
import { theTexts } from './the-texts.ts'

/** Parses a stored document into a deeply frozen house. Throws if this version of the software cannot read it. */
export function houseOf(document: unknown): House {
  const { data, error } = houseSchema.safeParse(completed(document, theHouse))
  if (data) return frozen(data) as House
  const [first] = error.issues
  throw new Error(
    `The stored house cannot be read by this version: ${first!.path.join('.')}: ${first!.message}`,
  )
}

/** Completes a document of an earlier software version with the parts added since, taken from `house`. */
export function completed(document: unknown, house: House): unknown {
  if (!isRecord(document)) return document
  const { format: _format, places, units, activities, ...later } = house
  return {
    ...later,
    ...document,
    ...(isRecord(document.brand) ? { brand: { ...house.brand, ...document.brand } } : {}),
    ...(isRecord(document.club) ? { club: { ...clubPageWords(house), ...document.club } } : {}),
    ...(isRecord(document.places) ? { places: placesWithin(document.places, places) } : {}),
    ...(isRecord(document.units) ? { units: withMachines(document.units, units) } : {}),
    ...(isRecord(document.activities) ? { activities: withTexts(document.activities, activities) } : {}),
  }
}

/** Places once had only hours; name, time zone and the rest are taken from the other house. */
const placesWithin = (given: Record<string, unknown>, others: House['places']) =>
  Object.fromEntries(
    Object.entries(given).map(([id, place]) => {
      const other = Object.hasOwn(others, id) ? others[id] : undefined
      return [id, isRecord(place) && other ? { ...other, ...place } : place]
    }),
  )

/** Once only e-foils were units of the house; jetskis, boat and sauna are taken from the other house. */
function withMachines(given: Record<string, unknown>, others: House['units']) {
  const isMachine = (unit: unknown) =>
    isRecord(unit) && (unit.activity === 'jetski-rental' || unit.activity === 'wake-surf')
  if (Object.values(given).some(isMachine)) return given
  return { ...given, ...Object.fromEntries(Object.entries(others).filter(([, unit]) => isMachine(unit))) }
}

/** The texts of activities with their own file; those added by the owner keep theirs. */
const withTexts = (given: Record<string, unknown>, others: House['activities']) =>
  Object.fromEntries(
    Object.entries(given).map(([id, sold]) => {
      const isOurs = Object.hasOwn(theTexts, id) && isRecord(sold)
      return [id, isOurs ? withoutPlace({ ...textsOf(others[id] ?? {}), ...sold }) : sold]
    }),
  )

const wakeLead = theTexts['wake-surf'].lead

/** The specified lead of wake surf once ended with the place, which the page now shows separately. */
const withoutPlace = (sold: Record<string, unknown>) =>
  sold.lead === `${wakeLead} Noblessner, Tallinn.` ? { ...sold, lead: wakeLead } : sold

const textsOf = (sold: object) =>
  Object.fromEntries(Object.entries(sold).filter(([field]) => Object.hasOwn(textFields, field)))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
