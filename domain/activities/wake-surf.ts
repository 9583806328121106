import { addDays, isoWeekday, minutesOf, timeOf, timesEvery } from '../calendar.ts'
import { boatPool, floatingSauna, saunaPool, wakeBoat } from '../fleet/floating.ts'
import type { Quote, Start } from './activity.ts'
import { defineActivity } from './activity.ts'
import type { ChoiceOf } from './fields.ts'
import { choiceOfQuery, countField, durationField, findDuration, personNoun, yesNoField } from './fields.ts'
import { sampleFigure } from './sample-figure.ts'

// Wake surf with the floating sauna after it (R-A7). One boat, one sauna.

/** Cents for the boat, minutes, and how many people fit into that time. */
export const wakes = {
  '20min': { cents: 6_000, minutes: 20, people: 2, label: '20 minutes', short: '20 min' },
  '40min': { cents: 12_000, minutes: 40, people: 3, label: '40 minutes', short: '40 min' },
  '1h': { cents: 18_000, minutes: 60, people: 4, label: '1 hour', short: '1 h' },
  '2h': { cents: 36_000, minutes: 120, people: 8, label: '2 hours', short: '2 h' },
} as const
export type WakeDuration = keyof typeof wakes
export const wakeDurations = Object.keys(wakes) as readonly WakeDuration[]
export const defaultWake: WakeDuration = '1h'
/** People can be chosen up to this number (spec); the duration says how many of them fit. */
export const mostWakePeople = 10
export const wakeTimes: readonly string[] = timesEvery(30, '09:00', '22:00')

export const saunaMinutes = 180
const eveningFrom = '18:00'
const friday = 5
/** Cents for the three hours: Monday to Thursday, Friday to Sunday. */
export const saunaCents = {
  weekday: { day: 20_000, evening: 25_000 },
  weekend: { day: 25_000, evening: 29_000 },
} as const

export type SaunaSlot = {
  start: Start
  days: keyof typeof saunaCents
  slot: 'day' | 'evening'
  cents: number
}

/** When the sauna begins, at the end of the wake session, and what it costs then. */
export function saunaAfter({ date, time }: Start, duration: WakeDuration): SaunaSlot {
  const end = minutesOf(time) + wakes[duration].minutes
  const start = { date: addDays(date, Math.floor(end / 1440)), time: timeOf(end % 1440) }
  const slot = start.time >= eveningFrom ? 'evening' : 'day'
  const days = isoWeekday(start.date) >= friday ? 'weekend' : 'weekday'
  return { start, days, slot, cents: saunaCents[days][slot] }
}

/** The shortest duration that so many people fit into; undefined when none does. */
export const wakeFor = (people: number): WakeDuration | undefined =>
  wakeDurations.find((duration) => wakes[duration].people >= people)

/** Why so many people cannot have this duration, with the one that fits; undefined when they can. */
export function wakePeopleBar(people: number, duration: WakeDuration): string | undefined {
  if (people <= wakes[duration].people) return undefined
  const fits = wakeFor(people)
  const most = `${wakes[duration].label} are for 1 to ${wakes[duration].people} people.`.replace(
    '1 hour are',
    '1 hour is',
  )
  return fits
    ? `${most} ${people} people need ${wakes[fits].label}.`
    : `${most} At most ${wakes['2h'].people} people surf in one session; please book two.`
}

const fields = {
  duration: durationField(wakes, defaultWake),
  people: countField({
    label: 'People',
    noun: personNoun,
    most: mostWakePeople,
    query: 'units',
    text: { whole: 'Number of people must be a whole number' },
  }),
  sauna: yesNoField({ label: 'Floating sauna afterwards', query: 'sauna' }),
}
export type WakeChoice = ChoiceOf<typeof fields>

/** A stored label, code or number of minutes as the code; undefined when unknown. */
const findWake = (text: string | number): WakeDuration | undefined => findDuration(fields.duration, text)

