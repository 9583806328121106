import type { BookingRow } from '#contract/views.ts'
import { wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { dayText } from '#web/desk/day-words.ts'
import { surname } from '#web/staff/board/board-units.ts'
import { unitsText } from '#web/staff/row/booking-words.ts'
import type { LateReturn } from './late-returns.ts'

/** 'E-foil 1 is 25 min late'. */
export function lateTitle({ row, minutes }: LateReturn): string {
  const is = row.units.length > 1 ? 'are' : 'is'
  return `${unitsText(row)} ${is} ${lengthText(minutes)} late`
}

function lengthText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ${minutes % 60} min`
  return hours < 48 ? '1 day' : `${Math.floor(hours / 24)} days`
}

/** Who was due when, who is next on the unit, and what is free for them. */
export function lateText({ row, next }: LateReturn, now: Temporal.Instant): string {
  const due = `${surname(row.customerName)} was due ${momentText(row.endTime, row, now)}.`
  if (!next) return `${due} No other booking follows within 24 hours.`
  const unit = row.units.length > 1 ? next.unit : 'it'
  const then = `${surname(next.row.customerName)} starts on ${unit} ${momentText(next.row.startTime, row, now)}.`
  return next.soon ? `${due} ${then} ${freeText(next.instead)}` : `${due} ${then}`
}

/** 'at 15:30'; on another day 'on Wed 17 June at 00:30'. */
function momentText(at: string, { location }: Pick<BookingRow, 'location'>, now: Temporal.Instant): string {
  const { zone } = locationOf(location)
  const { date, time } = wallTime(Temporal.Instant.from(at), zone)
  return date === wallTime(now, zone).date ? `at ${time}` : `on ${dayText(date)} at ${time}`
}

function freeText(instead: NonNullable<LateReturn['next']>['instead']): string {
  if (!instead) return 'Nothing equal is free then.'
  const { unit, until } = instead
  const battery = unit.batteryLevel === undefined ? '' : `, battery ${unit.batteryLevel}%`
  return `${unit.name} is free ${until === undefined ? 'for the rest of the day' : `until ${until}`}${battery}.`
}
