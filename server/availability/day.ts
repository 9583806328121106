import type { Slot } from '#contract/views.ts'
import type { Activity, Channel } from '#domain/activities/activity.ts'
import { type Busy, fitOf } from '#domain/booking/fit.ts'
import { isOfferedAt, startConflict } from '#domain/booking/plan.ts'
import { dateText, instantOf, isShortDay, isSkipped, skippedText, wallTime } from '#domain/calendar.ts'
import { isGolden } from '#domain/house/dusk.ts'
import type { House } from '#domain/house/house.ts'
import { isDark } from '#domain/house/opening.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'
import { type Cache, newCache } from '../cache.ts'
import type { Queries } from '../db/open.ts'
import { type BusyReader, busyReader } from './busy.ts'

/**
 * The search: an activity with a choice at a place on a day; `hold`: a booking whose units count as free while unpaid;
 * `channel`: set when staff book, for whom fewer rules apply.
 */
export type SlotQuery = {
  activity: Activity
  choice: unknown
  location: LocationId
  date: string
  hold?: string
  channel?: Channel
}

/** Reads free times, cached for a second: changes by this process invalidate them, those by another show after that second. */
export type Availability = BusyReader & {
  /** Every start of the day, and in `data` the bookable ones; cached. */
  day(query: SlotQuery, now: Temporal.Instant): Promise<Readonly<DayReply>>
  /** Caches other results. Compute them from `busy`, never from another cached result, which would add a second of delay. */
  cached: Cache['read']
  invalidate(): void
}
type DayReply = { data: string[]; slots: Slot[] }

export function cachedAvailability(db: Queries): Availability {
  const answers = newCache({ ms: 1_000, most: 2_000 })

  const reader = busyReader(db, db.house)

  return {
    ...reader,
    day: (query, now) => {
      const { activity, location, date, choice, hold, channel } = query
      // For a stored booking the activity may be as it was sold, perhaps with other places than today's.
      const key = JSON.stringify(['day', activity.id, activity.places, location, date, choice, hold, channel])
      return answers.read(key, now, async () => {
        return dayOf(query, hold ? busyReader(db, db.house, { booking: hold, ifHeld: true }) : reader, now)
      })
    },
    cached: answers.read,
    invalidate: answers.clear,
  }
}

/** Every start of a day; not cached. */
export async function dayOf(query: SlotQuery, reader: BusyReader, now: Temporal.Instant): Promise<DayReply> {
  const slots = slotsOf(query, { house: reader.house(), busyOf: await busyOfNeeds(query, reader, now) }, now)
  return { data: slots.filter((slot) => slot.open).map((slot) => slot.time), slots: slots.map(withWords) }
}

const withWords = (slot: Slot): Slot =>
  slot.open || slot.words ? slot : { ...slot, words: plainWords(slot), plain: true }

function plainWords({ time, reason, lacks, free }: Slot): string {
  if (reason === 'past') return `${time} has passed.`
  if (lacks) return `${lacks.join(', ')}: not free then.`
  if (free > 0) return `Only ${free} free at ${time}.`
  return reason === 'in_service' ? `${time} cannot be booked: maintenance.` : `${time} is fully booked.`
}

async function busyOfNeeds(
  { activity, choice, location, date }: SlotQuery,
  { house, busy }: BusyReader,
  now: Temporal.Instant,
): Promise<Map<string, readonly Busy[]>> {
  const time = startsOf({ activity, choice, location, date })[0]
  if (time === undefined) return new Map()
  const pools = activity
    .needs({ location, date, time }, instantOf(date, time, locationOf(house(), location).zone), choice)
    .map((need) => need.pool)
  const found = await Promise.all(pools.map((pool) => busy(pool, location, date, date, now)))
  return new Map(pools.map((pool, index) => [pool, found[index]!]))
}

/** Starts of a day; none at a place that does not sell the activity. */
const startsOf = ({ activity, choice, location, date }: SlotQuery): string[] =>
  isOfferedAt(activity, location) ? activity.startTimes(location, date, choice) : []

/** Every start of the day with what is free and why it may not be bookable (R-H24). */
export function slotsOf(
  query: SlotQuery,
  { house, busyOf }: { house: House; busyOf: Map<string, readonly Busy[]> },
  now: Temporal.Instant,
): Slot[] {
  const { activity, choice, location, date, channel } = query
  const { zone } = locationOf(house, location)
  const here = wallTime(now, zone)
  const isShort = isShortDay(date, zone)
  return startsOf(query).map((time): Slot => {
    if (date < here.date || (date === here.date && time <= here.time))
      return { time, free: 0, open: false, reason: 'past' }
    if (isShort && isSkipped(date, time, zone))
      return { time, free: 0, open: false, reason: 'closed', words: skippedText(date, time) }
    const conflict = startConflict(house, activity, { location, date, time, choice }, { now, channel })
    if (conflict) return { time, free: 0, open: false, ...conflict }
    const needs = activity.needs({ location, date, time }, instantOf(date, time, zone), choice)
    const { free, fits, byService, byAddOn, lacks, absent, closedUntil } = fitOf(house, needs, busyOf)
    if (fits) {
      const minutes = activity.daylightMinutes?.(choice) ?? activity.minutes({ location, date, time }, choice)
      return {
        time,
        free,
        open: true,
        ...(isDark(house, location, { date, time, minutes }) ? { dark: true } : {}),
        ...(isGolden(locationOf(house, location), { date, time, minutes }) ? { golden: true } : {}),
      }
    }
    if (closedUntil !== undefined)
      return { time, free: 0, open: false, reason: 'closed', words: closedWords(closedUntil, zone, date) }
    const absence = absent.length > 0 ? `${absent.join(', ')}: not at this place then.` : undefined
    if (byAddOn) {
      const words = `${absence ?? `${lacks.join(', ')}: not free then.`} The start is free without it.`
      return { time, free, open: false, reason: 'busy', words, lacks }
    }
    const reason = byService ? 'in_service' : 'full'
    return {
      time,
      free,
      open: false,
      reason,
      ...(absence && { words: absence }),
      ...(lacks.length > 0 ? { lacks } : {}),
    }
  })
}

/** 'Closed until Friday 26 June, 10:00.'; with the year if it differs from `date`, without the time at midnight. */
function closedWords(until: number, zone: string, date: string): string {
  const there = wallTime(Temporal.Instant.fromEpochMilliseconds(until), zone)
  const day = dateText(there.date, there.date.slice(0, 4) === date.slice(0, 4) ? 'long' : 'year')
  return `Closed until ${there.time === '00:00' ? day : `${day}, ${there.time}`}.`
}
