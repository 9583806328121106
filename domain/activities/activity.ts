import type { z } from 'zod'
import type { Contact } from '../contact.ts'
import type { Unit } from '../fleet/unit.ts'
import type { House } from '../house/house.ts'
import type { LocationId } from '../locations.ts'
import { priceText } from '../money.ts'
import type { Picture } from '../picture.ts'
import type { Sector } from '../roles.ts'
import {
  type ChoiceOf,
  type ChoiceQuery,
  choiceOfQuery,
  type Fields,
  type Noun,
  type Problems,
  queryOfChoice,
} from './fields.ts'
import type { QuoteLine } from './quote-lines.ts'

export type Quote = { lines: QuoteLine[]; totalCents: number }

/** Date and start time of a booking, local to its place. */
export type Start = { date: string; time: string }
export type PlacedStart = Start & { location: LocationId }

/**
 * Units that a booking needs: `count` of a pool. `share` is the number of a session: its bookings may share a unit at the same
 * time, no others may (`sessionShare`). `per` derives the count from another pool: enough units for the highest place taken
 * there, with `people` per unit.
 */
export type Need = {
  pool: string
  /** Its name in refusals shown to the customer. */
  name: string
  count: number
  from: Temporal.Instant
  to: Temporal.Instant
  share?: number
  per?: { pool: string; people: number }
  /** Optional: the booking is possible without it. */
  addOn?: true
}

/** The fields of every booking, whatever the activity. Date and time are local to the place. */
export type BookingBasics = PlacedStart & {
  contact: Contact
  notes?: string
}

/** How a booking is shown on screens, in lists and mails. */
type Summary = {
  service: string
  durationLabel: string
  quantity: number
  people: number
  equipmentType: string
}

/** The fields of a stored draft (`pendingBooking`) that an activity may read. */
type DraftChoice = {
  service?: string
  quantity?: number
  duration?: string
  jetskis?: string[]
  details?: { wakeSurfDuration?: number; includeOODSauna?: boolean }
  customerInfo?: { peopleCount?: number; isFirstTime?: boolean; notes?: string; specialRequests?: string }
  choice?: Record<string, unknown>
}

/** How a booking was made: on the site, or entered by staff for a phone call or a walk-in. */
const channels = ['site', 'phone', 'walk_in'] as const
export type Channel = (typeof channels)[number]

export type From = { cents: number; for: string }

/** The activity's card on the start page and the hub. Prices in cents. */
export type Card = {
  id?: string
  title: string
  subtitle: string
  description: string
  duration: string
  groupSize: string
  /** The lowest price. */
  from: From
  /** The specification's price if the price list has another one: shown only in the demo (R-P11). */
  sample?: From
  /** The queries whose next free start the card shows. Default: the first choice. */
  queries?: readonly Omit<ChoiceQuery, 'sauna'>[]
  counted?: true
}

/** An offer in a page's structured data, in cents. */
export type Offer = { name: string; cents: number; currency?: 'EUR' | 'USD' }

export type ActivityFacts<Id extends string> = {
  id: Id
  sector: Sector
  title: string
  staffTitle: string
  path: string
  /** Used if a page has no other picture. */
  picture: Picture
  /** The picture at the head of its mails, if a different one. */
  mailPicture?: string
  noun: Noun
  /** What a hold keeps if it is one thing for any number of people: 'wake surf session'. */
  heldAs?: string
  /** What to say is free at another start if a count would be meaningless. */
  freeText?: string
  /** Missing if another activity's card covers it. */
  card?: Card
  offers: readonly Offer[]
  /** Places that offer it. Default: every place. */
  places?: readonly LocationId[]
  /** Paid on site, never through checkout (R-A13). */
  onSite?: true
  /** Whether staff may enter it. Default: yes. */
  byStaff?: false
  /** How many days ahead it is sold. Default: the calendar's bound. */
  daysAhead?: number
  /** Minimum minutes between booking and start. Default: none. */
  noticeMinutes?: number
  /** The starts that staff may move a booking to. Default: those of the day, every half hour. */
  moveTimes?: readonly string[]
  /** Hours before the start until which a cancel is refunded in full. Default: the house's rule (R-M6). */
  freeCancelHours?: number
  /** Whether its minutes count as riding hours (R-M8). */
  countsRidingHours: boolean
  /** The units that it contributes to the fleet. */
  units: readonly Unit[]
}

