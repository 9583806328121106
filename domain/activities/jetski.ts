import { timesEvery } from '../calendar.ts'
import type { Jetski, JetskiId } from '../fleet/jetskis.ts'
import { findJetski, jetskiOf, jetskiPool, jetskis, jetskiUnits, seatsOf } from '../fleet/jetskis.ts'
import type { Declared, Quote } from './activity.ts'
import { defineActivity } from './activity.ts'
import type { ChoiceOf, Problems } from './fields.ts'
import { countField, durationField, findDuration, namedField, personNoun, yesNoField } from './fields.ts'
import { fullDayBar, fullDayMinutes } from './full-day.ts'
import { centsOf } from './quote-lines.ts'
import { sampleFigure } from './sample-figure.ts'

// Jetskis: each machine is chosen by name. Two ways to have them: rented through checkout, or requested and
// paid on site, where the GTI, which has no price, can be asked for too (R-P5, R-A10, R-A9).

export const jetskiTimes = {
  '30min': { label: '30 minutes', short: '30 min', minutes: 30 },
  '1h': { label: '1 hour', short: '1 h', minutes: 60 },
  '2h': { label: '2 hours', short: '2 h', minutes: 120 },
  full: { label: 'Full day', short: 'Full day', minutes: null },
} as const
export type JetskiDuration = keyof typeof jetskiTimes
export const jetskiDurations = Object.keys(jetskiTimes) as readonly JetskiDuration[]

const trixxCents: Partial<Record<JetskiDuration, number>> = {
  '30min': 8_000,
  '1h': 13_000,
  '2h': 21_000,
  full: 27_500,
}

/** Cents by machine and duration; missing: not offered. The GTI has no price of its own. */
const prices: Record<JetskiId, Partial<Record<JetskiDuration, number>>> = {
  'trixx-23-blue': trixxCents,
  'trixx-23-red': trixxCents,
  'trixx-25-red': trixxCents,
  'rxp-x-rs': { '30min': 16_000, '1h': 28_000, full: 65_000 },
  'gti-130': {},
}
/** The confirm form's default for one jetski, for which no price stands: an estimate. */
const defaultJetskiCents = 4_500
export const onRequest: JetskiId = 'gti-130'
export const mostJetskis = 5
export const firstJetski: JetskiId = 'trixx-23-blue'
export const defaultJetskiDuration: JetskiDuration = '1h'
export const rentalTimes: readonly string[] = timesEvery(30, '09:00', '22:00')
export const requestTimes: readonly string[] = timesEvery(30, '10:00', '22:30')
/** The confirm form offers today and so many days after it. */
export const requestDaysAhead = 30

const fuelFrom: readonly JetskiDuration[] = ['1h', 'full']

/** 'plus fuel': the RXP for an hour or a day; a note, never in the total (R-A9). */
export const usesFuel = (ids: readonly JetskiId[], duration: JetskiDuration): boolean =>
  ids.includes('rxp-x-rs') && fuelFrom.includes(duration)

/** Cents of one machine, or undefined where it has no price for that long. */
export const jetskiCents = (id: JetskiId, duration: JetskiDuration): number | undefined =>
  prices[id][duration]

/** Why a duration cannot be chosen with these machines; undefined when it can. */
export const durationBar = (ids: readonly JetskiId[], duration: JetskiDuration): string | undefined =>
  ids.includes('rxp-x-rs') && duration === '2h' ? 'The RXP-X RS 300 is not rented for 2 hours' : undefined

const fields = {
  jetskis: namedField<JetskiId>({
    label: 'Jetskis',
    options: jetskis.map(({ id, name, adminName }) => ({ id, name, staffName: adminName })),
    first: firstJetski,
    most: mostJetskis,
    text: {
      unknown: 'This is none of our jetskis',
      least: 'Please choose a jetski',
      most: `At most ${mostJetskis} jetskis`,
      twice: 'The same jetski cannot be booked twice',
    },
  }),
  duration: durationField(jetskiTimes, defaultJetskiDuration),
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
}
export type JetskiChoice = ChoiceOf<typeof fields>

/** A stored label or code ('1 hour', '1h') as the code; undefined when unknown. */
export const findJetskiDuration = (text: string): JetskiDuration | undefined =>
  findDuration(fields.duration, text)

