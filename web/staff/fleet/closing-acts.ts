import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/staff-client.ts'
import type { LocationId } from '#domain/locations.ts'
import { call, problemOf } from '#web/call.ts'
import { toastFailed } from '#web/desk/failed-change.ts'
import { equipmentQuery } from '#web/desk/listed.ts'
import { refreshStaff } from '#web/desk/refresh.ts'
import { useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'

/** `from` and `to` are wall times of the place, '2026-06-17T09:00'; without `unit` the whole place. */
export type ToClose = { unit?: string; location?: LocationId; from: string; to: string; reason: string }

function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([refreshStaff(client), client.invalidateQueries({ queryKey: equipmentQuery().queryKey })])
}

/** Closes a unit or a place; answers the bookings that it hits. What is sent again as it was closes once. */
export function useClose() {
  const refresh = useRefresh()
  return useSending((body: ToClose, idempotencyKey) =>
    call(api.block, { body, idempotencyKey }).finally(refresh),
  )
}

/** Opens again what was closed. */
export function useReopen() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (id: number): Promise<void> => {
      try {
        await call(api.unblock, { params: { id: String(id) } })
      } catch (error) {
        // It is open already: by a try whose answer was lost, or by other staff.
        if (problemOf(error)?.code !== 'not_found') throw error
      }
    },
    onSuccess: () => toast({ title: 'Open again', text: 'It can be booked from now on.' }),
    onError: (error) => toastFailed(error, 'Failed to open again'),
    onSettled: refresh,
  })
}
