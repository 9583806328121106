import { useMutationState } from '@tanstack/react-query'
import { Undo2, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Move } from './booking-acts.ts'
import { moveKey, useRestore } from './booking-acts.ts'
import { undoLeft } from './days.ts'

/** The last cancel of this person, to be taken back for ten minutes from wherever they are. */
export function UndoStrip({ rows, now }: { rows: readonly BookingRow[]; now: Temporal.Instant }) {
  const [closed, setClosed] = useState<string>()
  const restore = useRestore()
  const moved = useMutationState({
    filters: { mutationKey: moveKey, status: 'success' },
    select: ({ state }) => ({ to: (state.variables as Move).to, row: state.data as BookingRow }),
  })
  const last = moved.findLast((move) => move.to === 'cancelled')?.row
  // A list without the cancelled must not hide the way back.
  const row = rows.find((each) => each.id === last?.id) ?? last
  const minutes = row ? undoLeft(row, now) : 0
  const shown = row !== undefined && minutes > 0 && row.id !== closed
  useRoomForStrip(shown)
  if (!shown) return null
  return (
    <section
      aria-label="Undo the last cancel"
      className="dusk fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-30 flex items-center gap-2 rounded-lg bg-sea-950 py-2 pr-1.5 pl-4 text-sm shadow-float md:inset-x-auto md:right-6 md:bottom-6 md:w-[420px]"
    >
      <p className="min-w-0 flex-1 leading-tight">
        <b className="block truncate font-semibold">{row.customerName} is cancelled</b>
        <span className="text-muted tnum">
          {row.time}, {row.reference}. {minutes} min to undo.
        </span>
      </p>
      <Button
        kind="ghost"
        size="md"
        className="text-apricot-300!"
        busy={restore.isPending}
        busyLabel="Undo"
        onClick={() => restore.mutate(row)}
      >
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
      <IconButton label="Close" onClick={() => setClosed(row.id)}>
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
