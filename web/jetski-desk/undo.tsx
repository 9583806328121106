import { useMutationState } from '@tanstack/react-query'
import { useState } from 'react'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { UndoBar } from '#web/desk/undo-bar.tsx'
import { serverClock } from '#web/server-clock.ts'
import type { Cancel } from './acts.ts'
import { cancelKey, undoMs, useRestore } from './acts.ts'

type Props = { bookings: readonly JetskiBooking[]; now: Temporal.Instant }

/** The last cancel of this person, to be taken back for ten minutes (decision 35). */
export function Undo({ bookings, now }: Props) {
  const [closed, setClosed] = useState<string>()
  const restore = useRestore()
  const cancelled = useMutationState({
    filters: { mutationKey: cancelKey, status: 'success' },
    select: ({ state }) => ({
      booking: (state.variables as Cancel).booking,
      at: serverClock.of(state.submittedAt),
    }),
  })
  const last = cancelled.at(-1)
  const minutes = last ? Math.min(10, Math.ceil((last.at + undoMs - now.epochMilliseconds) / 60_000)) : 0
  // Back in the list: it was taken back.
  const isBack = bookings.some(({ id }) => id === last?.booking.id)
  const shown = last !== undefined && minutes > 0 && !isBack && closed !== last.booking.id
  if (!shown) return null
  const { booking } = last
  return (
    <UndoBar
      label="Undo the last cancel"
      title={`${booking.customerName} is cancelled`}
      note={`${booking.time}, ${booking.reference}. ${minutes} min to undo.`}
      busy={restore.isPending}
      onUndo={() => restore.mutate(booking.id)}
      onClose={() => setClosed(booking.id)}
    />
  )
}
