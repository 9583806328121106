import { timesEvery } from '../calendar.ts'
import type { Jetski, JetskiId } from '../fleet/jetskis.ts'
import { findJetski, jetskiOf, jetskiPool, jetskis, jetskiUnits, seatsOf } from '../fleet/jetskis.ts'
import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import { priceOn } from '../house/price-on.ts'
import type { Declared, Quote } from './activity.ts'
import { defineActivity, soldFacts } from './activity.ts'
import type { ChoiceOf, Problems } from './fields.ts'
import {
  countField,
  durationField,
  findDuration,
  labelOf,
  namedField,
  personNoun,
  yesNoField,
} from './fields.ts'
import { fullDayBar, fullDayMinutes } from './full-day.ts'
import { centsOf } from './quote-lines.ts'
import { sampleFigure } from './sample-figure.ts'

// Jetskis: each machine is chosen by name. Two ways to have them: rented through checkout, or requested and
// paid on site, where the GTI, which has no price, can be asked for too (R-P5, R-A10, R-A9).

export const onRequest: JetskiId = 'gti-130'
export const firstJetski: JetskiId = 'trixx-23-blue'
export const defaultJetskiDuration = '1h'
export const requestTimes: readonly string[] = timesEvery(30, '10:00', '22:30')
/** The confirm form offers today and so many days after it. */
export const requestDaysAhead = 30

const fuelFrom: readonly string[] = ['1h', 'full']

const listOf = (house: House) => house.activities['jetski-rental']

/** 'plus fuel': the RXP for an hour or a day; a note, never in the total (R-A9). */
export const usesFuel = (ids: readonly JetskiId[], duration: string): boolean =>
  ids.includes('rxp-x-rs') && fuelFrom.includes(duration)

type Timed = { duration: string; date: string }

/** Cents of one machine on a day, or undefined where it has no price for that long. `date` '': the list price. */
export function jetskiCents(house: House, id: JetskiId, { duration, date }: Timed): number | undefined {
  const sold = listOf(house)
  const day = { location: sold.places[0]!, date }
  return priceOn(sold, duration, day)[id] ?? sold.durations[duration]!.cents[id]
}

/** Why a duration cannot be chosen with these machines; undefined when it can. One without any price is asked for, however long. */
export function durationBar(house: House, ids: readonly JetskiId[], duration: string): string | undefined {
  const { durations } = listOf(house)
  const without = ids.find(
    (id) =>
      durations[duration]?.cents[id] === undefined &&
      Object.values(durations).some(({ cents }) => cents[id] !== undefined),
  )
  return (
    without && `The ${jetskiOf(without).name} is not rented for ${durations[duration]?.label ?? duration}`
  )
}

