import { RideDay } from '#web/steps/ride-parts.tsx'
import { Where } from '#web/steps/where.tsx'
import type { TestDriveState } from './use-test-drive.ts'

/** First column: where and on which day. */
export function PlaceAndDay({ drive }: { drive: TestDriveState }) {
  const { ride, choosing } = drive
  return (
    <div className="p-5 sm:p-8 lg:pr-6">
      <h2 className="text-3xl">Book a test drive</h2>
      <p className="mt-2 text-muted">Pick a place and a day. We show only the times that are really free.</p>
      <div className="mt-7">
        <Where look="chips" value={ride.entries.location} onChange={choosing.choosePlace} />
      </div>
      <div className="mt-7">
        <RideDay booking={drive} />
      </div>
    </div>
  )
}
