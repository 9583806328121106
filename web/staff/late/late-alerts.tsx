import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import { site } from '#domain/site.ts'
import { blocksQuery } from '#web/staff/blocks-query.ts'
import { lateReturns } from './late-returns.ts'
import { LateStrip } from './late-strip.tsx'

type Props = {
  bookings: readonly BookingRow[] | undefined
  equipment: readonly Equipment[] | undefined
  now: Temporal.Instant
}

/** Late returns of every place; what is closed is never proposed instead. */
export function LateAlerts({ bookings, equipment, now }: Props) {
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
