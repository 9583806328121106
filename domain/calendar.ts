// Dates and times of a booking are local to its place (R-C1); instants are computed with its zone.

const realDate = (text: string): boolean => {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  const days = [
    31,
    (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ]
  return year >= 2000 && year < 3000 && month >= 1 && month <= 12 && day >= 1 && day <= days[month - 1]!
}

export const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** `yyyy-MM-dd`, an existing day in a plausible year that every database can handle. */
export const isIsoDate = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && realDate(text)

export const isMonthDay = (text: string): boolean => isIsoDate(`2024-${text}`)

/** `HH:mm`, 00:00 to 23:59. */
export const isClockTime = (text: unknown): text is string =>
  typeof text === 'string' && clockPattern.test(text)

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** '18:30 to 19:30'. */
export const spanText = (time: string, minutes: number): string =>
  `${time} to ${timeOf((minutesOf(time) + minutes) % (24 * 60))}`

/** Times from `first` to `last`, both included, `step` minutes apart. */
export function timesEvery(stepMinutes: number, first: string, last: string): string[] {
  const times: string[] = []
  for (let at = minutesOf(first); at <= minutesOf(last); at += stepMinutes) times.push(timeOf(at))
  return times
}

/** The instant of a local time; of a time that occurs twice the first, and a skipped time is moved on by the gap. */
export const instantOf = (date: string, time: string, zone: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).toInstant()

/** Whether a clock change skips a local time. */
export const isSkipped = (date: string, time: string, zone: string): boolean =>
  wallTime(instantOf(date, time, zone), zone).time !== time

/** Whether clocks are set forward on a day. */
export const isShortDay = (date: string, zone: string): boolean =>
  Temporal.PlainDate.from(date).toZonedDateTime(zone).hoursInDay < 24

export const skippedText = (date: string, time: string): string =>
  `There is no ${time} on ${dateText(date)}: the clocks are set forward over it.`

/** Local date and time of an instant. */
export function wallTime(at: Temporal.Instant, zone: string): { date: string; time: string } {
  const there = at.toZonedDateTimeISO(zone)
  return {
    date: there.toPlainDate().toString(),
    time: there.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

const dayMs = 86_400_000

/** Adds days to a date. Dates have no zone, so it is computed in UTC, ten times as fast as with Temporal. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

/** Monday is 1, Sunday 7. */
export const isoWeekday = (date: string): number => new Date(Date.parse(date)).getUTCDay() || 7

/** How far ahead a visitor may book: three years, enough for any plan and a limit for every query. */
export const bookableDays = 1096
/** Default for jetski requests. */
export const usualRequestDays = 30

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** `day`: Monday is 1, Sunday 7. */
export const weekdayName = (day: number): string => weekdays[day - 1]!

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `month`: January is 1. */
export const monthName = (month: number): string => months[month - 1]!

/** `Thursday 18 June`; with `short`, `Thu 18 June`; with `year`, `18 June 2026`. Same words on every machine. */
export function dateText(date: string, style: 'long' | 'short' | 'year' = 'long'): string {
  const day = Temporal.PlainDate.from(date)
  const month = monthName(day.month)
  if (style === 'year') return `${day.day} ${month} ${day.year}`
  const weekday = weekdayName(day.dayOfWeek)
  return `${style === 'short' ? weekday.slice(0, 3) : weekday} ${day.day} ${month}`
}

/** `June 2026`. */
export const monthText = (month: string): string =>
  `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
