import { Where } from '#web/steps/where.tsx'
import { WhichDay } from '#web/steps/which-day.tsx'
import type { TestDriveState } from './use-test-drive.ts'

/** First column: where and on which day. */
export function PlaceAndDay({ drive: { ride, choosing } }: { drive: TestDriveState }) {
  const { entries, choice } = ride
  return (
    <div className="p-5 sm:p-8 lg:pr-6">
      <h2 className="text-3xl">Book a test drive</h2>
      <p className="mt-2 text-muted">Pick a place and a day. We show only the times that are really free.</p>
      <div className="mt-7">
        <Where look="chips" value={entries.location} onChange={choosing.choosePlace} />
      </div>
      <div className="mt-7">
        <WhichDay
          activity="test-drive"
          location={entries.location}
          units={choice.foils}
          duration={choice.duration}
          today={choosing.today}
          date={choosing.date}
          onDate={choosing.chooseDate}
          error={choosing.errors.date}
        />
      </div>
    </div>
  )
}
