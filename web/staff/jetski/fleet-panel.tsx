import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { Failed, Skeleton } from '#web/desk/list-states.tsx'
import { useSetFleetStatus } from './fleet-acts.ts'
import { FleetCard } from './fleet-card.tsx'
import { Closing } from './jetski-closing.tsx'
import type { FleetRead } from './jetski-figures.tsx'
import { Panel } from './panel.tsx'

type Props = {
  fleet: FleetRead
  bookings: readonly JetskiBooking[]
  now: Temporal.Instant
  onClose: () => void
}

/** Fleet Management: the five machines, their hours and states. */
export function Fleet({ fleet, bookings, now, onClose }: Props) {
  const set = useSetFleetStatus()
  return (
    <Panel title="Fleet Management" onClose={onClose} bare>
      {fleet.data ? (
        <>
          <ul className={grid}>
            {fleet.data.fleet.map((unit) => (
              <FleetCard
                key={unit.id}
                unit={unit}
                now={now}
                onStatus={(status) => set.mutate({ unit, status })}
              />
            ))}
          </ul>
          {set.data && (
            <Closing
              key={`${set.data.id} ${set.data.until}`}
              closed={{ ...set.data, unit: set.data }}
              bookings={bookings}
              onClose={set.reset}
            />
          )}
        </>
      ) : fleet.isError ? (
        <div className="card">
          <Failed title="The fleet" onRetry={fleet.refetch} busy={fleet.isFetching} />
        </div>
      ) : (
        <div className={grid} role="status">
          <span className="sr-only">Loading...</span>
          {[1, 2, 3, 4, 5].map((card) => (
            <Skeleton key={card} className="h-36 rounded-lg! sm:h-80" />
          ))}
        </div>
      )}
    </Panel>
  )
}

const grid = 'grid gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]'
