import { usualRequestDays } from '../calendar.ts'
import {
  firstJetski,
  type JetskiId,
  jetskiIdsOf,
  jetskiNames,
  jetskiOf,
  jetskiPool,
  jetskisOf,
  jetskiUnits,
  peopleHint,
  seatsOf,
} from '../fleet/jetskis.ts'
import { isUnitAt } from '../fleet/unit.ts'
import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import {
  cardWords,
  type Declared,
  defineActivity,
  type PlacedStart,
  sampleFigure,
  soldFacts,
} from './activity.ts'
import {
  type ChoiceOf,
  countField,
  durationField,
  findDuration,
  labelOf,
  namedField,
  type Problems,
  personNoun,
  yesNoField,
} from './fields.ts'
import { fullDayConflict, fullDayMinutes } from './full-day.ts'
import { durationConflict, listOf, onRequestOf, quoteJetskis, shownOf } from './jetski-prices.ts'
import { jetski } from './ride-pictures.ts'

// Jetskis, each chosen by name. They are rented through checkout, or requested and paid on site; the GTI, which has no price,
// can only be requested (R-P5, R-A10, R-A9).

export const defaultJetskiDuration = '1h'
/** How many days ahead a request may be: as set by the owner, at most 60. */
export const requestDays = (house: House): number =>
  Math.min(house.activities['jetski-request'].daysAhead ?? usualRequestDays, 60)

const fieldsOf = (house: House, { durations, most } = listOf(house)) => ({
  jetskis: namedField<JetskiId>({
    label: 'Jetskis',
    options: jetskisOf(house).map(({ id, name, adminName }) => ({ id, name, staffName: adminName })),
    at: (place, date) =>
      jetskisOf(house).flatMap(({ id }) => (isUnitAt(house.units[id]!, place, date) ? id : [])),
    first: firstJetski(house) ?? '',
    most,
    text: {
      unknown: 'This is not one of our jetskis',
      least: 'Please choose a jetski',
      most: `At most ${most} jetskis`,
      twice: 'The same jetski cannot be booked twice',
    },
  }),
  duration: durationField(
    durations,
    durations[defaultJetskiDuration] ? defaultJetskiDuration : Object.keys(durations)[0]!,
  ),
  people: countField({
    label: 'People',
    noun: personNoun,
    most: jetskisOf(house).reduce((sum, { seats }) => sum + seats, 0),
    text: {
      whole: 'Number of people must be a whole number',
      least: 'Please enter number of participants',
    },
    byStaff: false,
  }),
  isFirstTime: yesNoField({ label: 'First time on a jetski', byStaff: false }),
})
export type JetskiChoice = ChoiceOf<ReturnType<typeof fieldsOf>>

/** The code for a stored label or code ('1 hour', '1h'); undefined if unknown. */
export const findJetskiDuration = (house: House, text: string): string | undefined =>
  findDuration(jetskiRental(house).fields.duration, text)

/** Minutes on the water; a full day lasts until closing. */
export const jetskiMinutes = (
  house: House,
  start: PlacedStart,
  { duration }: Pick<JetskiChoice, 'duration'>,
): number => listOf(house).durations[duration]!.minutes ?? fullDayMinutes(house, start)

const sharedOf = (house: House) => {
  const sold = listOf(house)
  const { durations } = sold
  return {
    sector: 'jetski',
    staffTitle: 'Jetski',
    path: '/booking/jetski',
    picture: jetski,
    mailPicture: 'jetski-wake',
    noun: { one: 'jetski', many: 'jetskis' },
    countsRidingHours: true,
    offers: shownOf(house).flatMap(({ id, name }) =>
      Object.values(durations).flatMap(({ label, cents }) =>
        cents[id] === undefined ? [] : [{ name: `${name}, ${label}`, cents: cents[id] }],
      ),
    ),
    units: jetskiUnits(house),
    moveTimes: sold.starts,
    startConflict: (start, { duration }) =>
      durations[duration]!.minutes === null ? fullDayConflict(house, start) : undefined,
    minutes: (start, choice) => jetskiMinutes(house, start, choice),
    quote: (choice, { date }) => quoteJetskis(house, choice, date),
    needs: (start, from, choice) =>
      choice.jetskis.map((jetski) => ({
        pool: jetskiPool(jetski, start.location),
        name: jetskiOf(house, jetski).name,
        count: 1,
        from,
        to: from.add({ minutes: jetskiMinutes(house, start, choice) }),
      })),
    summary: ({ jetskis: ids, duration, people }) => ({
      service: sold.title,
      durationLabel: labelOf(durations, duration),
      quantity: ids.length,
      people,
      equipmentType: jetskiNames(house, ids),
    }),
    choiceOfDraft: ({ jetskis: names, duration = '', customerInfo }) => ({
      jetskis: jetskiIdsOf(house, names ?? []),
      duration: findJetskiDuration(house, duration) ?? duration,
      people: customerInfo?.peopleCount ?? 1,
      isFirstTime: customerInfo?.isFirstTime ?? false,
    }),
    draftOf: ({ jetskis: ids, duration, people, isFirstTime }, { notes }) => ({
      quantity: ids.length,
      duration: durations[duration]!.label,
      jetskis: ids.map((jetski) => jetskiOf(house, jetski).name),
      customerInfo: { peopleCount: people, isFirstTime, notes },
    }),
  } satisfies Partial<Declared<JetskiChoice, string>>
}

/** Refuses two hours of an RXP, and too many people for the machines. */
function problemsOf(house: House, { jetskis: ids, duration, people }: JetskiChoice): Problems {
  const conflict = durationConflict(house, ids, duration)
  return {
    ...(conflict ? { duration: conflict } : {}),
    ...(people > seatsOf(house, ids) ? { people: peopleHint(house, ids) } : {}),
  }
}

export const jetskiRental = perHouse((house) => {
  const sold = listOf(house)
  const shown = shownOf(house)
  const lengths = Object.entries(sold.durations)
  const [shortest, { label, cents }] =
    lengths.find(([, { cents }]) => shown.some(({ id }) => cents[id] !== undefined)) ?? lengths[0]!
  const from = { cents: Math.min(...shown.flatMap(({ id }) => cents[id] ?? [])), for: `for ${label}` }
  return defineActivity(fieldsOf(house), {
    ...soldFacts(sold),
    ...sharedOf(house),
    id: 'jetski-rental',
    byStaff: false,
    card: {
      id: 'jetski',
      ...cardWords(sold, sold),
      from,
      sample: sampleFigure(4_500, from),
      // The card shows free times of machines that have a price for every duration.
      queries: shown
        .filter(({ id }) => lengths.every(([, option]) => option.cents[id] !== undefined))
        .map(({ id }) => ({ equipment: id, duration: shortest })),
    },
    startTimes: () => [...sold.starts],
    problems: (choice) => {
      const [asked] = onRequestOf(house, choice.jetskis)
      return asked === undefined
        ? problemsOf(house, choice)
        : {
            jetskis: `The price of the ${jetskiOf(house, asked).name} is on request: please send a request instead`,
          }
    },
  })
})

export const jetskiRequest = perHouse((house) => {
  const sold = house.activities['jetski-request']
  return defineActivity(fieldsOf(house), {
    ...soldFacts(sold),
    ...sharedOf(house),
    id: 'jetski-request',
    onSite: true,
    // The GTI is requested with the others' form, at their times.
    startTimes: () => [...new Set([...sold.starts, ...listOf(house).starts])].sort(),
    problems: (choice) => problemsOf(house, choice),
  })
})
