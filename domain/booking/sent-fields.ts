import { ZodError } from 'zod'
import { Refusal } from '../refusal.ts'
import type { OnSiteBody } from './on-site.ts'
import type { PendingBooking } from './pending.ts'

// Validation errors name parts of the parsed choice. Clients need the names of the body fields they sent.

/** Maps a part of the request to the body field that it was read from. */
type FieldOf = (part: string) => string

/** Runs `work`; its refusals name fields as they were sent. */
export async function withSentFieldNames<Result>(
  fieldOf: FieldOf,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw renameFields(error, fieldOf)
  }
}

/** The error with field names as they were sent. */
export function renameFields(error: unknown, fieldOf: FieldOf): unknown {
  if (error instanceof ZodError) {
    const errors = error.issues.map(({ path, message }) => ({ path: fieldOf(path.join('.')), message }))
    return new Refusal('invalid_request', errors[0]!.message, { errors })
  }
  if (!(error instanceof Refusal) || !error.facts.errors) return error
  const errors = error.facts.errors.map(({ path, message }) => ({ path: fieldOf(path), message }))
  return new Refusal(error.code, error.message, { ...error.facts, errors })
}

const onSiteFields: Record<OnSiteBody['type'], Record<string, string>> = {
  'efoil-group': { people: 'participants' },
  'efoil-private': { foils: 'foilCount' },
  jetski: { jetskis: 'equipment', people: 'participants', time: 'startTime' },
  rental: {},
}

/** For a body of POST /api/bookings. */
export const onSiteField =
  (body: OnSiteBody): FieldOf =>
  (part) => {
    const [first = ''] = part.split('.')
    return (
      onSiteFields[body.type][first] ?? (body.type !== 'rental' || first in body ? part : `choice.${part}`)
    )
  }

/** For a draft sent to checkout. */
export function draftField({ customerInfo, details, ids }: Partial<PendingBooking>): FieldOf {
  const fields: Record<string, string> = {
    foils: 'quantity',
    units: 'quantity',
    people: customerInfo?.peopleCount === undefined ? 'quantity' : 'customerInfo.peopleCount',
    sauna: 'details.includeOODSauna',
    machines: 'choice.machines',
    addOn: 'choice.addOn',
    ...(ids?.equipment ? { jetskis: 'ids.equipment' } : {}),
    ...(ids?.duration ? { duration: 'ids.duration' } : {}),
    ...(details?.wakeSurfDuration === undefined ? {} : { duration: 'details.wakeSurfDuration' }),
  }
  return (part) => fields[part.split('.')[0]!] ?? part
}
