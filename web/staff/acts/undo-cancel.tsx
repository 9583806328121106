import { useIsMutating } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import type { BookingRow } from '#contract/views.ts'
import { undoLeft } from '#web/staff/row/booking-days.ts'
import { Button } from '#web/ui/button.tsx'
import type { StatusChange } from './booking-acts.ts'
import { statusKey, useRestore } from './booking-acts.ts'

/** In the row of a booking that was cancelled, by whomever, in the last ten minutes. */
export function UndoCancel({ row, now }: { row: BookingRow; now: Temporal.Instant }) {
  const minutes = undoLeft(row, now)
  return minutes === 0 ? null : <Undo row={row} minutes={minutes} />
}

function Undo({ row, minutes }: { row: BookingRow; minutes: number }) {
  const restore = useRestore()
  // The row shows the cancel at once; the server may still be at it, and would not know what to take back.
  const cancelling = useIsMutating({
    mutationKey: statusKey,
    predicate: ({ state }) => (state.variables as StatusChange | undefined)?.row.id === row.id,
  })
  return (
    <Button
      kind="line"
      size="sm"
      className="max-md:min-h-11"
      data-undo
      busy={restore.isPending || cancelling > 0}
      busyLabel="Undo"
      onClick={() => restore.mutate(row)}
    >
      <Undo2 aria-hidden="true" />
      Undo <span className="font-normal text-muted">{minutes} min</span>
    </Button>
  )
}
