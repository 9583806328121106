import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { isUndoable, type UndoableStatus } from '#domain/booking/status.ts'
import { problemOf } from '#web/call.ts'
import { statusUndoLeft } from '#web/staff/row/booking-days.ts'
import { type StatusChange, statusKey, useUndoStatus } from './booking-acts.ts'

const labels: Record<UndoableStatus, string> = { in_progress: 'Undo start', completed: 'Undo complete' }

type StatusUndo = { label: string; busy: boolean; undo: () => void }

/** The undo of a start or a complete by anybody; undefined once it is too late, or if the server refused it. */
export function useStatusUndo(row: BookingRow, now: Temporal.Instant): StatusUndo | undefined {
  const { mutate, isPending } = useUndoStatus()
  const [refused, setRefused] = useState<string>()
  const isChanging = useIsChanging(row)
  const { id, status, statusSince } = row
  if (isChanging || statusSince === refused || !isUndoable(status) || statusUndoLeft(row, now) === 0)
    return undefined
  const onError = (error: unknown) =>
    problemOf(error)?.code === 'illegal_transition' && setRefused(statusSince)
  return {
    label: labels[status],
    busy: isPending,
    undo: () => isPending || mutate({ id, status }, { onError }),
  }
}

/** Whether a status change of this booking is shown but not stored yet: there is nothing to undo. */
export const useIsChanging = ({ id }: BookingRow): boolean =>
  useIsMutating({
    mutationKey: statusKey,
    predicate: ({ state }) => (state.variables as StatusChange | undefined)?.row.id === id,
  }) > 0
