import { useMutationState } from '@tanstack/react-query'
import { Undo2, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Move, Shift } from './booking-acts.ts'
import { moveKey, shiftKey, useRestore, useShift } from './booking-acts.ts'
import type { Done } from './undo-offer.ts'
import { undoOffer } from './undo-offer.ts'

/** The last cancel or move of this person, to be taken back for ten minutes from wherever they are. */
export function UndoStrip({ rows, now }: { rows: readonly BookingRow[]; now: Temporal.Instant }) {
  const [closed, setClosed] = useState<number>()
  const restore = useRestore()
  const shift = useShift()
  const done = useDone()
  const offer = undoOffer(done, rows, now)
  const shown = offer !== undefined && done.length !== closed
  useRoomForStrip(shown)
  if (!shown) return null
  const { row, minutes } = offer
  const takeBack = () =>
    offer.kind === 'cancel'
      ? restore.mutate(row)
      : shift.mutate({ row, to: { date: offer.back.date, time: offer.back.time }, undoes: true })
  return (
    <section
      aria-label={offer.kind === 'cancel' ? 'Undo the last cancel' : 'Undo the last move'}
      className="dusk fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-30 flex items-center gap-2 rounded-lg bg-sea-950 py-2 pr-1.5 pl-4 text-sm shadow-float md:inset-x-auto md:right-6 md:bottom-6 md:w-[420px]"
    >
      <p className="min-w-0 flex-1 leading-tight">
        <b className="block truncate font-semibold">
          {row.customerName} {offer.kind === 'cancel' ? 'is cancelled' : `moved to ${row.time}`}
        </b>
        <span className="text-muted tnum">
          {offer.kind === 'cancel' ? row.time : `from ${offer.back.time}`}, {row.reference}. {minutes} min to
          undo.
        </span>
      </p>
      <Button
        kind="ghost"
        size="md"
        className="text-apricot-300!"
        busy={restore.isPending || shift.isPending}
        busyLabel="Undo"
        onClick={takeBack}
      >
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
      <IconButton label="Close" onClick={() => setClosed(done.length)}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  )
}

function useDone(): Done[] {
  const isOurs = [moveKey, shiftKey].map((key) => key.join())
  return useMutationState({
    filters: {
      status: 'success',
      predicate: ({ options }) => isOurs.includes(options.mutationKey?.join() ?? ''),
    },
    select: ({ state }) => ({
      asked: state.variables as Move | Shift,
      row: state.data as BookingRow,
      at: state.submittedAt,
    }),
  })
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