/** Something that can be sold. `Choice`: what the customer chose besides place, time and contact. */
// Methods, not function fields: so that every Activity<…> also fits the catalogue's Activity<unknown>.
export type Activity<
  Choice = unknown,
  Id extends string = string,
  All extends Fields = Fields,
> = ActivityFacts<Id> & {
  fields: All
  /** Start times of a day at a place, in local time; empty if not offered that day. */
  startTimes(place: LocationId, date: string, choice: Choice): string[]
  /** Why a start time is not possible for a choice, in words for the guest; undefined if it is. */
  startConflict?(start: PlacedStart, choice: Choice): string | undefined
  /** Length in minutes, including extra time. */
  minutes(start: PlacedStart, choice: Choice): number
  /** How many of its minutes need daylight, if an add-on that needs none follows. Default: all. */
  daylightMinutes?(choice: Choice): number
  /** `channel` matters if the price depends on it. Default: the site's price. */
  quote(choice: Choice, start: PlacedStart, channel?: Channel): Quote
  needs(start: PlacedStart, from: Temporal.Instant, choice: Choice): Need[]
  summary(choice: Choice): Summary
  /** Forbidden combinations in a choice, by field. */
  problems(choice: Choice): Problems
  /** The schema of a choice not described by fields; used by parseChoice. */
  choice?(): z.ZodType<Choice>
  /** The choice in a draft or a query for free times, still unparsed. */
  choiceOfDraft(draft: DraftChoice): unknown
  choiceOfQuery(query: ChoiceQuery): unknown
  queryOf(choice: Choice): ChoiceQuery
  /** Choice and notes in the draft's shape from the specification. */
  draftOf(
    choice: Choice,
    start: PlacedStart & Pick<BookingBasics, 'notes'>,
  ): DraftChoice & { duration: string }
}

type Derived = 'fields' | 'problems' | 'choiceOfQuery' | 'queryOf'
export type Declared<Choice, Id extends string> = Omit<Activity<Choice, Id>, Derived> &
  Partial<Pick<Activity<Choice, Id>, 'problems' | 'choiceOfQuery'>>

/** Builds an activity from its own facts and what its fields imply. */
export function defineActivity<const Id extends string, All extends Fields>(
  fields: All,
  facts: Declared<ChoiceOf<All>, Id>,
): Activity<ChoiceOf<All>, Id, All> {
  return {
    choiceOfQuery: (query) => choiceOfQuery(fields, query),
    queryOf: (choice) => queryOfChoice(fields, choice),
    ...facts,
    fields,
    problems: (choice) => facts.problems?.(choice) ?? {},
  }
}

type SoldFacts = Pick<
  ActivityFacts<string>,
  'title' | 'places' | 'daysAhead' | 'freeCancelHours' | 'noticeMinutes'
>

/** The house's facts of an activity, in the activity's shape. */
export const soldFacts = ({ title, places, daysAhead, freeCancelHours, noticeMinutes }: SoldFacts) => ({
  title,
  places,
  ...(daysAhead === undefined ? {} : { daysAhead }),
  ...(freeCancelHours === undefined ? {} : { freeCancelHours }),
  ...(noticeMinutes === undefined ? {} : { noticeMinutes }),
})

type Worded = Pick<House['activities'][string], 'title' | 'subtitle' | 'description' | 'card'>
type Figures = { durations: Readonly<Record<string, { short: string }>>; most: number }

/** The texts of a card; without the house's own words, made from its figures. */
export function cardWords(
  { title, subtitle = '', description = '', card }: Worded,
  { durations, most }: Figures,
): Pick<Card, 'title' | 'subtitle' | 'description' | 'duration' | 'groupSize'> {
  const labels = Object.values(durations).map(({ short }) => short)
  return {
    title: card?.title || title,
    subtitle,
    description,
    duration: card?.length || [...new Set([labels[0], labels.at(-1)])].join(' - '),
    groupSize: card?.people || `up to ${most}`,
  }
}

/** The number that bookings of a session share: negative, and unique for an activity's code (1 to 99) and start minute. */
export const sessionShare = (code: number, from: Temporal.Instant): number =>
  -(Math.floor(from.epochMilliseconds / 60_000) * 100 + code)

/** Marks a demo price that is not in the price list as a sample, next to the lowest list price (R-P11). */
export const sampleFigure = (cents: number, list: From): From => ({
  cents,
  for: `sample figure, price list from ${priceText(list.cents)} ${list.for}`,
})
