import { useQuery } from '@tanstack/react-query'
import type { Overview } from '#contract/views.ts'
import { priceText } from '#domain/money.ts'
import type { Sector } from '#domain/roles.ts'
import { Skeleton } from '#web/desk/list-states.tsx'
import { overviewQuery } from '#web/desk/listed.ts'
import { FiguresFailed } from '#web/desk/load-states.tsx'

const pollMs = 30_000

/** Four figures of the own sectors, from stored payments and bookings. */
export function DeskFigures({ sector }: { sector: Sector | undefined }) {
  const overview = useQuery({ ...overviewQuery({ sector, range: 'today' }), refetchInterval: pollMs })
  if (overview.isError && !overview.data) return <FiguresFailed read={overview} />
  return (
    <section aria-label="Figures" aria-busy={overview.isPending} className="fours figures card mt-5">
      {overview.data
        ? figuresOf(overview.data).map(({ label, value, note }) => (
            <div key={label} className="min-w-0 p-4 sm:p-5">
              <h2 className="font-sans text-sm font-normal tracking-normal text-muted">{label}</h2>
              <p className="mt-1.5 font-display text-2xl font-[560] tracking-title tnum sm:text-[1.75rem]">
                {value}
              </p>
              <p className="mt-1 text-muted">{note}</p>
            </div>
          ))
        : [1, 2, 3, 4].map((card) => (
            <div key={card} className="h-29 space-y-3 p-4 sm:p-5">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-7 w-32 max-w-full" />
            </div>
          ))}
    </section>
  )
}

function figuresOf(of: Overview): { label: string; value: string; note: string }[] {
  const rate = of.customers === 0 ? 0 : Math.round((of.returningCustomers / of.customers) * 100)
  const { totalRevenueCents, previousRevenueCents = 0, monthRevenueCents = 0 } = of
  const revenue = totalRevenueCents !== undefined && [
    {
      label: "Today's Revenue",
      value: priceText(totalRevenueCents),
      note: `yesterday ${priceText(previousRevenueCents)}`,
    },
    {
      label: "This Month's Revenue",
      value: priceText(monthRevenueCents),
      note: `${of.monthDays.passed} of ${of.monthDays.all} days`,
    },
  ]
  return [
    ...(revenue || []),
    { label: 'New Customers', value: String(of.newCustomers), note: 'Last 60 days' },
    {
      label: 'Returning Customer Rate',
      value: `${rate}%`,
      note: `${of.returningCustomers} of ${of.customers} came back`,
    },
  ]
}
