import type { Bring } from '../booking/bring.ts'
import type { Contact } from '../contact.ts'
import type { Unit } from '../fleet/unit.ts'
import type { LocationId } from '../locations.ts'
import type { Sector } from '../roles.ts'

/** One line of a price; `cents` undefined is a note (never part of the total). `tone` gift marks what is free. */
export type QuoteLine = { label: string; cents?: number; note?: string; tone?: 'gift' | 'muted' }
export type Quote = { lines: QuoteLine[]; totalCents: number }

/** A start as people say it: wall date and time of the place. */
export type Start = { date: string; time: string }

/**
 * Which units for how long: `count` of a pool. `share` is the number of a session: bookings of one session may have the
 * same unit at the same time, all others keep out; see `sessionShare`. `per` makes the count follow from another pool:
 * enough units for the highest of the places that were chosen there, `people` to a unit.
 */
export type Need = {
  pool: string
  count: number
  from: Temporal.Instant
  to: Temporal.Instant
  share?: number
  per?: { pool: string; people: number }
}

/** What every booking says, whatever the activity. Date and time are the location's wall time. */
export type BookingBasics = Start & {
  location: LocationId
  contact: Contact
  notes?: string
}

/** How a booking shows itself on screens, in lists and mails. */
export type Summary = {
  service: string
  durationLabel: string
  quantityLabel: string
  quantity: number
  people: number
  equipmentType: string
}

/** A choice as the draft under `pendingBooking` holds it: the fields an activity may read. */
export type DraftChoice = {
  service?: string
  quantity?: number
  duration?: string
  jetskis?: string[]
  details?: { wakeSurfDuration?: number; includeOODSauna?: boolean }
  customerInfo?: { peopleCount?: number; isFirstTime?: boolean }
  choice?: Record<string, unknown>
}

/** A choice as a question for free times holds it. */
export type AskedChoice = { units?: number; duration?: string; equipment?: string; sauna?: boolean }

/** How a booking came: from the site, or entered by staff for who called or stands at the dock. */
export const channels = ['site', 'phone', 'walk_in'] as const
export type Channel = (typeof channels)[number]

/** Something that can be sold. `Choice` is what the customer chose beyond place, time and contact. */
// Methods, not function fields: so that every Activity<…> also fits the catalogue's Activity<unknown>.
export type Activity<Choice = unknown> = {
  id: string
  sector: Sector
  title: string
  /** Where it is offered; everywhere unless told. */
  places?: readonly LocationId[]
  /** Paid on site, never through checkout (R-A13). */
  onSite?: true
  /** How many days ahead it is sold; the calendar's bound unless told. */
  daysAhead?: number
  /** Hours before the start until which a customer who cancels gets all back; the house's rule unless told (R-M6). */
  freeCancelHours?: number
  /** What its riders bring, if not the same as for every ride on the water. */
  bring?: readonly Bring[]
  /** The physical things that it brings to the fleet. */
  units: readonly Unit[]
  /** Start times of a day, wall time; empty: not offered on that day. */
  startTimes(date: string, choice: Choice): string[]
  /** Why a choice cannot have one of the start times, in words for a guest; undefined when it can. */
  startBar?(time: string, choice: Choice): string | undefined
  /** Length of the booking in minutes, gift included. */
  minutes(time: string, choice: Choice): number
  /** `channel` where the price depends on it; the site's price unless told. */
  quote(choice: Choice, start: Start, channel?: Channel): Quote
  needs(place: LocationId, from: Temporal.Instant, choice: Choice, time: string): Need[]
  summary(choice: Choice): Summary
  /** Reads a stored or sent choice; throws a ZodError when it breaks its rule. */
  parse(choice: unknown): Choice
  /** The choice in a draft or in a question, still to be parsed. */
  choiceOfDraft(draft: DraftChoice): unknown
  choiceOfQuestion(asked: AskedChoice): unknown
  /** What a draft says of a choice, in the spec's shape. */
  draftOf(choice: Choice, start: Start): DraftChoice & { duration: string }
}

/** The number that bookings of one session share: below zero, one for each activity's code (1 to 99) and start minute. */
export const sessionShare = (code: number, from: Temporal.Instant): number =>
  -(Math.floor(from.epochMilliseconds / 60_000) * 100 + code)
