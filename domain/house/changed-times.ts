import { dateText, isIsoDate, weekdayName } from '../calendar.ts'
import { changeText, type Difference, fieldOf, listWords, type Values } from './changed-values.ts'
import type { House } from './house.ts'

// Changes of days, hours, group sessions and extra time, in words for the owner.

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** 'Surf and Sauna Session on Wednesday: sold'. A missing list means every day. */
export const weekdaysWords = (title: string, { before, after }: Values): string[] | undefined =>
  listWords(
    { before: before ?? everyDay, after: after ?? everyDay },
    (day) => `${title} on ${weekdayName(Number(day))}`,
    ['sold', 'no longer sold'],
  )

const sessionFields: Record<string, string> = { from: 'begins at', popular: 'marked as popular' }

/** 'Surf and Sauna Session, Sunset, begins at: 20:00 to 19:00'. Its end follows from this and the length. */
export function sessionWords(
  title: string,
  { path: [id = '', field = ''], ...values }: Difference,
  { activities }: House,
): string | string[] {
  if (field === 'to') return []
  const { name } = activities['efoil-group'].sessions[id as 'sunset']
  return changeText(values, `${title}, ${name}, ${sessionFields[field] ?? field}`)
}

const giftFields: Record<string, string> = { from: 'extra time from how many', minutes: 'extra minutes' }

export const giftWords = (title: string, { path: [field], ...values }: Difference): string =>
  field === undefined
    ? `${title}, extra time: ${values.after ? 'new' : 'removed'}`
    : changeText(values, `${title}, ${giftFields[field] ?? field}`)

/** '1 July to 31 July', '1 October 2026 to 30 April 2027', '1 May 2027'. */
export const span = (thing: unknown): string =>
  [...new Set([fieldOf(thing, 'from'), fieldOf(thing, 'to')])].filter(Boolean).map(dayText).join(' to ')

const leapYear = '2024'

export function dayText(day: unknown): string {
  const text = String(day)
  if (isIsoDate(text)) return dateText(text, 'year')
  const dated = `${leapYear}-${text}`
  return isIsoDate(dated) ? dateText(dated, 'year').replace(` ${leapYear}`, '') : text
}

export function closedWords(place: string, closed: unknown): string {
  const reason = fieldOf(closed, 'reason')
  return `${place} closed ${span(closed)}${reason ? ` (${reason})` : ''}`
}

export const hoursText = (hours: unknown): string =>
  `hours ${fieldOf(hours, 'open')} to ${fieldOf(hours, 'close')}, ${span(hours)}, ${weekdaysText(hours)}`

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export function weekdaysText(thing: unknown): string {
  const days = fieldOf(thing, 'weekdays')
  if (!Array.isArray(days) || days.length === 7) return 'every day'
  return days.map((day) => dayNames[Number(day) - 1] ?? String(day)).join(', ')
}
