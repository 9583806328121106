import { Suspense } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { useKeptRow } from '#web/staff/row/kept-rows.tsx'
import { lazyAgain } from '#web/ui/lazy-again.tsx'

// Calendar, catalogue and start times: too much for a page's first load, and seldom opened.
const Form = lazyAgain(() => import('./reschedule-form.tsx').then((module) => module.RescheduleForm), {
  note: 'float',
})

type Props = { row: BookingRow; open: boolean; onClose: () => void }

/** Moves a booking to a new date and a new time (reschedule dialog). Each opening begins anew. */
export function RescheduleDialog({ row, open, onClose }: Props) {
  useKeptRow(row.id, open)
  if (!open) return null
  return (
    <Suspense>
      <Form key={row.id} booking={row} onClose={onClose} />
    </Suspense>
  )
}
