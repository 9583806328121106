import { z } from 'zod'
import { timesEvery } from '../calendar.ts'
import type { Jetski, JetskiId } from '../fleet/jetskis.ts'
import { findJetski, jetskiOf, jetskiPool, jetskis, jetskiUnits, seatsOf } from '../fleet/jetskis.ts'
import { once } from '../once.ts'
import type { Activity, Quote } from './activity.ts'
import { fullDayBar, fullDayMinutes } from './full-day.ts'
import { estimateMark, openPriceNote } from './quote-lines.ts'

// Jetskis: each machine is chosen by name. Two ways to have them: rented through checkout, or requested and
// paid on site, where the GTI, which has no price, can be asked for too (R-P5, R-A10, R-A9).

export const jetskiDurations = ['30min', '1h', '2h', 'full'] as const
export type JetskiDuration = (typeof jetskiDurations)[number]

export const jetskiTimes: Record<JetskiDuration, { label: string; short: string; minutes: number }> = {
  '30min': { label: '30 minutes', short: '30 min', minutes: 30 },
  '1h': { label: '1 hour', short: '1 h', minutes: 60 },
  '2h': { label: '2 hours', short: '2 h', minutes: 120 },
  full: { label: 'Full day', short: 'Full day', minutes: 14 * 60 },
}

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
export const defaultJetskiCents = 4_500
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

/** A stored label or code ('1 hour', '1h') as the code; undefined when unknown. */
export const findJetskiDuration = (text: string): JetskiDuration | undefined =>
  jetskiDurations.find((code) =>
    [code, jetskiTimes[code].label, jetskiTimes[code].short].some(
      (name) => name.toLowerCase() === text.trim().toLowerCase(),
    ),
  )

const jetskiIds = jetskis.map((jetski) => jetski.id) as [JetskiId, ...JetskiId[]]
const choice = once(() =>
  z
    .object({
      jetskis: z
        .array(z.enum(jetskiIds, 'This is none of our jetskis'))
        .min(1, 'Please choose a jetski')
        .max(mostJetskis, `At most ${mostJetskis} jetskis`)
        .refine((ids) => new Set(ids).size === ids.length, 'The same jetski cannot be booked twice'),
      duration: z.enum(jetskiDurations, `Duration must be one of ${jetskiDurations.join(', ')}`),
      people: z.int('Number of people must be a whole number').min(1, 'Please enter number of participants'),
      isFirstTime: z.boolean().default(false),
    })
    .superRefine(({ jetskis: ids, duration, people }, context) => {
      const bar = durationBar(ids, duration)
      if (bar) context.addIssue({ code: 'custom', path: ['duration'], message: bar })
      if (people > seatsOf(ids))
        context.addIssue({ code: 'custom', path: ['people'], message: peopleHint(ids) })
    }),
)
export type JetskiChoice = z.infer<ReturnType<typeof choice>>

/** 'Maximum N person/people for selected jetski(s)'. */
export function peopleHint(ids: readonly JetskiId[]): string {
  const seats = seatsOf(ids)
  return `Maximum ${seats} ${seats === 1 ? 'person' : 'people'} for selected jetski${ids.length === 1 ? '' : 's'}`
}

/** Minutes on the water; a full day runs to closing. */
export const jetskiMinutes = (time: string, { duration }: Pick<JetskiChoice, 'duration'>): number =>
  duration === 'full' ? fullDayMinutes(time) : jetskiTimes[duration].minutes

