import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/views.ts'
import { useNow } from '#web/desk/clock.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { useLive } from '#web/desk/live.ts'
import { Refreshed } from '#web/desk/refreshed.tsx'
import { equipmentQuery } from '#web/queries.ts'
import { NewBooking } from '#web/staff/entry/new-booking.tsx'
import { NoMachineProvider } from '#web/staff/row/no-machine.tsx'
import { Search } from '#web/staff/row/search.tsx'
import { useAllBookings } from './all-bookings.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { DashboardParts } from './dashboard-parts.tsx'
import { useView } from './dashboard-view.ts'

const pollMs = 15_000

/** The day in three seconds, each act in one click (booking dashboard). */
export function StaffDashboard({ seen }: { seen: User }) {
  const view = useView(seen)
  const now = useNow()
  useLive()
  const bookings = useAllBookings(now)
  const equipment = useQuery({ ...equipmentQuery(), refetchInterval: pollMs })
  return (
    <StaffFrame user={seen}>
      <DashboardHead
        seen={seen}
        view={view}
        acts={
          <>
            <Search />
            <NewBooking user={seen} />
          </>
        }
      />
      {now && (
        <NoMachineProvider>
          <DashboardParts view={view} now={now} bookings={bookings} equipment={equipment} />
        </NoMachineProvider>
      )}
      <Refreshed at={bookings.dataUpdatedAt} failing={bookings.isError} />
    </StaffFrame>
  )
}
