import type { Quote } from '#domain/activities/activity.ts'
import type { WakeDuration } from '#domain/activities/wake-surf.ts'
import {
  quoteWake,
  saunaAfter,
  saunaCents,
  saunaMinutes,
  wakeDurations,
  wakes,
} from '#domain/activities/wake-surf.ts'
import { spanText } from '#domain/calendar.ts'
import { floatingSauna } from '#domain/fleet/floating.ts'
import { priceText } from '#domain/money.ts'
import type { Start } from '#web/booking/start-list.ts'
import { chipOf } from '#web/booking/start-list.ts'
import type { SlotChip } from '#web/ui/slot-groups.ts'

type Chosen = { duration: WakeDuration; sauna: boolean }
type When = { date: string; time: string }

/** '18:30 to 19:30'. */
export const waveSpan = (time: string, duration: WakeDuration): string =>
  spanText(time, wakes[duration].minutes)

/** '19:30 to 22:30': three hours from the end of the wake session. */
export const saunaSpan = (when: When, duration: WakeDuration): string =>
  spanText(saunaAfter(when, duration).start.time, saunaMinutes)

export const peopleText = (people: number): string => `${people} ${people === 1 ? 'person' : 'people'}`

/** How many fit, and what more people need: '1 hour takes up to 4. For 5 or more choose 2 hours.' */
export function peopleHint(duration: WakeDuration): string {
  const { label, people } = wakes[duration]
  const longer = wakeDurations[wakeDurations.indexOf(duration) + 1]
  const takes = `${label} ${duration === '1h' ? 'takes' : 'take'} up to ${people}.`
  return longer ? `${takes} For ${people + 1} or more choose ${wakes[longer].label}.` : takes
}

/** The four prices of the sauna, as the page lists them. */
export const saunaPrices = (['weekday', 'weekend'] as const).flatMap((days) =>
  (['day', 'evening'] as const).map((slot) => ({
    days,
    slot,
    label: `${days === 'weekday' ? 'Mon-Thu' : 'Fri-Sun'}, ${slot}`,
    cents: saunaCents[days][slot],
  })),
)

const cheapestSauna = Math.min(...saunaPrices.map(({ cents }) => cents))

/** The quote as far as it is known: what the sauna costs is known with the start only. */
export function quoteShown({ duration, sauna }: Chosen, when: When): Quote {
  if (!sauna || (when.date !== '' && when.time !== '')) return quoteWake({ duration, sauna }, when)
  const wave = quoteWake({ duration, sauna: false }, when)
  const later = {
    kind: 'text',
    label: 'Floating sauna, 3 hours',
    note: `from ${priceText(cheapestSauna)}`,
    tone: 'muted',
  } as const
  return { ...wave, lines: [...wave.lines, later] }
}

/** Whether the boat is free at a start and only the sauna is taken after it. */
export const lacksSauna = ({ lacks = [] }: Pick<Start, 'lacks'>): boolean =>
  lacks.length > 0 && lacks.every((name) => name === floatingSauna.name)

/** A start that only lacks the sauna still has its boat: a day of such starts is not fully booked. */
export const withBoat = (start: Start): Start => (lacksSauna(start) ? { ...start, free: 1 } : start)

/** There is one boat: a count says nothing, but what is taken does. */
export function wakeChip(start: Start, chosen: string | undefined): SlotChip {
  const { time, open, reason } = start
  if (open) return { time, state: 'free' }
  if (lacksSauna(start)) return { time, state: 'off', note: 'no sauna' }
  if (reason === 'full') return { time, state: 'off', note: 'taken' }
  return chipOf({ ...start, lacks: undefined }, chosen)
}

/** Why a chosen start cannot be had where only the sauna is in the way. */
export const saunaTaken = (start: Start, duration: WakeDuration): string | undefined =>
  lacksSauna(start)
    ? `The floating sauna is taken after ${waveSpan(start.time, duration)}. Choose another time, or go without it.`
    : undefined
