import { createHash } from 'node:crypto'
import type { RideChoice, RideDuration } from '#domain/activities/efoil-ride.ts'
import { privateRide, rideTimes, testDrive } from '#domain/activities/efoil-ride.ts'
import { addDays, instantOf, wallTime } from '#domain/calendar.ts'
import { units } from '#domain/fleet/units.ts'
import type { Location } from '#domain/locations.ts'
import { locations } from '#domain/locations.ts'
import { euroText } from '#domain/money.ts'
import { customerOf, requests } from './people.ts'

const daysBack = 60
const daysAhead = 2
/** How busy a place is, one booking in so many tries a day; the first place is the demo's stage. */
const perDay: Record<string, number> = { tallinn: 9, puhajarve: 3, 'koh-phangan': 4, malaga: 4, dubai: 3 }

type Span = { unitId: number; from: number; to: number }
type Draft = { place: Location; date: string; nth: number; now: Temporal.Instant; taken: Span[] }

/** Sample bookings from 60 days ago to two days ahead, the same for the same day; none overlaps another. */
export function demoBookings(now: Temporal.Instant) {
  const made = locations.flatMap((place) => {
    const today = wallTime(now, place.zone).date
    const taken: Span[] = []
    return Array.from({ length: daysBack + daysAhead + 1 }, (_, at) => addDays(today, at - daysBack)).flatMap(
      (date) =>
        Array.from({ length: perDay[place.id] ?? 2 }, (_, nth) =>
          demoBooking({ place, date, nth, now, taken }),
        ).filter((row) => row !== undefined),
    )
  })
  return {
    bookings: made.map((row) => row.booking),
    allocations: made.flatMap((row) => row.allocations),
    payments: made.flatMap((row) => row.payments),
  }
}

/** A number from 0 up to `below`, always the same for the same words. */
const pick = (below: number, ...words: (string | number)[]): number =>
  createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) % below

function demoBooking({ place, date, nth, now, taken }: Draft) {
  const seed = `${place.id} ${date} ${nth}`
  const activity = pick(3, seed, 'kind') === 0 ? testDrive : privateRide
  const time = rideTimes[pick(rideTimes.length - 1, seed, 'time')]!
  const durations: RideDuration[] = ['30min', '1h', '1h', '1h', '2h', '2h', '4h']
  const choice: RideChoice = {
    foils: 1 + pick(3, seed, 'foils'),
    duration: durations[pick(durations.length, seed, 'duration')]!,
  }
  const from = instantOf(date, time, place.zone)
  const minutes = activity.minutes(time, choice)
  const to = from.add({ minutes })
  const status = statusAt(seed, from, to, now)
  const spans = freeUnits(place, from, to, taken).slice(0, choice.foils)
  if (spans.length < choice.foils) return undefined
  if (status !== 'cancelled') taken.push(...spans)
  const person = customerOf((below, what) => pick(below, seed, what))
  const id = uuidOf(seed)
  const quote = activity.quote(choice, { date, time })
  const onSite = activity === testDrive
  const createdAt = earlier(from, now, 1 + pick(72, seed, 'made'))
  const booking = {
    id,
    reference: `ML-${letters(seed)}`,
    activity: activity.id,
    sector: activity.sector,
    equipmentType: 'efoil',
    ...person,
    location: place.id,
    date,
    time,
    from: from.toString(),
    to: to.toString(),
    minutes,
    people: choice.foils,
    price: euroText(quote.totalCents),
    cents: quote.totalCents,
    lines: quote.lines,
    choice,
    status,
    notes: requests[pick(requests.length * 4, seed, 'notes')] ?? null,
    method: onSite ? 'on_site' : 'test',
    username: person.username ?? null,
    made: createdAt.toString(),
  }
  return {
    booking,
    allocations: allocationsOf(id, spans, status !== 'cancelled'),
    payments: paymentsOf(booking, { from, createdAt, onSite }),
  }
}

function statusAt(seed: string, from: Temporal.Instant, to: Temporal.Instant, now: Temporal.Instant) {
  if (pick(14, seed, 'cancelled') === 0) return 'cancelled'
  if (Temporal.Instant.compare(to, now) <= 0) return 'completed'
  if (Temporal.Instant.compare(from, now) <= 0) return 'in_progress'
  return pick(4, seed, 'pending') === 0 ? 'pending' : 'confirmed'
}

function freeUnits(place: Location, from: Temporal.Instant, to: Temporal.Instant, taken: Span[]): Span[] {
  const span = { from: from.epochMilliseconds, to: to.epochMilliseconds }
  return units
    .filter((unit) => unit.pool === `efoil:${place.id}`)
    .filter(
      (unit) =>
        !taken.some((other) => other.unitId === unit.id && other.from < span.to && other.to > span.from),
    )
    .map((unit) => ({ unitId: unit.id, ...span }))
}

const allocationsOf = (bookingId: string, spans: Span[], live: boolean) =>
  spans.map(({ unitId, from, to }) => ({
    bookingId,
    unitId,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    live,
  }))

type Money = { from: Temporal.Instant; createdAt: Temporal.Instant; onSite: boolean }

/** Rides are paid when booked, test drives at the dock; a cancelled one got its money back. */
function paymentsOf(row: { id: string; cents: number; status: string }, { from, createdAt, onSite }: Money) {
  if (row.status === 'pending' || (onSite && row.status !== 'completed')) return []
  const at = (onSite ? from : createdAt).toString()
  const charge = {
    bookingId: row.id,
    kind: onSite ? 'on_site' : 'charge',
    method: onSite ? 'card_terminal' : 'test',
    cents: row.cents,
    providerId: `demo_${row.id}`,
    at,
  }
  return row.status === 'cancelled' ? [charge, { ...charge, kind: 'refund' }] : [charge]
}

/** So many hours before the start, but never after now. */
function earlier(from: Temporal.Instant, now: Temporal.Instant, hours: number): Temporal.Instant {
  const made = from.subtract({ hours })
  return Temporal.Instant.compare(made, now) < 0 ? made : now.subtract({ minutes: hours })
}

function uuidOf(seed: string): string {
  const hex = createHash('sha256').update(`booking ${seed}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const letters = (seed: string): string =>
  Array.from({ length: 5 }, (_, at) => alphabet[pick(alphabet.length, seed, 'reference', at)]).join('')