/** One line for each machine; without a price of its own the default stands as an estimate. */
export function quoteJetskis({ jetskis: ids, duration }: Pick<JetskiChoice, 'jetskis' | 'duration'>): Quote {
  const lines: Quote['lines'] = ids.map((id) => {
    const cents = jetskiCents(id, duration)
    const label = `${jetskiOf(id).name} × ${jetskiTimes[duration].short}`
    return cents === undefined
      ? { label: `${label}${estimateMark}`, cents: defaultJetskiCents }
      : { label, cents }
  })
  const totalCents = lines.reduce((sum, line) => sum + (line.cents ?? 0), 0)
  if (ids.includes(onRequest)) lines.push({ label: 'GTI 130', note: openPriceNote, tone: 'muted' })
  if (usesFuel(ids, duration)) lines.push({ label: 'RXP-X RS 300', note: 'plus fuel', tone: 'muted' })
  return { lines, totalCents }
}

/** Names or ids of machines as ids; what is unknown stays as it is, for parse to refuse. */
export const jetskiIdsOf = (names: readonly string[]): string[] =>
  names.map((name) => findJetski(name)?.id ?? name)

/** 'Trixx 2023 Blue, RXP-X RS 300'. */
export const jetskiNames = (ids: readonly JetskiId[], between = ', '): string =>
  ids.map((id): Jetski['name'] => jetskiOf(id).name).join(between)

type Way = Pick<Activity<JetskiChoice>, 'id' | 'title' | 'parse' | 'daysAhead' | 'onSite'> & {
  times: readonly string[]
}

const jetskiActivity = ({ id, title, parse, times, daysAhead, onSite }: Way): Activity<JetskiChoice> => ({
  id,
  title,
  sector: 'jetski',
  places: ['tallinn'],
  ...(daysAhead === undefined ? {} : { daysAhead }),
  ...(onSite ? { onSite } : {}),
  units: jetskiUnits,
  startTimes: () => [...times],
  startBar: (time, { duration }) => (duration === 'full' ? fullDayBar(time) : undefined),
  minutes: jetskiMinutes,
  quote: quoteJetskis,
  needs: (_place, from, choice, time) =>
    choice.jetskis.map((jetski) => ({
      pool: jetskiPool(jetski),
      count: 1,
      from,
      to: from.add({ minutes: jetskiMinutes(time, choice) }),
    })),
  summary: ({ jetskis: ids, duration, people }) => ({
    service: title,
    durationLabel: jetskiTimes[duration].label,
    quantityLabel: 'Jetskis',
    quantity: ids.length,
    people,
    equipmentType: jetskiNames(ids),
  }),
  parse,
  choiceOfDraft: ({ jetskis: names, duration = '', customerInfo }) => ({
    jetskis: jetskiIdsOf(names ?? []),
    duration: findJetskiDuration(duration) ?? duration,
    people: customerInfo?.peopleCount ?? 1,
    isFirstTime: customerInfo?.isFirstTime ?? false,
  }),
  choiceOfQuestion: ({ equipment, duration }) => ({
    jetskis: equipment ? jetskiIdsOf(equipment.split(',')) : [firstJetski],
    duration: duration ? (findJetskiDuration(duration) ?? duration) : defaultJetskiDuration,
    people: 1,
  }),
  draftOf: ({ jetskis: ids, duration, people, isFirstTime }) => ({
    quantity: ids.length,
    duration: jetskiTimes[duration].label,
    jetskis: ids.map((jetski) => jetskiOf(jetski).name),
    customerInfo: { peopleCount: people, isFirstTime },
  }),
})

const priced = once(() =>
  choice().refine((chosen) => !chosen.jetskis.includes(onRequest), {
    path: ['jetskis'],
    message: 'The price of the GTI 130 is on request: please send a request instead',
  }),
)

export const jetskiRental = jetskiActivity({
  id: 'jetski-rental',
  title: 'Jetski Rent',
  times: rentalTimes,
  parse: (sent) => priced().parse(sent),
})

export const jetskiRequest = jetskiActivity({
  id: 'jetski-request',
  title: 'Jetski Rent',
  onSite: true,
  // The confirm form begins and ends later than the selection page's form, which sends a request for the GTI.
  times: timesEvery(30, '09:00', '22:30'),
  parse: (sent) => choice().parse(sent),
})
