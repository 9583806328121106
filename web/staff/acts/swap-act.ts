import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import type { BookingRow } from '#contract/views.ts'
import { undoMs } from '#domain/undo.ts'
import { call } from '#web/call.ts'
import { toastFailed } from '#web/desk/failed-change.ts'
import { refreshStaff } from '#web/desk/refresh.ts'
import { toast } from '#web/ui/toast.tsx'
import { replaceRow } from './booking-acts.ts'

export const swapKey = ['booking', 'swap']

/** A unit's code and name. */
type Named = { id: string; name: string }
/** `undoes`: this reverts an earlier swap and cannot itself be undone. */
export type Swap = { row: BookingRow; from: Named; to: Named; undoes?: boolean }

/** Gives a booking an equal unit in place of one that is not back. */
export function useSwap() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: swapKey,
    gcTime: undoMs,
    mutationFn: ({ row, from, to }: Swap) =>
      call(api.swapUnit, { params: { id: row.id }, body: { from: from.id, to: to.id } }),
    onSuccess: (row, { from, to }) => {
      replaceRow(client, row)
      toast({ title: 'Unit changed', text: `${row.customerName}: ${to.name} instead of ${from.name}.` })
    },
    onError: (error, { to }) => toastFailed(error, `${to.name} could not be assigned`),
    onSettled: () => refreshStaff(client),
  })
}
