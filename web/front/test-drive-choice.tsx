import { Repeat2 } from 'lucide-react'
import { maxFoils } from '#domain/fleet/efoils.ts'
import { PlaceChoice } from '#web/booking/place-choice.tsx'
import { FoilCount, GiftNote, RideLength } from '#web/booking/ride-parts.tsx'
import { SmallChart } from '#web/booking/small-chart.tsx'
import type { TestDriveState } from './use-test-drive.ts'

/** First column: where, how many foils, how long. */
export function Choice({ drive }: { drive: TestDriveState }) {
  const { ride } = drive
  return (
    <div className="p-5 sm:p-8 lg:pr-6">
      <h2 className="text-3xl">Book a test drive</h2>
      <p className="mt-2 text-muted">
        Pick a place and a day. Times that cannot be had are crossed out and say why.
      </p>
      <div className="mt-7">
        <PlaceChoice look="chips" value={ride.entries.location} onChange={ride.choosePlace} />
        <SmallChart place={ride.entries.location} className="mt-4 h-40 w-full" />
      </div>
      <div className="mt-7">
        <FoilCount ride={ride} hint={`1 to ${maxFoils}`} />
      </div>
      <div className="mt-7">
        <RideLength ride={ride} look="chips" />
      </div>
      <GiftNote ride={ride} className="mt-7" />
      <p className="mt-5 flex items-start gap-2 text-[0.9375rem] text-muted">
        <Repeat2 className="mt-0.5 size-5 flex-none" aria-hidden="true" />
        You pay per foil only. Friends may swap riders at no extra cost.
      </p>
    </div>
  )
}
