import { privateRide } from '#domain/activities/efoil-ride.ts'
import { jetskiRental } from '#domain/activities/jetski.ts'
import { wakeSurf } from '#domain/activities/wake-surf.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import { theHouse } from '#domain/house/the-house.ts'
import type { LocationId } from '#domain/locations.ts'
import { discounted } from '#domain/offers/discounts.ts'
import type { Sample } from './seed-samples.ts'

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
