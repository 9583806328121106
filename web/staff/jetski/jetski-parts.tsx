import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import type { Listed } from '#web/desk/listed.ts'
import { useWide } from '#web/desk/wide.ts'
import { Analytics } from './analytics.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { customersOf } from './customers.ts'
import { Fleet } from './fleet-panel.tsx'
import { countsOf, todayHere } from './jetski-days.ts'
import type { AnalyticsRead, BookingsRead, FleetRead } from './jetski-figures.tsx'
import { Figures } from './jetski-figures.tsx'
import { Undo } from './jetski-undo.tsx'
import { countText } from './jetski-words.ts'
import { Board } from './machine-board.tsx'
import { PanelButtons } from './panel-buttons.tsx'
import type { DeskView, PanelName } from './panel-view.ts'
import { Recent } from './recent-bookings.tsx'
import { Schedule } from './schedule-panel.tsx'

type Props = {
  view: DeskView
  now: Temporal.Instant
  bookings: BookingsRead
  fleet: FleetRead
  analytics: AnalyticsRead
}

/** The day first, on phones its list and then its board; the figures last. */
export function DeskParts({ view, now, bookings, fleet, analytics }: Props) {
  const today = todayHere(now)
  const rows: Listed<JetskiBooking> = { ...bookings, data: bookings.data?.bookings }
  const since = bookings.data?.since
  const close = view.close
  const wide = useWide()
  const recent = <Recent key="recent" bookings={rows} now={now} onAll={() => view.open('schedule')} />
  const board = (
    <div key="board">
      <Board bookings={rows} fleet={fleet} today={today} now={now} />
      <PanelButtons view={view} notes={notesOf(rows.data, fleet, today)} />
      {view.panel === 'schedule' && (
        <Schedule key={view.part} bookings={rows} since={since} today={today} view={view} />
      )}
      {view.panel === 'fleet' && <Fleet fleet={fleet} bookings={rows.data ?? []} now={now} onClose={close} />}
      {view.panel === 'customers' && (
        <CustomerPanel bookings={rows} since={since} today={today} onClose={close} />
      )}
      {view.panel === 'analytics' && <Analytics analytics={analytics} onClose={close} />}
    </div>
  )
  return (
    <>
      {wide ? [board, recent] : [recent, board]}
      <Figures
        bookings={bookings}
        fleet={fleet}
        analytics={analytics}
        onPending={() => view.open('schedule', 'pending')}
      />
      <Undo bookings={rows.data ?? []} now={now} />
    </>
  )
}

function notesOf(
  rows: readonly JetskiBooking[] | undefined,
  fleet: FleetRead,
  today: string,
): Record<PanelName, string> {
  const counts = rows && countsOf(rows, today)
  return {
    schedule: counts ? `${counts.today} today, ${counts.week} this week` : '',
    fleet: fleet.data ? countText(fleet.data.total, 'machine') : '',
    customers: rows ? countText(customersOf(rows, today).length, 'customer') : '',
    analytics: 'this week',
  }
}
