import { z } from 'zod'
import { isIsoDate, isMonthDay } from '../calendar.ts'
import { line } from '../contact.ts'
import { locationIds } from '../locations.ts'
import { isOwnPicture, isSitePicture } from '../picture.ts'
import { clockTime, isoDate } from '../start-fields.ts'
import { brandSchema } from './house-brand.ts'
import { cents, text, title } from './house-fields.ts'
import { membershipSchema } from './house-membership.ts'
import { packagesSchema } from './house-packages.ts'

// What the owner may change without a programmer: one document, kept as numbered versions, never edited in place. The rules of
// domain/ are functions of it; pages get the part they need.

/** Version of this schema; a document of an older one is migrated before it is parsed. */
const houseFormat = 1

const minutes = z
  .int('Minutes must be a whole number')
  .min(5, 'At least 5 minutes')
  .max(1440, 'At most 24 hours')
const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Only small letters, digits and hyphens, at most 40 of them')
/** One of the site's own or an uploaded one, by its id, and what is seen in it. */
const picture = z.strictObject({
  id: z.string().refine((id) => isSitePicture(id) || isOwnPicture(id), 'There is no such picture'),
  alt: line(200).pipe(z.string().min(1, 'Please say what is seen in the picture')),
})

/** 'MM-DD', a day of every year. */
const monthDay = z.string().refine(isMonthDay, 'A day must look like 06-18 and exist')
/** 'MM-DD' for every year, 'yyyy-MM-DD' for one. */
const seasonDay = z
  .string()
  .refine((day) => isMonthDay(day) || isIsoDate(day), 'A day must look like 06-18 or 2026-06-18 and exist')
const weekdays = z.array(z.int().min(1).max(7)).min(1, 'Choose a day of the week').max(7)

const starts = z
  .array(clockTime)
  .max(96)
  .refine((times) => times.every((time, index) => index === 0 || time > times[index - 1]!), {
    error: 'Start times must be in their order, each once',
  })

const openingHours = z.strictObject({
  from: monthDay,
  to: monthDay,
  weekdays,
  open: clockTime,
  close: clockTime,
})

const closedDays = z
  .strictObject({ from: isoDate, to: isoDate, reason: text })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day lies before the first' })

/** Without hours a place is open at every start; on a day that no hours cover it is closed. */
const place = z.strictObject({
  hours: z.array(openingHours).max(60),
  closed: z.array(closedDays).max(200),
  /** Rides that end after civil dusk: not sold, sold by staff alone, or sold with a word about it. */
  afterDark: z.enum(['close', 'staff', 'warn']),
})

/** A price list of a part of the year or week; what it does not name keeps its price. The last that fits counts. */
const season = <Price extends z.ZodType>(price: Price) =>
  z
    .strictObject({
      from: seasonDay,
      to: seasonDay.optional(),
      weekdays: weekdays.optional(),
      places: z.array(z.enum(locationIds)).optional(),
      cents: z.record(slug, price),
    })
    .refine(({ from, to }) => to === undefined || from.length === to.length, {
      path: ['to'],
      error: 'Both days with a year, or both without',
    })

const length = { label: title, short: title, minutes: minutes.nullable() }
const durationsOf = <Price extends z.ZodType>(price: Price) =>
  z
    .record(slug, z.strictObject({ ...length, cents: price }))
    .refine((durations) => Object.keys(durations).length > 0, 'At least one duration')

const common = {
  /** Off: sold to nobody, its bookings stay. */
  on: z.boolean(),
  title,
  places: z.array(z.enum(locationIds, 'This place does not exist')).min(1, 'Choose a place').max(50),
  /** Least minutes between booking and start. */
  noticeMinutes: z.int().min(0).max(43_200).optional(),
  daysAhead: z.int().min(1).max(1096).optional(),
  freeCancelHours: z.int().min(0).max(720).optional(),
}

/** Units of one kind by duration, cents for one unit. */
const unitsActivity = z.strictObject({
  kind: z.literal('units'),
  ...common,
  noun: z.strictObject({ one: line(30), many: line(30) }),
  /** Most units in one booking. */
  most: z.int().min(1).max(100),
  durations: durationsOf(cents),
  starts,
  /** What differs at one place. */
  at: z
    .partialRecord(
      z.enum(locationIds),
      z.strictObject({ starts: starts.optional(), cents: z.record(slug, cents).optional() }),
    )
    .optional(),
  seasons: z.array(season(cents)).max(100).optional(),
  gift: z.strictObject({ from: z.int().min(2).max(100), minutes }).optional(),
  /** On its card and page; for what has a file of its own they stand there. */
  subtitle: text.optional(),
  description: text.optional(),
  picture: picture.optional(),
})

