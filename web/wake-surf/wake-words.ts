import type { Quote } from '#domain/activities/activity.ts'
import { longLength } from '#domain/activities/quote-lines.ts'
import { quoteWake, saunaAfter, saunaCents } from '#domain/activities/wake-surf.ts'
import { dateText, spanText } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { type LocationId, locationOf, placeText } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { chipOf, type Start } from '#web/booking/start-list.ts'
import type { SlotChip } from '#web/ui/slot-groups.ts'

type Chosen = { duration: string; sauna: boolean }
type When = { date: string; time: string; location: LocationId }

/** '18:30 to 19:30'. */
export const waveSpan = (house: House, time: string, duration: string): string =>
  spanText(time, house.activities['wake-surf'].durations[duration]!.minutes)

/** '19:30 to 22:30': three hours from the end of the wake session. */
export const saunaSpan = (house: House, when: When, duration: string): string =>
  spanText(saunaAfter(house, when, duration).start.time, house.activities['wake-surf'].sauna.minutes)

/** The lead text, with the place if there is only one. */
export function leadOf(house: House): string {
  const { lead = '', places } = house.activities['wake-surf']
  const place = places.length === 1 ? `${placeText(locationOf(house, places[0]!))}.` : ''
  return [lead, place].filter(Boolean).join(' ')
}

/** How many people fit, and what more people need: '1 hour takes up to 4. For 5 or more choose 2 hours.' */
export function peopleHint(house: House, duration: string): string {
  const { durations } = house.activities['wake-surf']
  const { label, people } = durations[duration]!
  const codes = Object.keys(durations)
  const longer = codes[codes.indexOf(duration) + 1]
  const takes = `${label} ${duration === '1h' ? 'takes' : 'take'} up to ${people}.`
  return longer ? `${takes} For ${people + 1} or more choose ${durations[longer]!.label}.` : takes
}

/** '3 hours'. */
export const saunaLength = (house: House): string => longLength(house.activities['wake-surf'].sauna.minutes)
export const saunaText = (house: House): string => `Floating sauna, ${saunaLength(house)}`

/** The four prices of the sauna as listed on the page; once a start is chosen, those of the day on which the sauna begins. */
export function saunaPrices(house: House, when: When, duration: string) {
  const hasStart = when.date !== '' && when.time !== ''
  const { date } = hasStart ? saunaAfter(house, when, duration).start : when
  return (['weekday', 'weekend'] as const).flatMap((days) =>
    (['day', 'evening'] as const).map((slot) => ({
      days,
      slot,
      label: `${days === 'weekday' ? 'Mon-Thu' : 'Fri-Sun'}, ${slot}`,
      cents: saunaCents(house, { days, slot }, { date, location: when.location }),
    })),
  )
}

/** The quote as far as known: the price of the sauna is known only with the start. */
export function quoteShown(house: House, { duration, sauna }: Chosen, when: When): Quote {
  if (!sauna || (when.date !== '' && when.time !== '')) return quoteWake(house, { duration, sauna }, when)
  const wave = quoteWake(house, { duration, sauna: false }, when)
  const later = {
    kind: 'text',
    label: saunaText(house),
    note: `from ${priceText(Math.min(...saunaPrices(house, when, duration).map(({ cents }) => cents)))}`,
    tone: 'muted',
  } as const
  return { ...wave, lines: [...wave.lines, later] }
}

/** Whether the boat is free at a start and only the sauna after it is taken. */
export const lacksSauna = ({ reason }: Pick<Start, 'reason'>): boolean => reason === 'busy'

/** A start that lacks only the sauna still has its boat: a day of such starts is not fully booked. */
export const withBoat = (start: Start): Start => (lacksSauna(start) ? { ...start, free: 1 } : start)

/** There is one boat: a count means nothing, but what is taken does. */
export function wakeChip(start: Start, chosen: string | undefined): SlotChip {
  const { time, open, reason } = start
  if (open) return { time, state: 'free' }
  if (lacksSauna(start)) return { time, state: 'off', note: 'no sauna' }
  if (reason === 'full') return { time, state: 'off', note: 'taken' }
  return chipOf({ ...start, lacks: undefined }, chosen)
}

/** Why a chosen start is unavailable if only the sauna is taken. */
export const saunaTaken = (house: House, start: Start, duration: string): string | undefined =>
  lacksSauna(start)
    ? `The floating sauna is taken after ${waveSpan(house, start.time, duration)}. Choose another time, or go without it.`
    : undefined

/** '1 hour and sauna, Sat 28 November 12:00'. */
export function contextOf(
  house: House,
  { duration, sauna }: { duration: string; sauna: boolean },
  { date, time }: { date: string; time: string },
): string {
  const when = [date && dateText(date, 'short'), time].filter(Boolean).join(' ')
  return `${house.activities['wake-surf'].durations[duration]!.label}${sauna ? ' and sauna' : ''}, ${when || 'choose a day'}`
}
