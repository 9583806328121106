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

/** Date and start time of a booking, wall time of its place. */
export type Start = { date: string; time: string }
export type PlacedStart = Start & { location: LocationId }

/**
 * Which units for how long: `count` of a pool. `share` is the number of a session: bookings of one session may share a
 * unit at the same time, all other bookings may not have it (`sessionShare`). `per` makes the count depend on another
 * pool: enough units for the highest place taken there, `people` to a unit.
 */
export type Need = {
  pool: string
  /** Its name in a refusal that the customer reads. */
  name: string
  count: number
  from: Temporal.Instant
  to: Temporal.Instant
  share?: number
  per?: { pool: string; people: number }
  /** Optional: the rest can be booked without it. */
  addOn?: true
}

/** The fields that every booking has, whatever the activity. Date and time are the location's wall time. */
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

/** The choice as stored in the draft under `pendingBooking`: the fields an activity may read. */
type DraftChoice = {
  service?: string
  quantity?: number
  duration?: string
  jetskis?: string[]
  details?: { wakeSurfDuration?: number; includeOODSauna?: boolean }
  customerInfo?: { peopleCount?: number; isFirstTime?: boolean; notes?: string; specialRequests?: string }
  choice?: Record<string, unknown>
}

/** How a booking came: from the site, or entered by staff for a phone call or a walk-in. */
const channels = ['site', 'phone', 'walk_in'] as const
export type Channel = (typeof channels)[number]

/** A lowest price and what it is for. */
export type From = { cents: number; for: string }

/** Its card on the landing page and the hub. Prices are cents. */
export type Card = {
  id?: string
  title: string
  subtitle: string
  description: string
  duration: string
  groupSize: string
  /** The lowest price of its list. */
  from: From
  /** The spec's price where the price list has another one: shown in the demo alone (R-P11). */
  sample?: From
  /** The queries whose next free start the card names. Default: the first choice. */
  queries?: readonly Omit<ChoiceQuery, 'sauna'>[]
  /** Whether the card shows how many are left. */
  counted?: true
}

/** An offer in the page's structured data, in cents. */
export type Offer = { name: string; cents: number; currency?: 'EUR' | 'USD' }

/** Facts of an activity that do not depend on the choice. */
export type ActivityFacts<Id extends string> = {
  id: Id
  sector: Sector
  title: string
  /** Its name for staff. */
  staffTitle: string
  /** Its page. */
  path: string
  /** Used wherever a page has no other picture. */
  picture: Picture
  /** The picture at the head of its mails, where that is another one. */
  mailPicture?: string
  noun: Noun
  /** What a hold keeps, where it is one thing for any number of people: 'wake surf session'. */
  heldAs?: string
  /** What is free at another start, where a count would say nothing. */
  freeText?: string
  /** Missing where another activity's card covers it. */
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
  /** Least minutes between booking and start. Default: none. */
  noticeMinutes?: number
  /** The starts that staff may reschedule to. Default: those of the day, by the half hour. */
  moveTimes?: readonly string[]
  /** Hours before the start until which a cancel gives everything back. Default: the house's rule (R-M6). */
  freeCancelHours?: number
  /** Whether its minutes count as riding hours (R-M8). */
  countsRidingHours: boolean
  /** The units that it adds to the fleet. */
  units: readonly Unit[]
}

/** Something that can be sold. `Choice` is what the customer chose beyond place, time and contact. */
// Methods, not function fields: so that every Activity<…> also fits the catalogue's Activity<unknown>.
export type Activity<
  Choice = unknown,
  Id extends string = string,
  All extends Fields = Fields,
> = ActivityFacts<Id> & {
  /** What the customer chooses, field by field. */
  fields: All
  /** Start times of a day at a place, wall time; empty: not offered on that day. */
  startTimes(place: LocationId, date: string, choice: Choice): string[]
  /** Why a choice cannot have one of the start times, as the guest reads it; undefined when it can. */
  startBar?(start: PlacedStart, choice: Choice): string | undefined
  /** Length of the booking in minutes, gift included. */
  minutes(start: PlacedStart, choice: Choice): number
  /** Its minutes by daylight, where an add-on without need of it follows. Default: all. */
  daylightMinutes?(choice: Choice): number
  /** `channel` where the price depends on it. Default: the site's price. */
  quote(choice: Choice, start: PlacedStart, channel?: Channel): Quote
  needs(start: PlacedStart, from: Temporal.Instant, choice: Choice): Need[]
  summary(choice: Choice): Summary
  /** Combinations in a choice that are not allowed, by field. */
  problems(choice: Choice): Problems
  /** The schema of a choice that no fields describe; read by parseChoice. */
  choice?(): z.ZodType<Choice>
  /** The choice in a draft or in a query for free times, still to be parsed. */
  choiceOfDraft(draft: DraftChoice): unknown
  choiceOfQuery(query: ChoiceQuery): unknown
  queryOf(choice: Choice): ChoiceQuery
  /** Choice and notes as a draft has them, in the spec's shape. */
  draftOf(
    choice: Choice,
    start: PlacedStart & Pick<BookingBasics, 'notes'>,
  ): DraftChoice & { duration: string }
}

type Derived = 'fields' | 'problems' | 'choiceOfQuery' | 'queryOf'
export type Declared<Choice, Id extends string> = Omit<Activity<Choice, Id>, Derived> &
  Partial<Pick<Activity<Choice, Id>, 'problems' | 'choiceOfQuery'>>

/** Builds an activity from its own facts and from what follows from the fields of its choice. */
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

/** The house's facts of any activity, in the activity's shape. */
export const soldFacts = ({ title, places, daysAhead, freeCancelHours, noticeMinutes }: SoldFacts) => ({
  title,
  places,
  ...(daysAhead === undefined ? {} : { daysAhead }),
  ...(freeCancelHours === undefined ? {} : { freeCancelHours }),
  ...(noticeMinutes === undefined ? {} : { noticeMinutes }),
})

type Worded = Pick<House['activities'][string], 'title' | 'subtitle' | 'description' | 'card'>
type Figures = { durations: Readonly<Record<string, { short: string }>>; most: number }

/** The facts on a card in the words of the house; without such words, its figures. */
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

/** The number that bookings of one session share: below zero, one for each activity's code (1 to 99) and start minute. */
export const sessionShare = (code: number, from: Temporal.Instant): number =>
  -(Math.floor(from.epochMilliseconds / 60_000) * 100 + code)

/** A figure of the demo that the price list does not have is called a sample, with the list's lowest price beside it (R-P11). */
export const sampleFigure = (cents: number, list: From): From => ({
  cents,
  for: `sample figure, price list from ${priceText(list.cents)} ${list.for}`,
})
