import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/views.ts'
import { roleFacts } from '#domain/roles.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { equipmentQuery, listPollMs } from '#web/desk/listed.ts'
import { useLive } from '#web/desk/live.ts'
import { Refreshed } from '#web/desk/refreshed.tsx'
import { NewBooking } from '#web/staff/entry/new-booking.tsx'
import { NoMachineProvider } from '#web/staff/row/no-machine.tsx'
import { Search } from '#web/staff/row/search.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useAllBookings } from './all-bookings.ts'
import { DashboardParts } from './dashboard-parts.tsx'
import { sectorChoices, useView, type View } from './dashboard-view.ts'

/** The day at a glance, with each action in one click (booking dashboard). */
export function StaffDashboard({ seen }: { seen: User }) {
  const view = useView(seen)
  const now = useNow()
  useLive()
  const bookings = useAllBookings(now)
  const equipment = useQuery({ ...equipmentQuery(), refetchInterval: listPollMs })
  return (
    <StaffFrame user={seen}>
      <DashboardHead seen={seen} view={view} />
      {now && (
        <NoMachineProvider>
          <DashboardParts view={view} now={now} bookings={bookings} equipment={equipment} />
        </NoMachineProvider>
      )}
      <Refreshed at={bookings.dataUpdatedAt} failing={bookings.isError} />
    </StaffFrame>
  )
}

/** Greeting by role, title, search, new entries, and whose bookings are shown. `seen`: the account, with the role it views as. */
function DashboardHead({ seen, view }: { seen: User; view: View }) {
  const { label, title, analytics } = roleFacts[seen.role]
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5">
      <div className="min-w-0">
        <p className="text-muted">Welcome back, {label}</p>
        <h1 className="text-3xl">{title}</h1>
      </div>
      {/* On phones, search results take the whole width. */}
      <div className="flex min-w-0 items-center gap-2 max-sm:relative max-sm:w-full max-sm:flex-wrap">
        <Search />
        <NewBooking user={seen} />
      </div>
      {analytics && (
        <div className="w-full min-w-0">
          <Segmented
            label="Sector"
            value={view.sector}
            onChange={(sector) => view.set({ sector })}
            options={sectorChoices(seen.sectors)}
          />
        </div>
      )}
    </div>
  )
}
