import { CalendarDays } from 'lucide-react'
import { wallTime } from '#domain/calendar.ts'
import { useNow } from '#web/steps/clock.ts'
import type { Enquiry } from '#web/steps/use-enquiry.ts'
import { Field } from '#web/ui/field.tsx'

// The browser's own calendar opens wherever the field is pressed; its second icon is not shown, an empty date is quiet.
const looks =
  '[&_.field]:relative [&_input::-webkit-calendar-picker-indicator]:absolute [&_input::-webkit-calendar-picker-indicator]:inset-0 [&_input::-webkit-calendar-picker-indicator]:size-auto [&_input::-webkit-calendar-picker-indicator]:cursor-pointer [&_input::-webkit-calendar-picker-indicator]:opacity-0'

/** The preferred day of an event, from today on. */
export function DayField({ enquiry: { form, bound } }: { enquiry: Enquiry }) {
  const now = useNow()
  const empty = !form.watch('preferredDate')
  return (
    <Field
      label="Day"
      optional
      type="date"
      icon={<CalendarDays aria-hidden="true" />}
      min={now && wallTime(now, 'Europe/Tallinn').date}
      className={`${looks} ${empty ? '[&_input:not(:focus)]:text-quiet' : ''}`}
      {...bound('preferredDate')}
    />
  )
}
