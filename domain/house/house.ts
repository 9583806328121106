import { z } from 'zod'
import { clockTime } from '../start-fields.ts'
import { alertsSchema } from './house-alerts.ts'
import { brandSchema } from './house-brand.ts'
import { clubSchema } from './house-club.ts'
import { enquirySchema } from './house-enquiry.ts'
import {
  cents,
  depositPercent,
  hasPrice,
  minutes,
  most,
  noun,
  picture,
  slug,
  title,
  whole,
} from './house-fields.ts'
import { membershipSchema } from './house-membership.ts'
import { messagesSchema } from './house-messages.ts'
import { placesOnce, placesSchema, weekdays } from './house-places.ts'
import { customBoardSchema, guidedSessionSchema, packagesSchema } from './house-requests.ts'
import { durationCode, seasonsOf } from './house-seasons.ts'
import { eventCardsSchema, landingSchema, textFields } from './house-texts.ts'
import { unitsSchema } from './house-units.ts'

// What the owner may change without a programmer: one document, stored as numbered versions that are never edited. The rules of
// domain/ are functions of it; pages get the part they need.

/** Version of this schema; older documents are migrated before they are parsed. */
const houseFormat = 1

const starts = z
  .array(clockTime)
  .max(96)
  .refine((times) => times.every((time, index) => index === 0 || time > times[index - 1]!), {
    error: 'Start times must be in order, each only once',
  })

const length = { label: title, short: title, minutes: minutes.nullable() }
const durationsWith = <Length extends z.ZodType>(one: Length) =>
  z
    .record(durationCode, one)
    .refine((durations) => Object.keys(durations).length > 0, 'At least one duration')
const durationsOf = <Price extends z.ZodType>(price: Price) =>
  durationsWith(z.strictObject({ ...length, cents: price }))

const common = {
  /** Off: no longer sold; its bookings stay. */
  on: z.boolean(),
  title,
  places: placesOnce.refine(({ length }) => length > 0, 'Choose a place'),
  /** Minimum minutes between booking and start. */
  noticeMinutes: whole(0, 43_200).optional(),
  daysAhead: whole(1, 1096).optional(),
  freeCancelHours: whole(0, 720).optional(),
  ...textFields,
}

/** Units of one kind by duration; cents per unit. */
const unitsActivity = z.strictObject({
  kind: z.literal('units'),
  ...common,
  depositPercent,
  noun,
  /** Most units in one booking. */
  most,
  durations: durationsOf(cents),
  starts,
  /** Sold only on these weekdays. */
  weekdays: weekdays.optional(),
  /**
   * Missing: units of one kind. `session`: its units are places, one per person, which are counted but never shown as equipment.
   * `boat`: a boat is booked whole, and `most` is the number of people on board.
   */
  shape: z.enum(['session', 'boat']).optional(),
  /** An add-on that a booking may have once. */
  addOn: z.strictObject({ name: title, cents }).optional(),
  /** What differs at single places. */
  at: z
    .record(slug, z.strictObject({ starts: starts.optional(), cents: z.record(slug, cents).optional() }))
    .optional(),
  seasons: seasonsOf(cents),
  gift: z.strictObject({ from: whole(2, 100), minutes }).optional(),
  /** Activities with their own file have it there. */
  picture: picture.optional(),
})

/** Machines chosen by name; cents per machine. A machine without a price cannot be rented for that duration. */
const machinesActivity = z.strictObject({
  kind: z.literal('machines'),
  ...common,
  depositPercent,
  /** Only for activities that the owner adds, as is `picture`. */
  noun: noun.optional(),
  picture: picture.optional(),
  most,
  durations: durationsOf(z.record(slug, cents)).refine(hasPrice, 'Please give one machine a price'),
  starts,
  seasons: seasonsOf(z.record(slug, cents)),
})

/** The same machines, requested and paid on site; `estimateCents` for one without a price. */
const requestActivity = z.strictObject({
  kind: z.literal('request'),
  ...common,
  of: slug,
  estimateCents: cents,
  starts,
})

const session = z.strictObject({ name: title, from: clockTime, to: clockTime, popular: z.boolean() })

/** Places in a session; cents per person, booked or walk-in. */
const sessionActivity = z.strictObject({
  kind: z.literal('session'),
  ...common,
  /** Most people in a booking; `mostInSession` for a session. */
  most,
  mostInSession: whole(1, 15),
  weekdays,
  sessions: z.strictObject({ afternoon: session, evening: session, sunset: session }),
  durations: z.strictObject({ '2h': z.strictObject({ ...length, cents }) }),
  walkInCents: cents,
  seasons: seasonsOf(cents),
})