/** Boat and, if chosen, sauna; the sauna's price depends on when it begins. */
export function quoteWake({ duration, sauna }: Pick<WakeChoice, 'duration' | 'sauna'>, start: Start): Quote {
  const { cents, minutes } = wakes[duration]
  const base = { kind: 'boat', name: 'Wake surf', minutes, cents } as const
  if (!sauna) return { lines: [base], totalCents: cents }
  const after = saunaAfter(start, duration)
  return {
    lines: [base, { kind: 'sauna', minutes: saunaMinutes, slot: after.slot, cents: after.cents }],
    totalCents: cents + after.cents,
  }
}

export const wakeSurf = defineActivity(fields, {
  id: 'wake-surf',
  sector: 'wakesurf',
  title: 'Wake Surf',
  staffTitle: 'Wake surf',
  path: '/booking/wake-surf',
  picture: {
    name: 'wake-surf',
    alt: 'A surfer rides the wave behind a wake boat',
    ground: '#6A6B60',
    at: ['50% 55%'],
    widths: [640, 960, 1280],
  },
  mailPicture: 'wave',
  noun: personNoun,
  heldText: 'Your session is held for you',
  heldAs: 'wake surf session',
  freeText: 'the boat is free',
  countsRidingHours: false,
  card: {
    title: 'Wake Surf',
    subtitle: 'Behind the boat',
    description: 'Surf the endless wave behind the boat.',
    duration: '30min - 4h',
    groupSize: '1-8',
    from: { cents: wakes['20min'].cents, for: 'for 20 minutes' },
    sample: sampleFigure(6_500, { cents: wakes['20min'].cents, for: 'for 20 minutes' }),
    queries: [{ duration: '20min' }],
  },
  offers: Object.values(wakes).map(({ label, people, cents }) => ({
    name: `${label}, up to ${people} people`,
    cents,
  })),
  places: ['tallinn'],
  units: [wakeBoat, floatingSauna],
  startTimes: () => [...wakeTimes],
  minutes: (_place, _time, { duration, sauna }) => wakes[duration].minutes + (sauna ? saunaMinutes : 0),
  quote: quoteWake,
  needs: (_place, from, { duration, sauna }) => {
    const end = from.add({ minutes: wakes[duration].minutes })
    const boat = { pool: boatPool, count: 1, from, to: end }
    return sauna
      ? [boat, { pool: saunaPool, count: 1, from: end, to: end.add({ minutes: saunaMinutes }) }]
      : [boat]
  },
  summary: ({ duration, people, sauna }) => ({
    service: `Wake Surf - ${wakes[duration].label}${sauna ? ' + Floating Sauna' : ''}`,
    durationLabel: wakes[duration].label,
    quantity: people,
    people,
    equipmentType: sauna ? 'wake boat, floating sauna' : 'wake boat',
  }),
  problems: ({ people, duration }) => {
    const bar = wakePeopleBar(people, duration)
    return bar ? { people: bar } : {}
  },
  choiceOfDraft: ({ quantity, duration = '', details, customerInfo }) => {
    const said = details?.wakeSurfDuration ?? duration
    return {
      duration: findWake(said) ?? said,
      people: customerInfo?.peopleCount ?? quantity ?? 1,
      sauna: details?.includeOODSauna ?? false,
    }
  },
  // Who names no duration is asked for the shortest that so many people fit into.
  choiceOfQuery: (query) => ({
    ...choiceOfQuery(fields, query),
    ...(query.duration === undefined ? { duration: wakeFor(query.units ?? 1) ?? '2h' } : {}),
  }),
  draftOf: ({ duration, people, sauna }, start) => {
    const after = sauna ? saunaAfter(start, duration) : undefined
    return {
      quantity: people,
      duration: wakes[duration].label,
      details: {
        wakeSurfDuration: wakes[duration].minutes,
        includeOODSauna: sauna,
        ...(after ? { saunaTimeSlot: after.slot, saunaPrice: after.cents / 100 } : {}),
      },
      customerInfo: { peopleCount: people },
    }
  },
})
