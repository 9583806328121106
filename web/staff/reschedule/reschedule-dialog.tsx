import { Suspense } from 'react'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import type { Movable } from './reschedule-booking.ts'

// Calendar, catalogue and start times: too much for a page's first load, and seldom opened.
const Form = lazyAgain(() => import('./reschedule-form.tsx').then((module) => module.RescheduleForm), {
  note: 'float',
})

type Props = { booking: Movable | undefined; open: boolean; onClose: () => void }

/** Moves a booking to a new date and a new time (reschedule dialog). Each opening begins anew. */
export function RescheduleDialog({ booking, open, onClose }: Props) {
  if (!open || !booking) return null
  return (
    <Suspense>
      <Form key={booking.id} booking={booking} onClose={onClose} />
    </Suspense>
  )
}
