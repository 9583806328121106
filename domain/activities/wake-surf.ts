import { z } from 'zod'
import { addDays, isoWeekday, minutesOf, timeOf, timesEvery } from '../calendar.ts'
import { boatPool, floatingSauna, saunaPool, wakeBoat } from '../fleet/floating.ts'
import { once } from '../once.ts'
import type { Activity, Quote, Start } from './activity.ts'

// Wake surf with the floating sauna after it (R-A7). One boat, one sauna.

export const wakeDurations = ['20min', '40min', '1h', '2h'] as const
export type WakeDuration = (typeof wakeDurations)[number]

/** Cents for the boat, minutes, and how many people fit into that time. */
export const wakes: Record<WakeDuration, { cents: number; minutes: number; people: number; label: string }> =
  {
    '20min': { cents: 6_000, minutes: 20, people: 2, label: '20 minutes' },
    '40min': { cents: 12_000, minutes: 40, people: 3, label: '40 minutes' },
    '1h': { cents: 18_000, minutes: 60, people: 4, label: '1 hour' },
    '2h': { cents: 36_000, minutes: 120, people: 8, label: '2 hours' },
  }
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

/** A stored label, code or number of minutes as the code; undefined when unknown. */
export const findWake = (text: string | number): WakeDuration | undefined =>
  wakeDurations.find(
    (code) =>
      wakes[code].minutes === Number(text) ||
      [code, wakes[code].label].some((name) => name.toLowerCase() === String(text).trim().toLowerCase()),
  )

const choice = once(() =>
  z
    .object({
      duration: z.enum(wakeDurations, `Duration must be one of ${wakeDurations.join(', ')}`),
      people: z
        .int('Number of people must be a whole number')
        .min(1, 'At least 1 person')
        .max(mostWakePeople, `At most ${mostWakePeople} people`),
      sauna: z.boolean().default(false),
    })
    .superRefine(({ people, duration }, context) => {
      const bar = wakePeopleBar(people, duration)
      if (bar) context.addIssue({ code: 'custom', path: ['people'], message: bar })
    }),
)
export type WakeChoice = z.infer<ReturnType<typeof choice>>

/** Boat and, if chosen, sauna; the sauna's price depends on when it begins. */
export function quoteWake({ duration, sauna }: Pick<WakeChoice, 'duration' | 'sauna'>, start: Start): Quote {
  const { cents, label } = wakes[duration]
  const base = { label: `Wake surf, ${label}`, cents }
  if (!sauna) return { lines: [base], totalCents: cents }
  const after = saunaAfter(start, duration)
  const words = after.slot === 'evening' ? 'evening' : 'day'
  return {
    lines: [base, { label: `Floating sauna, 3 hours, ${words}`, cents: after.cents }],
    totalCents: cents + after.cents,
  }
}

export const wakeSurf: Activity<WakeChoice> = {
  id: 'wake-surf',
  sector: 'wakesurf',
  title: 'Wake Surf',
  places: ['tallinn'],
  units: [wakeBoat, floatingSauna],
  startTimes: () => [...wakeTimes],
  minutes: (_time, { duration, sauna }) => wakes[duration].minutes + (sauna ? saunaMinutes : 0),
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
    quantityLabel: 'People',
    quantity: people,
    people,
    equipmentType: sauna ? 'wake boat, floating sauna' : 'wake boat',
  }),
  parse: (sent) => choice().parse(sent),
  choiceOfDraft: ({ quantity, duration = '', details, customerInfo }) => {
    const said = details?.wakeSurfDuration ?? duration
    return {
      duration: findWake(said) ?? said,
      people: customerInfo?.peopleCount ?? quantity ?? 1,
      sauna: details?.includeOODSauna ?? false,
    }
  },
  choiceOfQuestion: ({ units, duration, sauna }) => {
    const asked = duration === undefined ? (wakeFor(units ?? 1) ?? '2h') : (findWake(duration) ?? duration)
    return { duration: asked, people: units ?? 1, sauna: sauna ?? false }
  },
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
}
