import { dateText } from '#domain/calendar.ts'
import { RideDay, RideTimes } from '#web/booking/ride-parts.tsx'
import type { TestDriveState } from './use-test-drive.ts'

const texts = {
  failed: 'Unable to load available times. Please try again.',
  loading: 'Loading available times...',
}

/** Second column: on which day and when it starts. */
export function When({ drive }: { drive: TestDriveState }) {
  const { date } = drive.choosing
  return (
    <div className="border-line p-5 pt-0 sm:p-8 max-md:sm:pt-0 md:border-l lg:px-6">
      <RideDay booking={drive} />
      <div className="mt-7 flex items-baseline justify-between gap-3">
        <h3 className="lab !mb-0 !font-sans !tracking-normal">Start time</h3>
        {date !== '' && <p className="text-sm text-muted">{dateText(date, 'short')}</p>}
      </div>
      <div className="mt-3 md:min-h-52">
        <RideTimes booking={drive} texts={texts} grouped={false} />
      </div>
    </div>
  )
}
