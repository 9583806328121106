import { useQuery } from '@tanstack/react-query'
import { Failed, Skeleton } from '#web/desk/list-states.tsx'
import { machineBars, machinesText, metricsOf, weekBars, weekText } from './analytics-texts.ts'
import { Chart } from './chart.tsx'
import { jetskiAnalyticsQuery } from './jetski-queries.ts'
import { Panel } from './panel.tsx'

/** Analytics: weekly revenue and operational metrics, of stored bookings and payments (R-S3). */
export function AnalyticsPanel({ onClose }: { onClose: () => void }) {
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
          <div className="grid *:border-line max-lg:[&>*+*]:border-t lg:grid-cols-2 lg:[&>*+*]:border-l">
            <Chart
              title="Weekly revenue"
              summary={weekText(read)}
              bars={weekBars(read)}
              heads={['Day', 'Revenue']}
              note={read.demo && 'With the bookings of the demo'}
            />
            <Chart
              title="Machines, last 30 days"
              summary={machinesText(read)}
              bars={machineBars(read)}
              heads={['Machine', 'Hours and bookings']}
              lying
            />
          </div>
        </>
      ) : analytics.isError ? (
        <Failed title="Analytics" onRetry={analytics.refetch} busy={analytics.isFetching} />
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
