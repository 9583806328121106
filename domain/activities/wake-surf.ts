import { addDays, isoWeekday, minutesOf, timeOf } from '../calendar.ts'
import {
  boatModel,
  boatPool,
  isSaunaAt,
  saunaModel,
  saunaPool,
  saunas,
  wakeBoats,
} from '../fleet/floating.ts'
import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import { type OtherCode, priceOn } from '../house/price-on.ts'
import type { LocationId } from '../locations.ts'
import {
  cardWords,
  defineActivity,
  type PlacedStart,
  type Quote,
  type Start,
  sampleFigure,
  soldFacts,
} from './activity.ts'
import {
  type ChoiceOf,
  choiceOfQuery,
  countField,
  durationField,
  findDuration,
  labelOf,
  personNoun,
  yesNoField,
} from './fields.ts'
import { wakeBoatPicture } from './ride-pictures.ts'

// Wake surf with the floating sauna after it (R-A7), with any boat and sauna of the place.

const defaultWake = '1h'

const friday = 5

type SaunaSlot = { days: 'weekday' | 'weekend'; slot: 'day' | 'evening' }

/** The price of the sauna in a slot; `date` '' for the list price. */
export function saunaCents(
  house: House,
  { days, slot }: SaunaSlot,
  { date, location }: { date: string; location: LocationId },
): number {
  const { sauna, seasons } = house.activities['wake-surf']
  return priceOn(seasons, `sauna-${days}-${slot}` satisfies OtherCode, sauna[days][slot], { date, location })
}

/** When the sauna begins (at the end of the wake session) and its price then. */
export function saunaAfter(
  house: House,
  { date, time, location }: PlacedStart,
  duration: string,
): SaunaSlot & { start: Start; cents: number } {
  const { durations, sauna } = house.activities['wake-surf']
  const end = minutesOf(time) + durations[duration]!.minutes
  const start = { date: addDays(date, Math.floor(end / 1440)), time: timeOf(end % 1440) }
  const when = {
    days: isoWeekday(start.date) >= friday ? 'weekend' : 'weekday',
    slot: start.time >= sauna.eveningFrom ? 'evening' : 'day',
  } as const
  return { start, ...when, cents: saunaCents(house, when, { date: start.date, location }) }
}

/** The shortest duration that allows this many people; undefined if none does. */
export const wakeFor = (house: House, people: number): string | undefined =>
  Object.entries(house.activities['wake-surf'].durations).find(([, option]) => option.people >= people)?.[0]

/** Why this many people cannot have a duration, with one that fits; undefined if they can. */
export function wakePeopleConflict(house: House, people: number, duration: string): string | undefined {
  const { durations } = house.activities['wake-surf']
  const { label, people: room } = durations[duration]!
  if (people <= room) return undefined
  const fits = wakeFor(house, people)
  const most = `${label} are for 1 to ${room} people.`.replace('1 hour are', '1 hour is')
  const maxOfAll = Math.max(...Object.values(durations).map((option) => option.people))
  return fits
    ? `${most} ${people} people need ${durations[fits]!.label}.`
    : `${most} At most ${maxOfAll} people surf in one session; please book two.`
}

const fieldsOf = (house: House) => {
  const { durations, most } = house.activities['wake-surf']
  return {
    duration: durationField(durations, durations[defaultWake] ? defaultWake : Object.keys(durations)[0]!),
    people: countField({
      label: 'People',
      noun: personNoun,
      most,
      query: 'units',
      text: { whole: 'Number of people must be a whole number' },
    }),
    sauna: yesNoField({
      label: 'Floating sauna afterwards',
      query: 'sauna',
      at: (place, date) => isSaunaAt(house, place, date),
    }),
  }
}
export type WakeChoice = ChoiceOf<ReturnType<typeof fieldsOf>>

