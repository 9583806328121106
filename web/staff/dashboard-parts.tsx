import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import { site } from '#domain/site.ts'
import { blocksQuery, type Listed, onlySector } from '#web/desk/listed.ts'
import { useWide } from '#web/desk/wide.ts'
import { UndoStrip } from '#web/staff/acts/undo-strip.tsx'
import { DayBoard } from '#web/staff/board/day-board.tsx'
import { lateReturns } from '#web/staff/late/late-returns.ts'
import { LateStrip } from '#web/staff/late/late-strip.tsx'
import type { View } from './dashboard-view.ts'
import { Figures } from './figures.tsx'
import { StaffTabs } from './staff-tabs.tsx'

type Props = {
  view: View
  now: Temporal.Instant
  bookings: Listed<BookingRow>
  equipment: Listed<Equipment>
}

/** What staff must settle first, then the day and the lists (lists first on phones), and the figures last. */
export function DashboardParts({ view, now, bookings, equipment }: Props) {
  const sector = view.sector === 'all' ? undefined : view.sector
  const rows = useMemo(() => onlySector(bookings, sector), [bookings, sector])
  const machines = useMemo(() => onlySector(equipment, sector), [equipment, sector])
  // The board is rendered first; a day of 300 bookings makes a long list below it.
  const drawn = useAfterPaint(rows.data !== undefined)
  const wide = useWide()
  const board = <DayBoard key="board" bookings={rows} equipment={machines} sector={sector} now={now} />
  const lists = (
    <StaffTabs
      key="lists"
      view={view}
      bookings={drawn ? rows : { ...rows, data: undefined }}
      equipment={machines}
      now={now}
    />
  )
  return (
    <>
      <LateAlerts bookings={rows.data} equipment={machines.data} now={now} />
      {wide ? [board, lists] : [lists, board]}
      <Figures sector={sector} range={view.range} onRange={(range) => view.set({ range })} />
      <UndoStrip rows={bookings.data ?? none} now={now} />
    </>
  )
}

const none: BookingRow[] = []

type LateProps = {
  bookings: readonly BookingRow[] | undefined
  equipment: readonly Equipment[] | undefined
  now: Temporal.Instant
}

/** Late returns at every place; closed units are never proposed as replacements. */
function LateAlerts({ bookings, equipment, now }: LateProps) {
  const today = wallTime(now, site.homeZone).date
  const closings = useQuery(blocksQuery({ from: today, to: addDays(today, 1) }))
  const late = useMemo(
    () =>
      lateReturns({
        bookings: bookings ?? [],
        equipment: equipment ?? [],
        closings: closings.data ?? [],
        now,
      }),
    [bookings, equipment, closings.data, now],
  )
  return <LateStrip late={late} now={now} />
}

/**
 * False until the page was painted once after `ready`; a long list may follow then. A deferred value would wait for an idle
 * moment, which a page with a ticking clock on a slow machine does not have.
 */
function useAfterPaint(ready: boolean): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => setDrawn(true))
    return () => clearTimeout(timer)
  }, [ready])
  return drawn
}
