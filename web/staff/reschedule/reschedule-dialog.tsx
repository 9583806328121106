import { Suspense } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { useOpenRow } from '#web/staff/row/rows-with-open.tsx'
import { lazyAgain } from '#web/ui/lazy-again.tsx'

// Calendar, catalogue and start times are too much code for a page's first load, and rarely used.
const Form = lazyAgain(() => import('./reschedule-form.tsx').then((module) => module.RescheduleForm), {
  note: 'float',
})

type Props = { row: BookingRow; open: boolean; onClose: () => void }

/** Moves a booking to a new date and time (reschedule dialog). Starts afresh each time it opens. */
export function RescheduleDialog({ row, open, onClose }: Props) {
  useOpenRow(row.id, open)
  if (!open) return null
  return (
    <Suspense>
      <Form key={row.id} booking={row} onClose={onClose} />
    </Suspense>
  )
}
