import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import type { MonthReply } from '#contract/views.ts'
import { addDays, bookableDays, dateText, monthText } from '#domain/calendar.ts'
import { monthQuery } from '#web/queries.ts'
import { Calendar } from '#web/ui/calendar.tsx'
import { CalendarLegend, CalendarSpace, type DayMark } from '#web/ui/calendar-parts.tsx'
import { LiveErrorText } from '#web/ui/field.tsx'
import type { Picker } from './pick-time.tsx'
import type { StartsQuery } from './start-list.ts'
import { asksFor } from './use-starts.ts'

type WhichDayProps = StartsQuery & {
  /** A call other than the visitors', with the same reply. */
  monthOf?: (month: string) => ReturnType<typeof monthQuery>
  /** `yyyy-MM-dd` at the place; undefined until the clock is known. */
  today: string | undefined
  date: string
  /** The day whose month is shown before one is chosen. Default: today. */
  first?: string
  onDate: (date: string) => void
  error?: string
  /** The last day that is sold, `yyyy-MM-dd`. Default: the calendar's bound. */
  last?: string
  /** Days that are sold, whether the month has loaded or not. Default: every day. */
  offered?: (date: string) => boolean
}

/** The day, on a calendar with availability. */
export function WhichDay({
  today,
  date,
  first = today,
  onDate,
  error,
  last,
  offered,
  monthOf = (month) => monthQuery({ ...filter, month }),
  ...filter
}: WhichDayProps) {
  const { location, activity } = filter
  const [browsed, setBrowsed] = useState<{ month: string; from: string }>()
  const chosenMonth = (date || first || '').slice(0, 7)
  const month = browsed?.from === date ? browsed.month : chosenMonth
  const days = useQuery({
    ...monthOf(month),
    enabled: month !== '',
    // Another number of units loads new marks: the old ones are shown meanwhile, unless the month or place differs.
    placeholderData: (before: MonthReply | undefined, query) =>
      asksFor(query?.queryKey, { month, location, activity }) ? before : undefined,
  })
  const isPatient = usePatience(!days.isPending)
  // Rendering it at once would block a phone: the calendar follows right after, a few days at a time.
  const isWaiting = useDeferredValue(today === undefined || (isPatient && days.isPending), true)
  return (
    <div data-step="date">
      {today === undefined || isWaiting ? (
        <CalendarSpace />
      ) : (
        <Calendar
          month={month}
          onMonth={(next) => setBrowsed({ month: next, from: date })}
          today={today}
          last={last ?? addDays(today, bookableDays)}
          chosen={date || undefined}
          onChoose={onDate}
          marks={{ ...days.data?.days, ...closedDays(month, offered) }}
          dayText={(day) => dateText(day, 'year')}
          monthText={monthText}
        />
      )}
      <CalendarLegend />
      {days.data?.closed?.map((words) => (
        <p key={words} className="mt-3 font-semibold">
          {words}
        </p>
      ))}
      <LiveErrorText>{error}</LiveErrorText>
    </div>
  )
}

export type DayPicker = Picker & { offered?: (date: string) => boolean }

/** The day of a booking, on the calendar. `offered`: days that are sold at all. */
export const PickDay = ({ start, errors, offered }: DayPicker) => (
  <WhichDay
    {...start.query}
    today={start.today}
    last={start.last}
    offered={offered}
    date={start.date}
    onDate={start.chooseDay}
    error={errors.date}
  />
)

const patienceMs = 300

/**
 * True until the first answer or a time limit, so that the calendar is rendered once, with its marks. It does not become
 * true again with the next month, which would remove the calendar and its focus.
 */
function usePatience(isAnswered: boolean): boolean {
  const [isPatient, setPatient] = useState(true)
  if (isPatient && isAnswered) setPatient(false)
  useEffect(() => {
    const end = setTimeout(() => setPatient(false), patienceMs)
    return () => clearTimeout(end)
  }, [])
  return isPatient
}

/** The days of a month that are not sold; the calendar shows them like past ones. */
function closedDays(month: string, offered: WhichDayProps['offered']): Record<string, DayMark> {
  if (!offered) return {}
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index))
  return Object.fromEntries(days.filter((day) => !offered(day)).map((day) => [day, 'closed']))
}
