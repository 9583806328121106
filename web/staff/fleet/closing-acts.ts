import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/staff-client.ts'
import type { LocationId } from '#domain/locations.ts'
import { call } from '#web/call.ts'
import { toastFailed } from '#web/desk/failed-change.ts'
import { equipmentQuery } from '#web/desk/listed.ts'
import { refreshStaff } from '#web/desk/refresh.ts'
import { toast } from '#web/ui/toast.tsx'

/** `from` and `to` are wall times of the place, '2026-06-17T09:00'; without `unit` the whole place. */
export type ToClose = { unit?: string; location?: LocationId; from: string; to: string; reason: string }

function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([refreshStaff(client), client.invalidateQueries({ queryKey: equipmentQuery().queryKey })])
}

/** Closes a unit or a place; answers the bookings that it hits. */
export function useClose() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: ToClose) => call(api.block, { body }),
    onSettled: refresh,
  })
}

/** Opens again what was closed. */
export function useReopen() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(api.unblock, { params: { id: String(id) } }),
    onSuccess: () => toast({ title: 'Open again', text: 'It can be booked from now on.' }),
    onError: (error) => toastFailed(error, 'Failed to open again'),
    onSettled: refresh,
  })
}
