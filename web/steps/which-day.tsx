import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, bookableDays, dateText, monthText } from '#domain/calendar.ts'
import type { LocationId } from '#domain/locations.ts'
import { monthQuery } from '#web/queries.ts'
import { Calendar, CalendarLegend, CalendarSpace } from '#web/ui/calendar.tsx'
import { ErrorText } from '#web/ui/field.tsx'

/** What free times are asked for, whatever the activity: how many of its units, for how long, which machines, with the sauna or not. */
export type Asked = {
  activity: string
  location: LocationId
  units?: number
  duration?: string
  /** Ids of jetskis, with commas. */
  equipment?: string
  sauna?: 'true' | 'false'
}

type WhichDayProps = Asked & {
  /** `yyyy-MM-dd` at the place; undefined until the clock is known. */
  today: string | undefined
  date: string
  onDate: (date: string) => void
  error?: string
  /** The last day that is sold, `yyyy-MM-dd`; the calendar's bound unless told. */
  last?: string
}

/** The day, on a calendar that knows what is free. */
export function WhichDay({ today, date, onDate, error, last, ...asked }: WhichDayProps) {
  const [browsed, setBrowsed] = useState<{ month: string; from: string }>()
  const chosenMonth = (date || today || '').slice(0, 7)
  const month = browsed?.from === date ? browsed.month : chosenMonth
  const days = useQuery({ ...monthQuery({ ...asked, month }), enabled: month !== '' })
  return (
    <div data-step="date">
      {today === undefined ? (
        <CalendarSpace />
      ) : (
        <Calendar
          month={month}
          onMonth={(next) => setBrowsed({ month: next, from: date })}
          today={today}
          last={last ?? addDays(today, bookableDays)}
          chosen={date || undefined}
          onChoose={onDate}
          marks={days.data?.days ?? {}}
          dayText={(day) => dateText(day, 'year')}
          monthText={monthText}
        />
      )}
      <CalendarLegend />
      {error && <ErrorText>{error}</ErrorText>}
    </div>
  )
}
