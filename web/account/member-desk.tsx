import { useQuery } from '@tanstack/react-query'
import type { Overview, User } from '#contract/views.ts'
import { priceText } from '#domain/money.ts'
import { roleFacts, type Sector } from '#domain/roles.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { Skeleton } from '#web/desk/list-states.tsx'
import { onlySector, overviewQuery } from '#web/desk/listed.ts'
import { useLive } from '#web/desk/live.ts'
import { FiguresFailed } from '#web/desk/load-states.tsx'
import { Refreshed } from '#web/desk/refreshed.tsx'
import { useAllBookings } from '#web/staff/all-bookings.ts'
import { figuresOf } from '#web/staff/figures-texts.ts'
import { DeskHead, DeskPlaces } from './desk-head.tsx'
import { NextRides, OpenEnquiries } from './desk-lists.tsx'
import { SectorDays } from './desk-sectors.tsx'

/** The page of staff who run sectors: their figures, their day, open work, and links to each desk. */
export function DeskView({ user }: { user: User }) {
  const now = useNow()
  useLive()
  const all = useAllBookings(now)
  const mine = user.sectors.length === 1 ? user.sectors[0] : undefined
  const bookings = onlySector(all, mine)
  return (
    <StaffFrame user={user}>
      <DeskHead user={user} title={roleFacts[user.role].title} />
      <DeskFigures sector={mine} />
      <div className="@container mt-5">
        <div className="grid items-start gap-5 xl:@min-[50rem]:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <SectorDays sectors={user.sectors} bookings={bookings} now={now} />
          <OpenEnquiries sector={mine} />
        </div>
      </div>
      {mine && <NextRides bookings={bookings} now={now} />}
      <DeskPlaces user={user} />
      <Refreshed at={all.dataUpdatedAt} failing={all.isError} />
    </StaffFrame>
  )
}

/** Four figures of the account's sectors, from stored payments and bookings. */
function DeskFigures({ sector }: { sector: Sector | undefined }) {
  const overview = useQuery(overviewQuery({ sector, range: 'today' }))
  if (overview.isError && !overview.data) return <FiguresFailed read={overview} />
  return (
    <section aria-label="Figures" aria-busy={overview.isPending} className="fours figures card mt-5">
      {overview.data
        ? todaysFigures(overview.data).map(({ label, value, note }) => (
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

/** The figures of the booking dashboard for today; its revenue is compared in money, not in per cent. */
const todaysFigures = (overview: Overview) =>
  figuresOf(overview, 'today').map((figure) =>
    figure.label === 'Total Revenue'
      ? {
          ...figure,
          label: "Today's Revenue",
          note: `yesterday ${priceText(overview.previousRevenueCents ?? 0)}`,
        }
      : figure,
  )
