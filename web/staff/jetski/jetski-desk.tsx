import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/views.ts'
import { useNow } from '#web/desk/clock.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { useLive } from '#web/desk/live.ts'
import { NoMachineKnown } from '#web/staff/row/no-machine.tsx'
import { DeskHead } from './jetski-head.tsx'
import { DeskParts } from './jetski-parts.tsx'
import { jetskiAnalyticsQuery, jetskiBookingsQuery, jetskiFleetQuery } from './jetski-queries.ts'
import { useDeskView } from './panel-view.ts'

/** The day of the jetskis (jetski admin dashboard). */
export function JetskiDesk({ user }: { user: User }) {
  const view = useDeskView()
  const now = useNow()
  useLive()
  const bookings = useQuery(jetskiBookingsQuery())
  const fleet = useQuery(jetskiFleetQuery())
  const analytics = useQuery(jetskiAnalyticsQuery())
  return (
    <StaffFrame user={user}>
      <DeskHead user={user} now={now} at={bookings.dataUpdatedAt} failing={bookings.isError} />
      {now && (
        <NoMachineKnown>
          <DeskParts view={view} now={now} bookings={bookings} fleet={fleet} analytics={analytics} />
        </NoMachineKnown>
      )}
    </StaffFrame>
  )
}