/** 'Maximum N person/people for selected jetski(s)'. */
export function peopleHint(ids: readonly JetskiId[]): string {
  const seats = seatsOf(ids)
  return `Maximum ${seats} ${seats === 1 ? 'person' : 'people'} for selected jetski${ids.length === 1 ? '' : 's'}`
}

/** Minutes on the water; a full day runs to closing. */
export const jetskiMinutes = (time: string, { duration }: Pick<JetskiChoice, 'duration'>): number =>
  jetskiTimes[duration].minutes ?? fullDayMinutes(time)

/** One line for each machine; without a price of its own the default stands as an estimate. */
export function quoteJetskis({ jetskis: ids, duration }: Pick<JetskiChoice, 'jetskis' | 'duration'>): Quote {
  const lines: Quote['lines'] = ids.map((id) => {
    const cents = jetskiCents(id, duration)
    const machine = { name: jetskiOf(id).name, minutes: jetskiTimes[duration].minutes }
    return cents === undefined
      ? { kind: 'estimate', ...machine, cents: defaultJetskiCents }
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

const shared = {
  sector: 'jetski',
  title: 'Jetski Rent',
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
    jetskiDurations.flatMap((duration) => {
      const cents = jetskiCents(id, duration)
      return cents === undefined ? [] : [{ name: `${name}, ${jetskiTimes[duration].label}`, cents }]
    }),
  ),
  places: ['tallinn'],
  units: jetskiUnits,
  moveTimes: rentalTimes,
  startBar: (_place, time, { duration }) => (duration === 'full' ? fullDayBar(time) : undefined),
  minutes: (_place, time, choice) => jetskiMinutes(time, choice),
  quote: quoteJetskis,
  needs: (_place, from, choice, time) =>
    choice.jetskis.map((jetski) => ({
      pool: jetskiPool(jetski),
      count: 1,
      from,
      to: from.add({ minutes: jetskiMinutes(time, choice) }),
    })),
  summary: ({ jetskis: ids, duration, people }) => ({
    service: 'Jetski Rent',
    durationLabel: jetskiTimes[duration].label,
    quantity: ids.length,
    people,
    equipmentType: jetskiNames(ids),
  }),
  choiceOfDraft: ({ jetskis: names, duration = '', customerInfo }) => ({
    jetskis: jetskiIdsOf(names ?? []),
    duration: findJetskiDuration(duration) ?? duration,
    people: customerInfo?.peopleCount ?? 1,
    isFirstTime: customerInfo?.isFirstTime ?? false,
  }),
  draftOf: ({ jetskis: ids, duration, people, isFirstTime }) => ({
    quantity: ids.length,
    duration: jetskiTimes[duration].label,
    jetskis: ids.map((jetski) => jetskiOf(jetski).name),
    customerInfo: { peopleCount: people, isFirstTime },
  }),
} satisfies Partial<Declared<JetskiChoice, string>>

/** What two hours of an RXP and too many people for the machines are told. */
function problems({ jetskis: ids, duration, people }: JetskiChoice): Problems {
  const bar = durationBar(ids, duration)
  return {
    ...(bar ? { duration: bar } : {}),
    ...(people > seatsOf(ids) ? { people: peopleHint(ids) } : {}),
  }
}

const from = { cents: 8_000, for: 'for 30 minutes' }

export const jetskiRental = defineActivity(fields, {
  ...shared,
  id: 'jetski-rental',
  byStaff: false,
  card: {
    id: 'jetski',
    title: 'Jetski Rent',
    subtitle: 'Speed on the water',
    description: 'Five machines, from playful to 300 HP.',
    duration: '30min - 24h',
    groupSize: 'up to 7',
    from,
    sample: sampleFigure(4_500, from),
    // The machines with a price for every duration stand for all.
    queries: ['trixx-23-blue', 'trixx-23-red', 'trixx-25-red'].map((equipment) => ({
      equipment,
      duration: '30min',
    })),
  },
  startTimes: () => [...rentalTimes],
  problems: (choice) =>
    choice.jetskis.includes(onRequest)
      ? { jetskis: 'The price of the GTI 130 is on request: please send a request instead' }
      : problems(choice),
})

export const jetskiRequest = defineActivity(fields, {
  ...shared,
  id: 'jetski-request',
  onSite: true,
  // The confirm form begins and ends later than the selection page's form, which sends a request for the GTI.
  startTimes: () => timesEvery(30, '09:00', '22:30'),
  problems,
})
