import { z } from 'zod'
import { line } from './contact.ts'
import { findLocation } from './find-location.ts'
import type { House } from './house/house.ts'
import { type LocationId, locationsOf } from './locations.ts'
import { refuseField } from './refusal.ts'

/** A place in a request: id, name or label; `requireLocation` finds it in the house. */
export const locationField = line(60)

const unknownLocation = (house: House): string =>
  `Unknown location. Known are ${locationsOf(house)
    .map(({ id }) => id)
    .join(', ')}`

/** The id of the place named by a request. Refuses an unknown text. */
export function requireLocation(house: House, text: string, path = 'location'): LocationId {
  const place = findLocation(house, text)
  if (!place) throw refuseField(path, unknownLocation(house))
  return place.id
}

/** requireLocation as a form field of this house. */
export const locationIn = (house: House) =>
  locationField.transform((text, context): LocationId => {
    const place = findLocation(house, text)
    if (place) return place.id
    context.addIssue({ code: 'custom', message: unknownLocation(house) })
    return z.NEVER
  })
