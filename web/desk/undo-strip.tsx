import { useMutationState } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import type { Move, Shift } from './booking-acts.ts'
import { moveKey, shiftKey, useRestore, useShift } from './booking-acts.ts'
import { UndoBar } from './undo-bar.tsx'
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
  if (!shown) return null
  const { row, minutes } = offer
  const takeBack = () =>
    offer.kind === 'cancel'
      ? restore.mutate(row)
      : shift.mutate({ row, to: { date: offer.back.date, time: offer.back.time }, undoes: true })
  return (
    <UndoBar
      label={offer.kind === 'cancel' ? 'Undo the last cancel' : 'Undo the last move'}
      title={
        <>
          {row.customerName} {offer.kind === 'cancel' ? 'is cancelled' : `moved to ${row.time}`}
        </>
      }
      note={
        <>
          {offer.kind === 'cancel' ? row.time : `from ${offer.back.time}`}, {row.reference}. {minutes} min to
          undo.
        </>
      }
      busy={restore.isPending || shift.isPending}
      onUndo={takeBack}
      onClose={() => setClosed(done.length)}
    />
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
