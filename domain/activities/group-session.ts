import { isoWeekday } from '../calendar.ts'
import { saunaModel, saunaPool, saunas } from '../fleet/floating.ts'
import { foilModel, foilPool, foilsOf, type Unit } from '../fleet/unit.ts'
import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import { type OtherCode, priceOn } from '../house/price-on.ts'
import type { LocationId } from '../locations.ts'
import { type Channel, cardWords, defineActivity, sessionShare, soldFacts } from './activity.ts'
import { type ChoiceOf, countField, personNoun } from './fields.ts'
import { saunaPicture } from './ride-pictures.ts'

// Surf and sauna: Mondays and Tuesdays, three sessions of two hours, people join one by one.

/** The three sessions of a day. */
export const sessionIds = ['afternoon', 'evening', 'sunset'] as const
export type SessionId = (typeof sessionIds)[number]

const sessionCode = 1
const sessionDuration = '2h'
const peoplePerFoil = 2.5

type Sold = House['activities']['efoil-group']

export const sessionMinutes = ({ durations }: Pick<Sold, 'durations'>): number =>
  durations[sessionDuration].minutes ?? 120

/** A session by its id ('sunset') or start ('20:00'). */
export const findSession = (house: House, text: string): SessionId | undefined =>
  sessionIds.find(
    (id) =>
      id === text.trim().toLowerCase() || house.activities['efoil-group'].sessions[id].from === text.trim(),
  )

const fieldsOf = ({ most }: Sold) => ({
  people: countField({
    label: 'People',
    noun: personNoun,
    most,
    query: 'units',
    text: {
      whole: 'Participants must be a whole number',
      least: 'At least 1 participant',
      most: `At most ${most} participants in one booking`,
    },
  }),
})
export type GroupChoice = ChoiceOf<ReturnType<typeof fieldsOf>>

/** The place that originally had all sessions: stored bookings have numbers based on it. */
const firstPlace = 'tallinn'
const placeModel = 'Place in a session'
const placePool = (place: LocationId): string =>
  place === firstPlace ? 'group-place' : `group-place:${place}`
/**
 * The unit number of a session's first place at a location. Computed from the location's id only, because bookings store it and
 * the owner may reorder locations. Negative, so that it is no real unit's number; two ids collide once in a hundred million.
 */
function firstNumber(place: LocationId): number {
  if (place === firstPlace) return 1001
  const hash = [...place].reduce(
    (sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16_777_619),
    2_166_136_261,
  )
  return -20 * (((hash >>> 0) % 100_000_000) + 1)
}

/** Places of a session are units too, so the constraint that keeps a board for one rider also limits a session to 15 people. */
const placesAt = (place: LocationId, count: number): Unit[] =>
  Array.from({ length: count }, (_, index) => ({
    id: firstNumber(place) + index,
    code: `${placePool(place).replace(':', '-')}-${index + 1}`,
    name: `Place ${index + 1}`,
    pool: placePool(place),
    location: place,
    sector: 'efoil',
    model: placeModel,
    place: {},
  }))

/** Cents per person on a day, booked online or entered by staff as a walk-in (R-A5). Default location: the first. */
export function sessionCents(
  house: House,
  date: string,
  channel: Channel = 'site',
  location: LocationId = house.activities['efoil-group'].places[0]!,
): number {
  const sold = house.activities['efoil-group']
  const [code, usual] =
    channel === 'walk_in'
      ? ['walk-in' satisfies OtherCode, sold.walkInCents]
      : [sessionDuration, sold.durations[sessionDuration].cents]
  return priceOn(sold.seasons, code, usual, { location, date })
}

export const groupSession = perHouse((house) => {
  const sold = house.activities['efoil-group']
  const { cents, label } = sold.durations[sessionDuration]
  const minutes = sessionMinutes(sold)
  return defineActivity(fieldsOf(sold), {
    ...soldFacts(sold),
    id: 'efoil-group',
    sector: 'efoil',
    staffTitle: 'Surf and sauna',
    path: '/surf-sauna-booking',
    picture: saunaPicture,
    mailPicture: 'rain-rings',
    noun: personNoun,
    countsRidingHours: true,
    card: {
      ...cardWords(sold, sold),
      from: { cents: cents, for: 'a person, booked online' },
      counted: true,
    },
    offers: [{ name: `${label}, per person, booked online`, cents: cents }],
    onSite: true,
    units: [
      ...foilsOf(house),
      ...saunas(house),
      ...Object.keys(house.places).flatMap((place) => placesAt(place, sold.mostInSession)),
    ],
    startTimes: (_place, date) =>
      sold.weekdays.includes(isoWeekday(date)) ? sessionIds.map((id) => sold.sessions[id].from) : [],
    minutes: () => minutes,
    quote: ({ people }, start, channel) => {
      const each = sessionCents(house, start.date, channel, start.location)
      const totalCents = people * each
      const line = {
        kind: 'units',
        count: people,
        noun: personNoun,
        eachCents: each,
        cents: totalCents,
      } as const
      return { totalCents, lines: [line] }
    },
    needs: ({ location: place }, from, { people }) => {
      const during = { from, to: from.add({ minutes }) }
      const share = sessionShare(sessionCode, from)
      return [
        { pool: placePool(place), name: placeModel, count: people, ...during },
        { pool: saunaPool(place), name: saunaModel, count: 1, share, ...during },
        {
          pool: foilPool(place),
          name: foilModel,
          count: Math.ceil(people / peoplePerFoil),
          share,
          per: { pool: placePool(place), people: peoplePerFoil },
          ...during,
        },
      ]
    },
    summary: ({ people }) => ({
      service: sold.title,
      durationLabel: label,
      quantity: people,
      people,
      equipmentType: 'efoil',
    }),
    choiceOfDraft: ({ quantity, customerInfo }) => ({ people: customerInfo?.peopleCount ?? quantity ?? 1 }),
    draftOf: ({ people }) => ({ quantity: people, duration: label }),
  })
})
