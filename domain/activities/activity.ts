import type { Contact } from '../contact.ts'
import type { LocationId } from '../locations.ts'
import type { Sector } from '../roles.ts'

/** One line of a price; `cents` undefined is a note (never part of the total). `tone` gift marks what is free. */
export type QuoteLine = { label: string; cents?: number; note?: string; tone?: 'gift' | 'muted' }
export type Quote = { lines: QuoteLine[]; totalCents: number }

/** Which units for how long: any `count` of a pool, or the named ones. Instants as ISO text. */
export type Need = { pool: string; count: number; from: Temporal.Instant; to: Temporal.Instant }

/** What every booking says, whatever the activity. Date and time are the location's wall time. */
export type BookingBasics = {
  location: LocationId
  date: string
  time: string
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

/** Something that can be sold. `Choice` is what the customer chose beyond place, time and contact. */
// Methods, not function fields: so that every Activity<…> also fits the catalogue's Activity<unknown>.
export type Activity<Choice = unknown> = {
  id: string
  sector: Sector
  title: string
  /** Start times of a day, wall time; empty: not offered on that day. */
  startTimes(date: string, choice: Choice): string[]
  /** Length of the booking in minutes, gift included. */
  minutes(time: string, choice: Choice): number
  quote(choice: Choice): Quote
  needs(place: LocationId, from: Temporal.Instant, choice: Choice, time: string): Need[]
  summary(choice: Choice): Summary
  /** Reads a stored or sent choice; throws a ZodError when it breaks its rule. */
  parse(choice: unknown): Choice
}