const fieldsOf = ({ durations, most }: House['activities']['jetski-rental']) => ({
  jetskis: namedField<JetskiId>({
    label: 'Jetskis',
    options: jetskis.map(({ id, name, adminName }) => ({ id, name, staffName: adminName })),
    first: firstJetski,
    most,
    text: {
      unknown: 'This is none of our jetskis',
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
    most: jetskis.reduce((sum, { seats }) => sum + seats, 0),
    text: {
      whole: 'Number of people must be a whole number',
      least: 'Please enter number of participants',
    },
    byStaff: false,
  }),
  isFirstTime: yesNoField({ label: 'First time on a jetski', byStaff: false }),
})
export type JetskiChoice = ChoiceOf<ReturnType<typeof fieldsOf>>

/** A stored label or code ('1 hour', '1h') as the code; undefined when unknown. */
export const findJetskiDuration = (house: House, text: string): string | undefined =>
  findDuration(jetskiRental(house).fields.duration, text)

/** 'Maximum N person/people for selected jetski(s)'. */
export function peopleHint(ids: readonly JetskiId[]): string {
  const seats = seatsOf(ids)
  return `Maximum ${seats} ${seats === 1 ? 'person' : 'people'} for selected jetski${ids.length === 1 ? '' : 's'}`
}

/** Minutes on the water; a full day runs to closing. */
export const jetskiMinutes = (
  house: House,
  time: string,
  { duration }: Pick<JetskiChoice, 'duration'>,
): number => listOf(house).durations[duration]!.minutes ?? fullDayMinutes(time)

type Selected = Pick<JetskiChoice, 'jetskis' | 'duration'>

/** One line for each machine; without a price of its own the house's estimate stands. */
export function quoteJetskis(house: House, { jetskis: ids, duration }: Selected, date: string): Quote {
  const { minutes } = listOf(house).durations[duration]!
  const lines: Quote['lines'] = ids.map((id) => {
    const cents = jetskiCents(house, id, { duration, date })
    const machine = { name: jetskiOf(id).name, minutes }
    return cents === undefined
      ? { kind: 'estimate', ...machine, cents: house.activities['jetski-request'].estimateCents }
      : { kind: 'machine', ...machine, cents }
  })
  const totalCents = lines.reduce((sum, line) => sum + centsOf(line), 0)
  if (ids.includes(onRequest)) lines.push({ kind: 'price_on_request', name: jetskiOf(onRequest).name })
  if (usesFuel(ids, duration)) lines.push({ kind: 'fuel', name: jetskiOf('rxp-x-rs').name })
  return { lines, totalCents }
}

/** Names or ids of machines as ids; what is unknown stays as it is, for parse to refuse. */
export const jetskiIdsOf = (names: readonly string[]): string[] =>
  names.map((name) => findJetski(name)?.id ?? name)

/** 'Trixx 2023 Blue, RXP-X RS 300'. */
export const jetskiNames = (ids: readonly JetskiId[], between = ', '): string =>
  ids.map((id): Jetski['name'] => jetskiOf(id).name).join(between)

const sharedOf = (house: House) => {
  const sold = listOf(house)
  const { durations } = sold
  return {
    sector: 'jetski',
    staffTitle: 'Jetski',
    path: '/booking/jetski',
    picture: {
      name: 'machine-rxp-x-rs-angle',
      alt: 'A jetski from the front at an angle, before a white wall',
      ground: '#CEC9B8',
      widths: [480, 960],
    },
    mailPicture: 'jetski-wake',
    noun: { one: 'jetski', many: 'jetskis' },
    heldText: 'Your jetskis are held for you',
    countsRidingHours: true,
    offers: jetskis.flatMap(({ id, name }) =>
      Object.values(durations).flatMap(({ label, cents }) =>
        cents[id] === undefined ? [] : [{ name: `${name}, ${label}`, cents: cents[id] }],
      ),
    ),
    units: jetskiUnits,
    moveTimes: sold.starts,
    startBar: (_place, time, { duration }) => (duration === 'full' ? fullDayBar(time) : undefined),
    minutes: (_place, time, choice) => jetskiMinutes(house, time, choice),
    quote: (choice, { date }) => quoteJetskis(house, choice, date),
    needs: (_place, from, choice, time) =>
      choice.jetskis.map((jetski) => ({
        pool: jetskiPool(jetski),
        count: 1,
        from,
        to: from.add({ minutes: jetskiMinutes(house, time, choice) }),
      })),
    summary: ({ jetskis: ids, duration, people }) => ({
      service: sold.title,
      durationLabel: labelOf(durations, duration),
      quantity: ids.length,
      people,
      equipmentType: jetskiNames(ids),
    }),
    choiceOfDraft: ({ jetskis: names, duration = '', customerInfo }) => ({
      jetskis: jetskiIdsOf(names ?? []),
      duration: findJetskiDuration(house, duration) ?? duration,
      people: customerInfo?.peopleCount ?? 1,
      isFirstTime: customerInfo?.isFirstTime ?? false,
    }),
    draftOf: ({ jetskis: ids, duration, people, isFirstTime }) => ({
      quantity: ids.length,
      duration: durations[duration]!.label,
      jetskis: ids.map((jetski) => jetskiOf(jetski).name),
      customerInfo: { peopleCount: people, isFirstTime },
    }),
  } satisfies Partial<Declared<JetskiChoice, string>>
}

/** What two hours of an RXP and too many people for the machines are told. */
function problemsOf(house: House, { jetskis: ids, duration, people }: JetskiChoice): Problems {
  const bar = durationBar(house, ids, duration)
  return {
    ...(bar ? { duration: bar } : {}),
    ...(people > seatsOf(ids) ? { people: peopleHint(ids) } : {}),
  }
}

export const jetskiRental = perHouse((house) => {
  const sold = listOf(house)
  const [shortest, { label, cents }] = Object.entries(sold.durations)[0]!
  const from = { cents: Math.min(...Object.values(cents)), for: `for ${label}` }
  return defineActivity(fieldsOf(sold), {
    ...soldFacts(sold),
    ...sharedOf(house),
    id: 'jetski-rental',
    byStaff: false,
    card: {
      id: 'jetski',
      title: sold.title,
      subtitle: 'Speed on the water',
      description: 'Five machines, from playful to 300 HP.',
      duration: '30min - 24h',
      groupSize: 'up to 7',
      from,
      sample: sampleFigure(4_500, from),
      // The machines with a price for every duration stand for all.
      queries: jetskis
        .filter(({ id }) => Object.values(sold.durations).every((option) => option.cents[id] !== undefined))
        .map(({ id }) => ({ equipment: id, duration: shortest })),
    },
    startTimes: () => [...sold.starts],
    problems: (choice) =>
      choice.jetskis.includes(onRequest)
        ? { jetskis: 'The price of the GTI 130 is on request: please send a request instead' }
        : problemsOf(house, choice),
  })
})

export const jetskiRequest = perHouse((house) => {
  const sold = house.activities['jetski-request']
  return defineActivity(fieldsOf(listOf(house)), {
    ...soldFacts(sold),
    ...sharedOf(house),
    id: 'jetski-request',
    onSite: true,
    startTimes: () => [...sold.starts],
    problems: (choice) => problemsOf(house, choice),
  })
})
