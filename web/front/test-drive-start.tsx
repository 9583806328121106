import { Repeat2 } from 'lucide-react'
import { dateText } from '#domain/calendar.ts'
import { maxFoils } from '#domain/fleet/efoils.ts'
import { FoilCount, GiftNote, RideLength, RideTimes } from '#web/steps/ride-parts.tsx'
import type { TestDriveState } from './use-test-drive.ts'

const texts = {
  failed: 'Unable to load available times. Please try again.',
  loading: 'Loading available times...',
}

/** Second column: when it starts, how many foils, how long. */
export function StartAndLength({ drive }: { drive: TestDriveState }) {
  const { date } = drive.choosing
  return (
    <div className="border-line p-5 pt-0 sm:p-8 max-md:sm:pt-0 md:border-l lg:px-6">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="lab !mb-0 !font-sans !tracking-normal">Start time</h3>
        {date !== '' && <p className="text-sm text-muted">{dateText(date, 'short')}</p>}
      </div>
      <div className="mt-3 md:min-h-52">
        <RideTimes booking={drive} texts={texts} grouped={false} />
      </div>
      <div className="mt-7">
        <FoilCount booking={drive} hint={`1 to ${maxFoils}`} />
      </div>
      <div className="mt-7">
        <RideLength booking={drive} look="chips" />
      </div>
      <GiftNote booking={drive} className="mt-7" />
      <p className="mt-5 flex items-start gap-2 text-[0.9375rem] text-muted">
        <Repeat2 className="mt-0.5 size-5 flex-none" aria-hidden="true" />
        You pay per foil only. Friends may swap riders at no extra cost.
      </p>
    </div>
  )
}
