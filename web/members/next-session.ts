import { addDays, dateText, isoWeekday, wallTime } from '#domain/calendar.ts'

const saturday = 6
const begins = '09:00'

/** The next coached Saturday, 'Saturday 20 June, 9AM'; before the clock is known, the rule itself. */
export function nextSession(now: Temporal.Instant | undefined): string {
  if (now === undefined) return 'Every Saturday, 9AM'
  const { date, time } = wallTime(now, 'Europe/Tallinn')
  const days = (saturday - isoWeekday(date) + 7) % 7
  const ahead = days === 0 && time >= begins ? 7 : days
  return `${dateText(addDays(date, ahead))}, 9AM`
}
