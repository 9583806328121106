import { z } from 'zod'
import { timesEvery } from '../calendar.ts'
import { foilPool, foils as foilUnits, maxFoils } from '../fleet/efoils.ts'
import { priceText } from '../money.ts'
import { once } from '../once.ts'
import type { Activity, Quote } from './activity.ts'
import { fullDayBar, fullDayMinutes } from './full-day.ts'

// Test drive and private rent: the same boards, prices and times, two names on the shelf.

export const rideDurations = ['30min', '1h', '2h', '4h', 'full'] as const
export type RideDuration = (typeof rideDurations)[number]

type DurationFacts = { cents: number; minutes: number; label: string; short: string }

/** Price per foil in cents and length in minutes; a full day lasts to closing. */
export const rides: Record<RideDuration, DurationFacts> = {
  '30min': { cents: 7_000, minutes: 30, label: '30 minutes', short: '30 min' },
  '1h': { cents: 12_000, minutes: 60, label: '1 hour', short: '1 h' },
  '2h': { cents: 21_000, minutes: 120, label: '2 hours', short: '2 h' },
  '4h': { cents: 40_000, minutes: 240, label: '4 hours', short: '4 h' },
  full: { cents: 50_000, minutes: 14 * 60, label: 'Full day', short: 'Full day' },
}

export const defaultRide: RideDuration = '1h'
export const rideTimes: readonly string[] = timesEvery(60, '09:00', '22:00')
const giftFrom = 3
export const giftMinutes = 30

/** 3 or more foils: 30 minutes of free extra ride time, really reserved (R-A2). */
export const getsGift = (foils: number): boolean => foils >= giftFrom

export const rideDuration = z.enum(rideDurations, `Duration must be one of ${rideDurations.join(', ')}`)
export const foilCount = z
  .int('Foils must be a whole number')
  .min(1, 'At least 1 foil')
  .max(maxFoils, `At most ${maxFoils} foils`)

const rideChoice = once(() => z.object({ foils: foilCount, duration: rideDuration }))
export type RideChoice = z.infer<ReturnType<typeof rideChoice>>

/** A stored label or code ('1 hour', '1h', 'Full day') as the code; undefined when unknown. */
export const findRideDuration = (text: string): RideDuration | undefined =>
  rideDurations.find((code) =>
    [code, rides[code].label, rides[code].short].some(
      (name) => name.toLowerCase() === text.trim().toLowerCase(),
    ),
  )

/** Minutes on the water: `full` runs to closing, plus the gift. */
export function rideMinutes(time: string, { foils, duration }: RideChoice): number {
  const base = duration === 'full' ? fullDayMinutes(time) : rides[duration].minutes
  return base + (getsGift(foils) ? giftMinutes : 0)
}

export function quoteRide({ foils, duration }: RideChoice): Quote {
  const { cents, short } = rides[duration]
  const totalCents = cents * foils
  const base = {
    label: `${foils} ${foils === 1 ? 'foil' : 'foils'} × ${short} × ${priceText(cents)}`,
    cents: totalCents,
  }
  return {
    totalCents,
    lines: getsGift(foils)
      ? [base, { label: `${giftMinutes} extra minutes`, note: 'free', tone: 'gift' }]
      : [base],
  }
}

const ride = (id: string, title: string, where: { onSite?: true } = {}): Activity<RideChoice> => ({
  ...where,
  id,
  title,
  sector: 'efoil',
  units: foilUnits,
  startTimes: () => [...rideTimes],
  startBar: (time, { duration }) => (duration === 'full' ? fullDayBar(time) : undefined),
  minutes: rideMinutes,
  quote: quoteRide,
  needs: (place, from, choice, time) => [
    {
      pool: foilPool(place),
      count: choice.foils,
      from,
      to: from.add({ minutes: rideMinutes(time, choice) }),
    },
  ],
  summary: ({ foils, duration }) => ({
    service: title,
    durationLabel: rides[duration].label,
    quantityLabel: 'Foils',
    quantity: foils,
    people: foils,
    equipmentType: 'efoil',
  }),
  parse: (choice) => rideChoice().parse(choice),
  choiceOfDraft: ({ quantity, duration = '' }) => ({
    foils: quantity ?? 1,
    duration: findRideDuration(duration) ?? duration,
  }),
  choiceOfQuestion: ({ units, duration }) => ({ foils: units ?? 1, duration: duration ?? defaultRide }),
  draftOf: ({ foils, duration }) => ({ quantity: foils, duration: rides[duration].label }),
})

export const testDrive = ride('test-drive', 'E-Foil Test Drive', { onSite: true })
export const privateRide = ride('efoil-private', 'E-Foil Private Rent')