const saunaCents = z.strictObject({ day: cents, evening: cents })

/** A boat by duration, which limits the number of people; then a sauna priced by weekday and evening. */
const boatActivity = z.strictObject({
  kind: z.literal('boat'),
  ...common,
  depositPercent,
  most,
  durations: durationsWith(z.strictObject({ ...length, minutes, cents, people: most })),
  starts,
  seasons: seasonsOf(cents),
  sauna: z.strictObject({ minutes, eveningFrom: clockTime, weekday: saunaCents, weekend: saunaCents }),
})

const anyActivity = z.discriminatedUnion('kind', [
  unitsActivity,
  machinesActivity,
  requestActivity,
  sessionActivity,
  boatActivity,
])

const withOwnFile = {
  'efoil-private': unitsActivity.omit({ addOn: true }),
  // Paid on site.
  'test-drive': unitsActivity.omit({ addOn: true, depositPercent: true }),
  'efoil-group': sessionActivity,
  'jetski-rental': machinesActivity,
  'jetski-request': requestActivity,
  'wake-surf': boatActivity,
}

/** Paths below /booking/ used by other pages, and the code of an activity without a price. */
const otherPages = ['efoil', 'efoil-group', 'jetski', 'birthday', '404', 'custom-service']

/** Activities with their own file, and those that the owner adds: units or machines by duration, each on its own page. */
const activities = z
  .object(withOwnFile)
  .catchall(anyActivity)
  .superRefine((all, context) => {
    for (const [id, { kind, ...sold }] of Object.entries(all)) {
      if (Object.hasOwn(withOwnFile, id)) continue
      if (!slug.safeParse(id).success)
        context.addIssue({
          code: 'custom',
          path: [id],
          message: 'Only lowercase letters, digits and hyphens',
        })
      if (otherPages.includes(id))
        context.addIssue({ code: 'custom', path: [id], message: 'Another page has this address' })
      if (kind !== 'units' && kind !== 'machines')
        context.addIssue({
          code: 'custom',
          path: [id, 'kind'],
          message: 'Only units and machines by duration can be added',
        })
      if (kind === 'machines' && !('noun' in sold && sold.noun))
        context.addIssue({ code: 'custom', path: [id, 'noun'], message: 'Please say what one is called' })
    }
  })

export const houseSchema = z
  .strictObject({
    format: z.literal(houseFormat),
    brand: brandSchema,
    places: placesSchema,
    units: unitsSchema,
    activities,
    /** Order on the start page and the hub; unnamed ones follow in the usual order (R-H25). */
    order: z.array(slug).max(200),
    packages: packagesSchema,
    guidedSession: guidedSessionSchema,
    customBoard: customBoardSchema,
    membership: membershipSchema,
    club: clubSchema,
    messages: messagesSchema,
    alerts: alertsSchema,
    enquiry: enquirySchema,
    eventCards: eventCardsSchema,
    landing: landingSchema,
  })
  .superRefine(({ places, units, activities, order }, context) => {
    const wrong = order.findIndex(
      (id, index) => !Object.hasOwn(activities, id) || order.indexOf(id) !== index,
    )
    const message = 'Each activity must be in the order exactly once'
    if (wrong >= 0) context.addIssue({ code: 'custom', path: ['order', wrong], message })
    const isUnknown = (place: string) => !Object.hasOwn(places, place)
    const refuse = (...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message: 'This place does not exist' })
    for (const [id, { place }] of Object.entries(units)) if (isUnknown(place)) refuse('units', id, 'place')
    for (const [id, activity] of Object.entries(activities)) {
      for (const [index, place] of activity.places.entries())
        if (isUnknown(place)) refuse('activities', id, 'places', index)
      const seasons = 'seasons' in activity ? (activity.seasons ?? []) : []
      for (const [index, season] of seasons.entries())
        for (const place of season.places ?? [])
          if (isUnknown(place)) refuse('activities', id, 'seasons', index, 'places')
      for (const place of Object.keys(('at' in activity && activity.at) || {}))
        if (isUnknown(place)) refuse('activities', id, 'at', place)
    }
  })

type Parsed = z.infer<typeof houseSchema>
/** Frozen, because values derived from a house are cached per house (`perHouse`). */
export type House = { readonly [Key in keyof Parsed]: Readonly<Parsed[Key]> }
export type UnitsActivity = z.infer<typeof unitsActivity>
type MachinesActivity = z.infer<typeof machinesActivity>
export type AddedMachines = MachinesActivity & Required<Pick<MachinesActivity, 'noun'>>
