import type { Activity } from '#domain/activities/activity.ts'
import { privateRide, testDrive } from '#domain/activities/efoil-ride.ts'
import { groupSession } from '#domain/activities/group-session.ts'
import { jetskiRental, jetskiRequest } from '#domain/activities/jetski.ts'
import { wakeSurf } from '#domain/activities/wake-surf.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import { jetskisOf, seatsOf } from '#domain/fleet/jetskis.ts'
import { theHouse } from '#domain/house/the-house.ts'
import type { LocationId } from '#domain/locations.ts'
import { discounted } from '#domain/offers/discounts.ts'

// What the demo's customers book: the same for the same day, so that a demo looks alike on every machine.

const { starts: rideStarts } = theHouse.activities['efoil-private']
const { starts: rentalStarts } = theHouse.activities['jetski-rental']
const { starts: wakeStarts, durations: wakes } = theHouse.activities['wake-surf']

const jetskis = jetskisOf(theHouse)

export type Sample = { activity: Activity; time: string; choice: unknown }
/** A pseudo-random number from 0 up to `below`, always the same for the same word. */
export type Pick = (below: number, what: string) => number

const oneOf = <Thing>(things: readonly Thing[], index: number): Thing => things[index]!

export function rideSample(pick: Pick): Sample {
  const durations = ['30min', '1h', '1h', '1h', '2h', '2h', '4h']
  const choice = {
    foils: 1 + pick(3, 'foils'),
    duration: oneOf(durations, pick(durations.length, 'duration')),
  }
  const activity = (pick(3, 'kind') === 0 ? testDrive : privateRide)(theHouse)
  return { activity, time: oneOf(rideStarts, pick(rideStarts.length - 1, 'time')), choice }
}

export function jetskiSample(pick: Pick): Sample {
  const durations = ['30min', '1h', '1h', '2h']
  const first = pick(jetskis.length, 'jetski')
  const chosen = [
    oneOf(jetskis, first),
    ...(pick(4, 'two') === 0 ? [oneOf(jetskis, (first + 1) % jetskis.length)] : []),
  ]
  const ids = chosen.map(({ id }) => id)
  const duration = oneOf(durations, pick(durations.length, 'duration'))
  const choice = {
    jetskis: ids,
    duration: ids.includes('rxp-x-rs') && duration === '2h' ? '1h' : duration,
    people: 1 + pick(seatsOf(theHouse, ids), 'people'),
    isFirstTime: pick(3, 'first') === 0,
  }
  const activity =
    ids.includes('gti-130') || pick(5, 'request') === 0 ? jetskiRequest(theHouse) : jetskiRental(theHouse)
  return { activity, time: oneOf(rentalStarts, 2 + pick(rentalStarts.length - 4, 'time')), choice }
}

export function wakeSample(pick: Pick): Sample {
  const duration = oneOf(Object.keys(wakes), pick(Object.keys(wakes).length, 'duration'))
  const choice = {
    duration,
    people: 1 + pick(wakes[duration]!.people, 'people'),
    sauna: pick(3, 'sauna') === 0,
  }
  return {
    activity: wakeSurf(theHouse),
    time: oneOf(wakeStarts, 2 + pick(wakeStarts.length - 6, 'time')),
    choice,
  }
}

/** A place in a session; undefined on days without any. */
export function groupSample(date: string, pick: Pick): Sample | undefined {
  const choice = { people: 1 + pick(4, 'people') }
  const activity = groupSession(theHouse)
  const times = activity.startTimes('tallinn', date, choice)
  if (times.length === 0) return undefined
  return { activity, time: oneOf(times, pick(times.length, 'session')), choice }
}

// Rides of the demo's platinum member: 13 of her 20 hours, and one still to come.

const ride = (time: string, foils: number, duration: string): Sample => ({
  activity: privateRide(theHouse),
  time,
  choice: { foils, duration },
})
const ownWave: Sample = {
  activity: wakeSurf(theHouse),
  time: '17:00',
  choice: { duration: '1h', people: 4, sauna: false },
}
const trixx: Sample = {
  activity: jetskiRental(theHouse),
  time: '14:00',
  choice: { jetskis: ['trixx-23-blue'], duration: '2h', people: 2, isFirstTime: true },
}

/** `day` is relative to today. */
const rides: readonly { day: number; place: LocationId; sample: Sample }[] = [
  { day: -52, place: 'koh-phangan', sample: ride('09:00', 1, '4h') },
  { day: -50, place: 'koh-phangan', sample: ride('10:00', 1, '4h') },
  { day: -41, place: 'tallinn', sample: ride('12:00', 1, '2h') },
  { day: -30, place: 'tallinn', sample: trixx },
  { day: -18, place: 'tallinn', sample: ownWave },
  { day: -7, place: 'tallinn', sample: ride('18:00', 2, '1h') },
  { day: 2, place: 'tallinn', sample: ride('18:00', 3, '1h') },
]

export const memberRides = (place: LocationId, day: number): Sample[] =>
  rides.filter((one) => one.place === place && one.day === day).map(({ sample }) => sample)

/** Her price: platinum is the best of her discounts, whatever came before. */
export const memberPricing: Pricing = (quote, priced) =>
  discounted(theHouse, quote, priced, { memberships: ['platinum'], hadJetski: true, hadWake: true })

/** She joined last March. Paid are the fee and each month from the second on. */
export function memberSince(today: string): { begins: string; months: number } {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const begun = month < 3 ? year - 1 : year
  return { begins: `${begun}-03-01`, months: (year - begun) * 12 + month - 3 }
}
