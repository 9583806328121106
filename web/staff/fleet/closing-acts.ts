import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import type { Block as Closing } from '#contract/calls/dock-calls.ts'
import type { LocationId } from '#domain/locations.ts'
import { call, problemOf } from '#web/call.ts'
import { toastFailed } from '#web/desk/failed-change.ts'
import { equipmentQuery } from '#web/desk/listed.ts'
import { isBlocks, refreshStaff } from '#web/desk/refresh.ts'
import { useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'

/** `from` and `to` are wall times of the place, '2026-06-17T09:00'; without `unit`, the whole place. */
export type ToClose = { unit?: string; location?: LocationId; from: string; to: string; reason: string }

function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([refreshStaff(client), client.invalidateQueries({ queryKey: equipmentQuery().queryKey })])
}

/** Closes a unit or a place; returns the affected bookings. Sending the same again closes only once. */
export function useClose() {
  const refresh = useRefresh()
  return useSending((body: ToClose, idempotencyKey) =>
    call(api.block, { body, idempotencyKey }).finally(refresh),
  )
}

/** Reopens what was closed. */
export function useReopen() {
  const refresh = useRefresh()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: Closing): Promise<void> => {
      try {
        await call(api.unblock, { params: { id: String(id) } })
      } catch (error) {
        // Already open: by a try whose answer was lost, or by other staff.
        if (problemOf(error)?.code !== 'not_found') throw error
      }
    },
    onSuccess: (_done, closing) => {
      const cached = client.getQueriesData<Closing[]>({ predicate: isBlocks }).flatMap(([, all]) => all ?? [])
      toast(
        cached.some((other) => closesToo(other, closing))
          ? { title: 'This closing has ended', text: 'Another closing at the same time still applies.' }
          : { title: 'Open again', text: 'It can be booked from now on.' },
      )
    },
    onError: (error) => toastFailed(error, 'Failed to open again'),
    onSettled: refresh,
  })
}

/** Whether the other closing keeps one of the units closed at a time of the first. */
const closesToo = (other: Closing, { id, from, to, units }: Closing): boolean =>
  other.id !== id &&
  other.from < to &&
  other.to > from &&
  other.units.some(({ code }) => units.some((unit) => unit.code === code))