/** Machines that are chosen by name; cents by machine, one without is not rented for so long. */
const machinesActivity = z.strictObject({
  kind: z.literal('machines'),
  ...common,
  most: z.int().min(1).max(100),
  durations: durationsOf(z.record(slug, cents)),
  starts,
  seasons: z
    .array(season(z.record(slug, cents)))
    .max(100)
    .optional(),
})

/** The same machines, asked for and paid on site; `estimateCents` for one without a price. */
const requestActivity = z.strictObject({
  kind: z.literal('request'),
  ...common,
  of: slug,
  estimateCents: cents,
  starts,
})

const session = z.strictObject({ name: title, from: clockTime, to: clockTime, popular: z.boolean() })

/** Places in a session; cents for a person, and for one who walks in. */
const sessionActivity = z.strictObject({
  kind: z.literal('session'),
  ...common,
  /** Most people in one booking and in a session. */
  most: z.int().min(1).max(100),
  mostInSession: z.int().min(1).max(15, 'A session has 15 places'),
  weekdays,
  sessions: z.strictObject({ afternoon: session, evening: session, sunset: session }),
  durations: z.strictObject({ '2h': z.strictObject({ ...length, cents }) }),
  walkInCents: cents,
  seasons: z.array(season(cents)).max(100).optional(),
})

const saunaCents = z.strictObject({ day: cents, evening: cents })

/** One boat by duration, so many people fit; a sauna after it, by weekday and evening. */
const boatActivity = z.strictObject({
  kind: z.literal('boat'),
  ...common,
  most: z.int().min(1).max(100),
  durations: z.record(slug, z.strictObject({ ...length, minutes, cents, people: z.int().min(1).max(100) })),
  starts,
  seasons: z.array(season(cents)).max(100).optional(),
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
  'efoil-private': unitsActivity,
  'test-drive': unitsActivity,
  'efoil-group': sessionActivity,
  'jetski-rental': machinesActivity,
  'jetski-request': requestActivity,
  'wake-surf': boatActivity,
}

/** Addresses below /booking/ that are other pages', and the code of what has no price. */
const otherPages = ['efoil', 'efoil-group', 'jetski', 'birthday', '404', 'custom-service']

/** The activities that have a file of their own, and what the owner adds: units by duration, on a page of their own. */
const activities = z
  .object(withOwnFile)
  .catchall(anyActivity)
  .superRefine((all, context) => {
    for (const [id, { kind }] of Object.entries(all)) {
      if (Object.hasOwn(withOwnFile, id)) continue
      if (!slug.safeParse(id).success)
        context.addIssue({ code: 'custom', path: [id], message: 'Only small letters, digits and hyphens' })
      if (otherPages.includes(id))
        context.addIssue({ code: 'custom', path: [id], message: 'Another page has this address' })
      if (kind !== 'units')
        context.addIssue({
          code: 'custom',
          path: [id, 'kind'],
          message: 'Only units by duration can be added',
        })
    }
  })

/** A physical thing. It is never deleted: `retired` is its last day. `number` is stored in bookings and given by the server. */
const unit = z.strictObject({
  number: z.int().min(1).max(999_999),
  name: title,
  activity: slug,
  place: z.enum(locationIds),
  since: isoDate.optional(),
  retired: isoDate.optional(),
})

export const houseSchema = z.strictObject({
  format: z.literal(houseFormat),
  brand: brandSchema,
  places: z.record(z.enum(locationIds), place),
  units: z.record(slug, unit),
  activities,
  packages: packagesSchema,
  membership: membershipSchema,
})

type Parsed = z.infer<typeof houseSchema>
/** Frozen: what is derived from a house is kept as long as it (`perHouse`). */
export type House = { readonly [Key in keyof Parsed]: Readonly<Parsed[Key]> }
export type UnitsActivity = z.infer<typeof unitsActivity>
export type ShownPicture = z.infer<typeof picture>