/** Boat and, if chosen, sauna, whose price depends on when it begins. Without a place: prices of the first. */
export function quoteWake(
  house: House,
  { duration, sauna }: Pick<WakeChoice, 'duration' | 'sauna'>,
  start: Start & Partial<PlacedStart>,
): Quote {
  const sold = house.activities['wake-surf']
  const { minutes } = sold.durations[duration]!
  const { location = sold.places[0]!, date } = start
  const cents = priceOn(sold.seasons, duration, sold.durations[duration]!.cents, { location, date })
  const base = { kind: 'boat', name: sold.title, minutes, cents } as const
  if (!sauna) return { lines: [base], totalCents: cents }
  const after = saunaAfter(house, { ...start, location }, duration)
  return {
    lines: [base, { kind: 'sauna', minutes: sold.sauna.minutes, slot: after.slot, cents: after.cents }],
    totalCents: cents + after.cents,
  }
}

export const wakeSurf = perHouse((house) => {
  const sold = house.activities['wake-surf']
  const {
    durations: wakes,
    starts,
    sauna: { minutes: saunaMinutes },
  } = sold
  const [shortest, { cents, label }] = Object.entries(wakes)[0]!
  const from = { cents, for: `for ${label}` }
  const fields = fieldsOf(house)
  /** The code for a stored label, code or number of minutes; undefined if unknown. */
  const findWake = (text: string | number) => findDuration(fields.duration, text)
  return defineActivity(fields, {
    ...soldFacts(sold),
    id: 'wake-surf',
    sector: 'wakesurf',
    staffTitle: 'Wake surf',
    path: '/booking/wake-surf',
    picture: wakeBoatPicture,
    mailPicture: 'wave',
    noun: personNoun,
    heldAs: 'wake surf session',
    freeText: 'the boat is free',
    countsRidingHours: false,
    card: {
      ...cardWords(sold, sold),
      from,
      sample: sampleFigure(6_500, from),
      queries: [{ duration: shortest }],
    },
    offers: Object.values(wakes).map(({ label, people, cents }) => ({
      name: `${label}, up to ${people} people`,
      cents,
    })),
    units: [...wakeBoats(house), ...saunas(house)],
    startTimes: () => [...starts],
    minutes: (_start, { duration, sauna }) => wakes[duration]!.minutes + (sauna ? saunaMinutes : 0),
    daylightMinutes: ({ duration }) => wakes[duration]!.minutes,
    quote: (choice, start) => quoteWake(house, choice, start),
    needs: ({ location: place }, from, { duration, sauna }) => {
      const end = from.add({ minutes: wakes[duration]!.minutes })
      const boat = { pool: boatPool(place), name: boatModel, count: 1, from, to: end }
      if (!sauna) return [boat]
      const after = { from: end, to: end.add({ minutes: saunaMinutes }) }
      return [boat, { pool: saunaPool(place), name: saunaModel, count: 1, ...after, addOn: true }]
    },
    summary: ({ duration, people, sauna }) => ({
      service: `Wake Surf - ${labelOf(wakes, duration)}${sauna ? ' + Floating Sauna' : ''}`,
      durationLabel: labelOf(wakes, duration),
      quantity: people,
      people,
      equipmentType: sauna ? 'wake boat, floating sauna' : 'wake boat',
    }),
    problems: ({ people, duration }) => {
      const conflict = wakePeopleConflict(house, people, duration)
      return conflict ? { people: conflict } : {}
    },
    choiceOfDraft: ({ quantity, duration = '', details, customerInfo }) => {
      const said = details?.wakeSurfDuration ?? duration
      return {
        duration: findWake(said) ?? said,
        people: customerInfo?.peopleCount ?? quantity ?? 1,
        sauna: details?.includeOODSauna ?? false,
      }
    },
    // A query without a duration gets the shortest for that many people.
    choiceOfQuery: (query) => ({
      ...choiceOfQuery(fields, query),
      ...(query.duration === undefined
        ? { duration: wakeFor(house, query.units ?? 1) ?? Object.keys(wakes).at(-1) }
        : {}),
    }),
    draftOf: ({ duration, people, sauna }, start) => {
      const after = sauna ? saunaAfter(house, start, duration) : undefined
      return {
        quantity: people,
        duration: wakes[duration]!.label,
        details: {
          wakeSurfDuration: wakes[duration]!.minutes,
          includeOODSauna: sauna,
          ...(after ? { saunaTimeSlot: after.slot, saunaPrice: after.cents / 100 } : {}),
        },
        customerInfo: { peopleCount: people, specialRequests: start.notes },
      }
    },
  })
})
