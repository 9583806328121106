import { dateText, isIsoDate, isMonthDay, monthName } from '#domain/calendar.ts'

type MonthSpan = { value: string; label: string; from: string; to: string }

/** Presets for a new season: each month, and the whole year. A function, as browsers load `Temporal` after this module runs. */
export function monthSpans(): MonthSpan[] {
  const months = Array.from({ length: 12 }, (_, index) => {
    const first = Temporal.PlainDate.from({ year: 2024, month: index + 1, day: 1 })
    return {
      value: first.toString().slice(5, 7),
      label: monthName(first.month),
      from: first.toString().slice(5),
      to: first.with({ day: first.daysInMonth }).toString().slice(5),
    }
  })
  return [...months, { value: 'year', label: 'The whole year', from: '01-01', to: '12-31' }]
}

/** '1 July to 31 July, every year', '24 June, every year'. */
export function spanText({ from, to, since }: { from: string; to?: string; since?: string }): string {
  const span = to === undefined ? `From ${dayText(from)}` : [...new Set([from, to])].map(dayText).join(' to ')
  const every = from.length === 5 ? `${span}, every year` : span
  return since === undefined ? every : `${every}, from ${dayText(since)} on`
}

function dayText(day: string): string {
  if (isMonthDay(day)) return dateText(`2024-${day}`, 'year').replace(/ \d{4}$/, '')
  return isIsoDate(day) ? dateText(day, 'year') : day
}
