import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { BookingRow } from '#contract/views.ts'
import { priceText } from '#domain/money.ts'
import { type Sector, sectorLabels } from '#domain/roles.ts'
import { NotRead } from '#web/desk/list-states.tsx'
import { type Listed, overviewQuery } from '#web/desk/listed.ts'
import { useHouse } from '#web/house-on-page.ts'
import { todays, waiting } from '#web/staff/row/booking-days.ts'

type Props = {
  sectors: readonly Sector[]
  bookings: Listed<BookingRow>
  now: Temporal.Instant | undefined
}

/** By sector: today's bookings, how many are done, how many are to be confirmed. */
export function SectorDays({ sectors, bookings, now }: Props) {
  const booked = sectors.filter((sector) => sector !== 'main')
  return (
    <section className="card" aria-labelledby="sector-days">
      <h2 id="sector-days" className="px-4 pt-4 pb-1 text-xl sm:px-5">
        Today
      </h2>
      {!bookings.data || !now ? (
        <NotRead read={bookings} title="Today’s bookings are missing" rows={booked.length} />
      ) : (
        <ul className="divide-y divide-line">
          {booked.map((sector) => (
            <SectorDay
              key={sector}
              sector={sector}
              rows={bookings.data?.filter((row) => row.sector === sector) ?? []}
              now={now}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const deskOf: Partial<Record<Sector, string>> = { jetski: '/admin/jetskis' }

type DayProps = { sector: Sector; rows: readonly BookingRow[]; now: Temporal.Instant }

function SectorDay({ sector, rows, now }: DayProps) {
  const house = useHouse()
  const today = todays(house, rows, now).filter(({ status }) => status !== 'cancelled')
  const done = today.filter(({ status }) => status === 'completed').length
  const pending = waiting(rows, now).length
  const { data: figures } = useQuery(overviewQuery({ sector, range: 'today' }))
  return (
    <li className="@container">
      <Link
        to={deskOf[sector] ?? `/booking-dashboard?sector=${sector}`}
        className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 px-4 py-3 hover:bg-sunken @max-[18rem]:block sm:grid-cols-[minmax(0,1fr)_9rem_9rem_auto] sm:px-5"
      >
        <span className="min-w-0">
          <b className="block text-base font-semibold">{sectorLabels[sector]}</b>
          {/* Its space is kept while loading; accounts that do not see money have none. */}
          {(!figures || figures.totalRevenueCents !== undefined) && (
            <span className="text-muted tnum">
              {figures ? `${priceText(figures.totalRevenueCents ?? 0)} today` : '\u00a0'}
              {figures && (
                <span className="max-sm:hidden">
                  , {priceText(figures.monthRevenueCents ?? 0)} this month
                </span>
              )}
            </span>
          )}
        </span>
        <Count of={today.length} word={today.length === 1 ? 'booking' : 'bookings'} note={`${done} done`} />
        <span className="max-sm:order-last max-sm:col-span-full">
          {pending === 0 ? (
            <span className="text-quiet">nothing waiting</span>
          ) : (
            <>
              <b className="font-semibold text-amber-700">{pending} pending</b>
              <span className="text-xs text-muted sm:block"> on any day</span>
            </>
          )}
        </span>
        <ChevronRight className="size-4 text-quiet" />
      </Link>
    </li>
  )
}

const Count = ({ of, word, note }: { of: number; word: string; note: string }) => (
  <span className="tnum">
    <b className="font-display text-xl font-[560] tracking-title">{of}</b> {word}
    <span className="block text-xs text-muted">{note}</span>
  </span>
)
