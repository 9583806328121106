import { createHash } from 'node:crypto'
import { type Busy, chooseUnits } from '#domain/booking/fit.ts'
import { currentSaleTerms } from '#domain/booking/sale-terms.ts'
import { addDays, instantOf, wallTime } from '#domain/calendar.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { type Location, locationsOf } from '#domain/locations.ts'
import { euroText } from '#domain/money.ts'
import { newCode } from '../random-code.ts'
import { customerOf, type Person, piret, requests } from './seed-people.ts'
import {
  groupSample,
  jetskiSample,
  memberPricing,
  memberRides,
  type Pick,
  rideSample,
  type Sample,
  wakeSample,
} from './seed-samples.ts'

const daysBack = 60
const daysAhead = 2
/** Ride requests per day, some of which find nothing free; all other activities are at the first place only. */
const ridesPerDay: Record<string, number> = {
  tallinn: 9,
  puhajarve: 3,
  'koh-phangan': 4,
  malaga: 4,
  dubai: 3,
}
const stage = { jetski: 5, wake: 3, group: 6 }

/** `member`: a fixed guest who pays the member price and never cancels; else a random guest. */
type SampleRide = { seed: string; sample: Sample; member?: Person }
type Draft = SampleRide & { place: Location; date: string; now: Temporal.Instant; taken: BusyByPool }
type BusyByPool = Map<string, Busy[]>

/** Sample bookings from 60 days ago to two days ahead, the same for the same day; none overlaps another. */
export function demoBookings(now: Temporal.Instant) {
  const made = locationsOf(theHouse).flatMap((place) => {
    const today = wallTime(now, place.zone).date
    const taken: BusyByPool = new Map()
    return Array.from({ length: daysBack + daysAhead + 1 }, (_, index) => index - daysBack).flatMap((day) => {
      const date = addDays(today, day)
      return [...memberBookings(place, day), ...samplesOf(place, date)]
        .map((ride) => demoBooking({ ...ride, place, date, now, taken }))
        .filter((row) => row !== undefined)
    })
  })
  return {
    bookings: made.map((row) => row.booking),
    allocations: made.flatMap((row) => row.allocations),
    payments: made.flatMap((row) => row.payments),
  }
}

const memberBookings = (place: Location, day: number): SampleRide[] =>
  memberRides(place.id, day).map((sample) => ({ seed: `${place.id} member ${day}`, sample, member: piret }))

function samplesOf(place: Location, date: string): SampleRide[] {
  const several = (kind: string, count: number, make: (pick: Pick) => Sample | undefined) =>
    Array.from({ length: count }, (_, index) => `${place.id} ${date} ${kind} ${index}`).flatMap((seed) => {
      const sample = make((below, what) => pick(below, seed, what))
      return sample ? [{ seed, sample }] : []
    })
  const rides = several('ride', ridesPerDay[place.id] ?? 2, rideSample)
  if (place.id !== 'tallinn') return rides
  return [
    ...several('group', stage.group, (pick) => groupSample(date, pick)),
    ...rides,
    ...several('jetski', stage.jetski, jetskiSample),
    ...several('wake', stage.wake, wakeSample),
  ]
}

/** A pseudo-random number from 0 up to `below`, always the same for the same words. */
const pick = (below: number, ...words: (string | number)[]): number =>
  createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) % below

function demoBooking({ place, date, seed, sample, member, now, taken }: Draft) {
  const { activity, time, choice } = sample
  const from = instantOf(date, time, place.zone)
  const minutes = activity.minutes({ location: place.id, date, time }, choice)
  const to = from.add({ minutes })
  const status = statusAt(member ? undefined : seed, { from, to, now })
  const spans = spansOf({ ...sample, date }, place, from, taken)
  if (spans.length === 0) return undefined
  if (status !== 'cancelled')
    for (const span of spans) taken.set(span.pool, [...(taken.get(span.pool) ?? []), span])
  const person = member ?? customerOf((below, what) => pick(below, seed, what))
  const id = uuidOf(seed)
  const list = activity.quote(choice, { location: place.id, date, time })
  const quote = member ? memberPricing(list, { activity: activity.id, date }) : list
  const onSite = activity.onSite === true
  const summary = activity.summary(choice)
  const createdAt = earlier(from, now, 1 + pick(72, seed, 'made'))
  const booking = {
    id,
    reference: `ML-${codeOf(seed)}`,
    activity: activity.id,
    sector: activity.sector,
    equipmentType: summary.equipmentType,
    ...person,
    location: place.id,
    date,
    time,
    from: from.toString(),
    to: to.toString(),
    minutes,
    people: summary.people,
    base: euroText(list.totalCents),
    price: euroText(quote.totalCents),
    cents: quote.totalCents,
    lines: quote.lines,
    choice,
    soldUnder: currentSaleTerms(theHouse, { activity, location: place.id }),
    status,
    notes: member ? null : (requests[pick(requests.length * 4, seed, 'notes')] ?? null),
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

type Moments = { from: Temporal.Instant; to: Temporal.Instant; now: Temporal.Instant }

/** Cancelled or pending depending on the seed; without a seed neither. */
function statusAt(seed: string | undefined, { from, to, now }: Moments) {
  if (seed !== undefined && pick(14, seed, 'cancelled') === 0) return 'cancelled'
  if (Temporal.Instant.compare(to, now) <= 0) return 'completed'
  if (Temporal.Instant.compare(from, now) <= 0) return 'in_progress'
  return seed !== undefined && pick(4, seed, 'pending') === 0 ? 'pending' : 'confirmed'
}

/** The units it gets next to earlier bookings; none if there are too few. `share` 0: not shared. */
function spansOf(
  { activity, choice, date, time }: Sample & { date: string },
  place: Location,
  from: Temporal.Instant,
  taken: BusyByPool,
) {
  const chosen =
    chooseUnits(theHouse, activity.needs({ location: place.id, date, time }, from, choice), taken) ?? []
  return chosen.flatMap(({ need, unitIds }) =>
    unitIds.map((unitId) => ({
      unitId,
      pool: need.pool,
      from: need.from.epochMilliseconds,
      to: need.to.epochMilliseconds,
      share: need.share ?? 0,
      service: false,
    })),
  )
}

const allocationsOf = (bookingId: string, spans: Busy[], live: boolean) =>
  spans.map(({ unitId, from, to, share }) => ({
    bookingId,
    unitId,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    share: share === 0 ? null : share,
    live,
  }))

type Money = { from: Temporal.Instant; createdAt: Temporal.Instant; onSite: boolean }

/** Rides are paid when booked, test drives at the dock; cancelled ones were refunded. */
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

function earlier(from: Temporal.Instant, now: Temporal.Instant, hours: number): Temporal.Instant {
  const made = from.subtract({ hours })
  return Temporal.Instant.compare(made, now) < 0 ? made : now.subtract({ minutes: hours })
}

function uuidOf(seed: string): string {
  const hex = createHash('sha256').update(`booking ${seed}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const codeOf = (seed: string): string => newCode(5, (most, index) => pick(most, seed, 'reference', index))
