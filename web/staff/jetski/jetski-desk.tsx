import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/views.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { listPollMs } from '#web/desk/listed.ts'
import { useLive } from '#web/desk/live.ts'
import { useWide } from '#web/desk/wide.ts'
import { UndoStrip } from '#web/staff/acts/undo-strip.tsx'
import { NoMachineProvider } from '#web/staff/row/no-machine.tsx'
import { JetskiFigures } from './jetski-figures.tsx'
import { JetskiHead } from './jetski-head.tsx'
import { jetskiBookingsQuery } from './jetski-queries.ts'
import { MachineBoard } from './machine-board.tsx'
import { usePanelView } from './panel.tsx'
import { Panels } from './panels.tsx'
import { RecentBookings } from './recent-bookings.tsx'

/** The day of the jetskis (jetski admin dashboard): on phones the list before the board; the figures last. */
export function JetskiDesk({ user }: { user: User }) {
  const view = usePanelView()
  const now = useNow()
  useLive()
  const read = useQuery({ ...jetskiBookingsQuery(), refetchInterval: listPollMs })
  const wide = useWide()
  // The loaded list still contains a booking that was just cancelled.
  const bookings = { ...read, data: read.data?.filter(({ status }) => status !== 'cancelled') }
  const recent = now && (
    <RecentBookings key="recent" bookings={bookings} now={now} onAll={() => view.open('schedule')} />
  )
  const board = now && (
    <div key="board">
      <MachineBoard now={now} />
      <Panels view={view} bookings={bookings} now={now} />
    </div>
  )
  return (
    <StaffFrame user={user}>
      <JetskiHead user={user} now={now} at={read.dataUpdatedAt} failing={read.isError} />
      {now && (
        <NoMachineProvider>
          {wide ? [board, recent] : [recent, board]}
          <JetskiFigures bookings={bookings} now={now} onPending={() => view.open('schedule', 'pending')} />
          {read.data && <UndoStrip rows={read.data} now={now} />}
        </NoMachineProvider>
      )}
    </StaffFrame>
  )
}
