import { useMutationState } from '@tanstack/react-query'
import { Undo2, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { cancelKey, undoMs, useRestore } from './acts.ts'

type Props = { bookings: readonly JetskiBooking[]; now: Temporal.Instant }

/** The last cancel of this person, to be taken back for ten minutes (decision 35). */
export function Undo({ bookings, now }: Props) {
  const [closed, setClosed] = useState<string>()
  const restore = useRestore()
  const cancelled = useMutationState({
    filters: { mutationKey: cancelKey, status: 'success' },
    select: ({ state }) => ({ booking: state.variables as JetskiBooking, at: state.submittedAt }),
  })
  const last = cancelled.at(-1)
  const minutes = last ? Math.min(10, Math.ceil((last.at + undoMs - now.epochMilliseconds) / 60_000)) : 0
  // Back in the list: it was taken back.
  const isBack = bookings.some(({ id }) => id === last?.booking.id)
  const shown = last !== undefined && minutes > 0 && !isBack && closed !== last.booking.id
  useRoomForStrip(shown)
  if (!shown) return null
  const { booking } = last
  return (
    <section
      aria-label="Undo the last cancel"
      className="dusk fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-30 flex items-center gap-2 rounded-lg bg-sea-950 py-2 pr-1.5 pl-4 text-sm shadow-float md:inset-x-auto md:right-6 md:bottom-6 md:w-[420px]"
    >
      <p className="min-w-0 flex-1 leading-tight">
        <b className="block truncate font-semibold">{booking.customerName} is cancelled</b>
        <span className="text-muted tnum">
          {booking.time}, {booking.reference}. {minutes} min to undo.
        </span>
      </p>
      <Button
        kind="ghost"
        size="md"
        className="text-apricot-300!"
        busy={restore.isPending}
        busyLabel="Undo"
        onClick={() => restore.mutate(booking.id)}
      >
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
      <IconButton label="Close" onClick={() => setClosed(booking.id)}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  )
}

// Toasts stand above whatever bar is at the foot of the page.
function useRoomForStrip(shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    const { style } = document.documentElement
    style.setProperty('--paybar', '4.5rem')
    return () => void style.removeProperty('--paybar')
  }, [shown])
}
