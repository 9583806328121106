import { wallTime } from '#domain/calendar.ts'
import { useNow } from '#web/booking/clock.ts'
import { DateField } from '#web/booking/date-field.tsx'
import type { Enquiry } from '#web/booking/use-enquiry.ts'

/** The preferred day of an event, from today on. */
export function DayField({ enquiry: { form } }: { enquiry: Enquiry }) {
  const now = useNow()
  return (
    <div data-step="preferredDate">
      <DateField
        label="Day"
        optional
        min={now && wallTime(now, 'Europe/Tallinn').date}
        value={form.entries.preferredDate ?? ''}
        error={form.errors.preferredDate}
        onChange={(date) => form.set({ preferredDate: date })}
      />
    </div>
  )
}
