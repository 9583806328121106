import { useQuery } from '@tanstack/react-query'
import type { JetskiBooking } from '#contract/calls/jetski-desk-calls.ts'
import { counted } from '#domain/counted.ts'
import { Failed, Skeleton } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { useHouse } from '#web/house-on-page.ts'
import { machineBars, machinesText, metricsOf, weekBars, weekText } from './analytics-texts.ts'
import { Chart } from './chart.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { FleetPanel } from './fleet-panel.tsx'
import { countsOf, firstToday } from './jetski-days.ts'
import { jetskiAnalyticsQuery, jetskiFleetQuery } from './jetski-queries.ts'
import { Panel, PanelButtons, type PanelView } from './panel.tsx'
import { SchedulePanel } from './schedule-panel.tsx'

type Props = {
  view: PanelView
  now: Temporal.Instant
  bookings: Listed<JetskiBooking>
}

/** Four buttons, and the panel that is open. */
export function Panels({ view, now, bookings }: Props) {
  const house = useHouse()
  const { data: fleet } = useQuery(jetskiFleetQuery())
  const { close, panel } = view
  return (
    <>
      <PanelButtons
        view={view}
        notes={notesOf(bookings.data && countsOf(house, bookings.data, now), fleet?.total)}
      />
      {panel === 'schedule' && <SchedulePanel key={view.part} bookings={bookings} now={now} view={view} />}
      {panel === 'fleet' && <FleetPanel bookings={bookings.data ?? []} now={now} onClose={close} />}
      {panel === 'customers' && <CustomerPanel today={firstToday(house, now)} onClose={close} />}
      {panel === 'analytics' && <AnalyticsPanel onClose={close} />}
    </>
  )
}

function notesOf(counts: ReturnType<typeof countsOf> | undefined, machines: number | undefined) {
  return {
    schedule: counts ? `${counts.today} today, ${counts.week} this week` : '',
    fleet: machines === undefined ? '' : counted(machines, 'machine'),
    customers: 'of the last year',
    analytics: 'this week',
  }
}

/** Analytics: weekly revenue and operational metrics, from stored bookings and payments (R-S3). */
function AnalyticsPanel({ onClose }: { onClose: () => void }) {
  const house = useHouse()
  const analytics = useQuery(jetskiAnalyticsQuery())
  const read = analytics.data
  return (
    <Panel title="Analytics" onClose={onClose}>
      {read ? (
        <>
          <dl className="grid grid-cols-2 border-y border-line *:border-line max-lg:*:nth-[n+3]:border-t max-lg:*:even:border-l lg:grid-cols-4 lg:[&>*+*]:border-l">
            {metricsOf(read).map(({ label, value, what }) => (
              <div key={label} className="min-w-0 p-4 sm:px-5">
                <dt className="text-muted">{label}</dt>
                <dd className="mt-1 font-display text-xl font-[560] tracking-title tnum">{value}</dd>
                <dd className="text-xs text-quiet">{what}</dd>
              </div>
            ))}
          </dl>
          <div
            className={`grid *:border-line max-lg:[&>*+*]:border-t ${read.week ? 'lg:grid-cols-2 lg:[&>*+*]:border-l' : ''}`}
          >
            {read.week && (
              <Chart
                title="Weekly revenue"
                summary={weekText(read.week)}
                bars={weekBars(read.week)}
                heads={['Day', 'Revenue']}
                note={read.demo && 'Includes demo bookings'}
              />
            )}
            <Chart
              title="Machines, last 30 days"
              summary={machinesText(house, read)}
              bars={machineBars(house, read)}
              heads={['Machine', 'Hours and bookings']}
              lying
            />
          </div>
        </>
      ) : analytics.isError ? (
        <Failed read={analytics} title="Analytics" />
      ) : (
        <div role="status" className="grid gap-5 p-5 pt-2 lg:grid-cols-2">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      )}
    </Panel>
  )
}
