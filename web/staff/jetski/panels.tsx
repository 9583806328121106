import { useQuery } from '@tanstack/react-query'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import type { Listed } from '#web/desk/listed.ts'
import { AnalyticsPanel } from './analytics-panel.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { FleetPanel } from './fleet-panel.tsx'
import { countsOf, todayHere } from './jetski-days.ts'
import { jetskiFleetQuery } from './jetski-queries.ts'
import { countText } from './jetski-words.ts'
import { PanelButtons } from './panel-buttons.tsx'
import type { PanelName, PanelView } from './panel-view.ts'
import { SchedulePanel } from './schedule-panel.tsx'

type Props = {
  view: PanelView
  now: Temporal.Instant
  bookings: Listed<JetskiBooking>
}

/** Four buttons, and the panel that one of them opened. */
export function Panels({ view, now, bookings }: Props) {
  const { data: fleet } = useQuery(jetskiFleetQuery())
  const { close, panel } = view
  return (
    <>
      <PanelButtons view={view} notes={notesOf(bookings.data, fleet?.total, now)} />
      {panel === 'schedule' && <SchedulePanel key={view.part} bookings={bookings} now={now} view={view} />}
      {panel === 'fleet' && <FleetPanel bookings={bookings.data ?? []} now={now} onClose={close} />}
      {panel === 'customers' && <CustomerPanel today={todayHere(now)} onClose={close} />}
      {panel === 'analytics' && <AnalyticsPanel onClose={close} />}
    </>
  )
}

function notesOf(
  bookings: readonly JetskiBooking[] | undefined,
  machines: number | undefined,
  now: Temporal.Instant,
): Record<PanelName, string> {
  const counts = bookings && countsOf(bookings, now)
  return {
    schedule: counts ? `${counts.today} today, ${counts.week} this week` : '',
    fleet: machines === undefined ? '' : countText(machines, 'machine'),
    customers: 'of the last year',
    analytics: 'this week',
  }
}
