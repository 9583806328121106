import type { Slot } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'
import type { LocationId } from '#domain/locations.ts'
import type { SlotChip } from '#web/ui/slot-groups.ts'

/** A start time of a day. `free` is undefined if the server gave no counts. */
export type Start = {
  time: string
  open: boolean
  free?: number
  reason?: Slot['reason'] | 'taken'
  /** Why it is closed, in the server's words. */
  words?: string
  /** Names of the missing units, if several are needed. */
  lacks?: readonly string[]
  /** It begins before civil dawn or ends after civil dusk. */
  dark?: boolean
  /** It is in the last hour of sun. */
  golden?: boolean
}

/** The query for free times of any activity: number of units, duration, machines, with or without the sauna. */
export type StartsQuery = {
  activity: string
  location: LocationId
  units?: number
  duration?: string
  /** Comma-separated ids of jetskis. */
  equipment?: string
  sauna?: 'true' | 'false'
  /** The visitor's own hold. */
  hold?: string
}

/** The spec's sentences for all pages but the landing. */
export const startTexts = {
  failed: 'Unable to load times. Please try again.',
  loading: 'Loading times...',
}

type Reply = { data?: readonly string[]; slots?: readonly Slot[] } | null | undefined

/** The starts of a reply: with counts, else the bare list, else (no data) the fallback. */
export function startsOf(reply: Reply, fallback: readonly string[]): Start[] {
  if (reply?.slots && reply.slots.length > 0)
    // Words marked as `plain` only repeat the reason, which forms phrase themselves.
    return reply.slots.map((slot) => (slot.plain ? { ...slot, words: undefined } : slot))
  return (reply?.data ?? fallback).map((time) => ({ time, open: true }))
}

type Moment = { date: string; time: string }

/** The same list, updated by the clock at the place and by a refusal. */
export function startsNow(
  starts: readonly Start[],
  date: string,
  now: Moment,
  taken: readonly string[],
): Start[] {
  const isPast = (time: string) => date < now.date || (date === now.date && time <= now.time)
  return starts.map((start) => {
    // Without counts and missing units: fewer people would not make a past start bookable.
    if (isPast(start.time)) return { time: start.time, open: false, reason: 'past' }
    return taken.includes(start.time) ? { ...start, open: false, reason: 'taken' } : start
  })
}

const fewAtMost = 3

/** A start as a chip: with its count if 3 or fewer or chosen, or the reason if disabled. */
export function chipOf(start: Start, chosen: string | undefined): SlotChip {
  const { time, open, free, reason, lacks, words } = start
  if (!open) {
    // Closed only for this duration: the place is open.
    if (reason === 'closed' && !words?.startsWith('Closed')) return { time, state: 'off', note: 'too late' }
    if (lacks?.length) return { time, state: 'off', note: lacks.join(', ') }
    const some =
      free !== undefined && free > 0 && reason !== 'past' && reason !== 'taken' && reason !== 'closed'
    return { time, state: 'off', note: some ? `${free} free` : (reason ?? 'full').replace('_', ' ') }
  }
  if (time === chosen) return { time, state: 'free', note: free === undefined ? 'chosen' : `${free} free` }
  return free !== undefined && free <= fewAtMost
    ? { time, state: 'few', note: `${free} left` }
    : { time, state: 'free' }
}

export type ToChip = typeof chipOf

/** Chips of a day; with `hidePast`, past ones are left out unless chosen. */
export const chipsOf = (
  starts: readonly Start[],
  chosen: string | undefined,
  hidePast: boolean,
  toChip: ToChip = chipOf,
): SlotChip[] =>
  starts
    .filter((start) => !hidePast || start.reason !== 'past' || start.time === chosen)
    .map((start) => {
      const chip = toChip(start, chosen)
      return { ...chip, note: withGolden(start, chip.note, 'golden') }
    })

/**
 * 'golden hour', '2 places left, golden hour'; other starts keep their words. `beside`: what to append to other words,
 * shorter for a chip.
 */
export const withGolden = (
  start: Start | undefined,
  words: string | undefined,
  beside = 'golden hour',
): string | undefined => {
  if (!start?.golden || !start.open) return words
  return words ? `${words}, ${beside}` : 'golden hour'
}

export const isFull = (starts: readonly Start[]): boolean => !starts.some((start) => start.open)

/** The server's reasons why starts are closed; a chip names what is missing. */
export const closedWords = (starts: readonly Start[] | undefined): string | undefined =>
  starts?.find(({ words, reason }) => words && reason !== 'busy')?.words

/** Which of the open starts begin before dawn or end after dusk, in words. */
export function darkWords(starts: readonly Start[]): string | undefined {
  const open = starts.filter((start) => start.open)
  const morning = open.findIndex(({ dark }) => !dark)
  const evening = open[open.findLastIndex(({ dark }) => !dark) + 1]
  const words = [
    morning > 0 && `Before ${open[morning]!.time} it is dark.`,
    evening && `From ${evening.time} on, the ride ends after dark.`,
  ]
  return words.filter(Boolean).join(' ') || undefined
}

export type FreeTime = { date: string; time: string; free?: number }

/** 'Wed 25 Nov'. */
export function shortDay(date: string): string {
  const [weekday, day, month] = dateText(date, 'short').split(' ')
  return `${weekday} ${day} ${month?.slice(0, 3)}`
}
