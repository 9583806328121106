import { dateText } from '#domain/calendar.ts'
import { PickTime } from '#web/booking/pick-time.tsx'
import { askedFoils, rideSpanText } from '#web/booking/ride-words.ts'
import { PickDay } from '#web/booking/start-step.tsx'
import type { TestDriveState } from './use-test-drive.ts'

const texts = {
  failed: 'Unable to load available times. Please try again.',
  loading: 'Loading available times...',
}

/** Second column: on which day and when it starts. */
export function When({ drive }: { drive: TestDriveState }) {
  const { sold, form, entries, start, choice } = drive.ride
  const { date } = start
  return (
    <div className="border-line p-5 pt-0 sm:p-8 max-md:sm:pt-0 md:border-l lg:px-6">
      <PickDay start={start} errors={form.errors} />
      <div className="mt-7 flex items-baseline justify-between gap-3">
        <h3 className="lab !mb-0 !font-sans !tracking-normal">Start time</h3>
        {date !== '' && <p className="text-sm text-muted">{dateText(date, 'short')}</p>}
      </div>
      <div className="mt-3 md:min-h-52">
        <PickTime
          start={start}
          errors={form.errors}
          asked={askedFoils(choice.foils)}
          awaited={sold.startTimes(entries.location, date, choice)}
          span={rideSpanText(sold, start.time, choice)}
          texts={texts}
          grouped={false}
        />
      </div>
    </div>
  )
}
