import type { CustomOrderItem, Enquiry, TestDriveItem } from '#contract/calls/admin-calls.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import { findLocation, placeTextOf } from '#domain/find-location.ts'
import type { House } from '#domain/house/house.ts'
import { accessories, boardColors, dollarText } from '#domain/offers/custom-board.ts'
import { site } from '#domain/site.ts'
import { longestWait, waitText } from '#web/staff/row/booking-days.ts'

/** '18 June'. */
export const dayText = (date: string): string => dateText(date, 'year').replace(/ \d{4}$/, '')

/** '16 June 14:02' in the reader's time zone; with the year if it is another one. */
export function momentText(at: string, now: string, zone = Temporal.Now.timeZoneId()): string {
  const { date, time } = wallTime(Temporal.Instant.from(at), zone)
  const sameYear = date.slice(0, 4) === wallTime(Temporal.Instant.from(now), zone).date.slice(0, 4)
  return `${sameYear ? dayText(date) : dateText(date, 'year')} ${time}`
}

/** When a row was created, in the time zone of its place or, without a place, of the company. */
export const createdText = (
  house: House,
  row: { createdAt: string; location?: string },
  now: Temporal.Instant,
): string =>
  momentText(row.createdAt, now.toString(), findLocation(house, row.location ?? '')?.zone ?? site.homeZone)

/** 1 is Standard 5.7 kW, anything else Performance 7.2 kW (admin lists). */
export const motorText = (code: string): string => (code === '1' ? 'Standard 5.7 kW' : 'Performance 7.2 kW')

/** 1 is Short 60 cm, 2 Medium 75 cm, anything else Long 90 cm (admin lists). */
export const mastText = (code: string): string =>
  code === '1' ? 'Short 60 cm' : code === '2' ? 'Medium 75 cm' : 'Long 90 cm'

const labelOf = (things: readonly { id: string; label: string }[], id: string): string =>
  things.find((thing) => thing.id === id)?.label ?? id

export const colorText = (id: string): string => labelOf(boardColors, id)

/** 'Spare battery, Travel bag'; 'none'. */
export const accessoriesText = ({ accessories: ids }: Pick<CustomOrderItem, 'accessories'>): string =>
  ids.map((id) => labelOf(accessories, id)).join(', ') || 'none'

/** What a delete makes free; nothing once the ride is over. */
export function freedText(house: House, row: TestDriveItem, now: Temporal.Instant): string {
  const isOver = Temporal.Instant.compare(Temporal.Instant.from(row.endTime), now) <= 0
  if (isOver) return 'This test drive is over: nothing is freed.'
  return `${counted(row.foils, 'foil')} at ${placeTextOf(house, row.location)} ${row.foils === 1 ? 'becomes' : 'become'} free again`
}

/** '12 s ago', '3 min ago', '2 h ago'. */
export function agoText(seconds: number): string {
  if (seconds < 60) return `${Math.max(0, seconds)} s ago`
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min ago` : `${Math.floor(seconds / 3600)} h ago`
}

/** '$10 050'; '' for accounts that do not see money. */
export const totalText = ({ totalPrice }: Pick<CustomOrderItem, 'totalPrice'>): string =>
  totalPrice === undefined ? '' : dollarText(totalPrice)

/** '4 waiting, the oldest for 42 minutes'. */
export const waitingText = (open: readonly Pick<Enquiry, 'createdAt'>[], now: Temporal.Instant): string =>
  open.length === 0
    ? 'Nobody is waiting for an answer'
    : `${open.length} waiting, the oldest for ${waitText(longestWait(open, now))}`

/** 'MA' for 'Main Admin'; keeps a character whole that takes two code units. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
