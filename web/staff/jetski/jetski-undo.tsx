import { useIsMutating, useMutationState } from '@tanstack/react-query'
import { useState } from 'react'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import type { UndoableStatus } from '#domain/booking/status.ts'
import { isUndoable } from '#domain/booking/status.ts'
import { UndoBar } from '#web/desk/undo-bar.tsx'
import { serverClock } from '#web/server-clock.ts'
import { useUndoStatus } from '#web/staff/acts/booking-acts.ts'
import { forgetLastAct, useDoneActs } from '#web/staff/acts/done-acts.ts'
import { minutesLeft } from '#web/staff/acts/undo-offer.ts'
import { statusWords } from '#web/staff/acts/undo-strip.tsx'
import type { Cancel, Move } from './jetski-acts.ts'
import { cancelKey, moveKey, useRestore } from './jetski-acts.ts'

type Props = { bookings: readonly JetskiBooking[]; now: Temporal.Instant }

const actKey = 'lastJetskiAct'

/** The last start, complete or cancel of this person, to be undone for ten minutes (R-B2). */
export function Undo({ bookings, now }: Props) {
  const [closed, setClosed] = useState<number>()
  const restore = useRestore()
  const undo = useUndoStatus()
  const last = useLast()
  // What is shown of an act under way is not stored yet.
  const isMoving = useIsMutating({ mutationKey: moveKey }) > 0
  if (!last || isMoving || last.at === closed || !stands(last, bookings)) return null
  const minutes = minutesLeft(last.at, now)
  if (minutes <= 0) return null
  const { booking, status } = last
  const { label, what } = status ? statusWords[status] : cancelled
  return (
    <UndoBar
      label={label}
      title={`${booking.customerName} ${what}`}
      note={`${minutes} min to undo. ${booking.time}, ${booking.reference}`}
      busy={restore.isPending || undo.isPending}
      onUndo={() => (status ? undo.mutate({ id: booking.id, status }) : restore.mutate(booking.id))}
      onClose={() => {
        setClosed(last.at)
        forgetLastAct(actKey)
      }}
    />
  )
}

const cancelled = { label: 'Undo the last cancel', what: 'is cancelled' }

/** `status`: what it was brought to; undefined of a cancel. */
type Done = { booking: JetskiBooking; status: UndoableStatus | undefined; at: number }

function useLast(): Done | undefined {
  const done = useMutationState({
    filters: {
      status: 'success',
      predicate: ({ options: { mutationKey } }) => mutationKey === cancelKey || mutationKey === moveKey,
    },
    select: ({ state }) => {
      const { booking, to } = state.variables as Cancel & Partial<Move>
      return { booking, to, at: serverClock.of(state.submittedAt) }
    },
  })
  const undoable = done.flatMap(({ to, ...each }): Done[] => {
    if (to === undefined) return [{ ...each, status: undefined }]
    return isUndoable(to) ? [{ ...each, status: to }] : []
  })
  return useDoneActs(actKey, undoable).at(-1)
}

/** Nobody did anything else to it meanwhile; a cancelled booking is not in the list. */
const stands = ({ booking, status }: Done, bookings: readonly JetskiBooking[]): boolean =>
  bookings.find(({ id }) => id === booking.id)?.status === status
