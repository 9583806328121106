import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JetskiUnit } from '#contract/calls/jetski-desk.ts'
import { api } from '#contract/staff-client.ts'
import type { JetskiFleetStatus } from '#domain/fleet/status.ts'
import { call, problemOf } from '#web/api.ts'
import { refreshStaff } from '#web/desk/refresh.ts'
import { toast } from '#web/ui/toast.tsx'
import { jetskiFleetQuery } from './jetski-queries.ts'

type Change = { unit: JetskiUnit; status: JetskiFleetStatus }

const key = jetskiFleetQuery().queryKey

/** Sets the state of a machine; the card shows it at once and goes back if the server says no. */
export function useSetFleetStatus() {
  const client = useQueryClient()
  const replace = (unit: JetskiUnit) =>
    client.setQueryData(
      key,
      (read) => read && { ...read, fleet: read.fleet.map((old) => (old.id === unit.id ? unit : old)) },
    )
  return useMutation({
    mutationFn: ({ unit, status }: Change) =>
      call(api.setJetskiStatus, { params: { id: unit.id }, body: { status, version: unit.version } }),
    onMutate: async ({ unit, status }) => {
      await client.cancelQueries({ queryKey: key })
      replace({ ...unit, status, until: null })
    },
    onSuccess: ({ moved: _moved, waiting: _waiting, others: _others, ...unit }, { status }) => {
      replace(unit)
      const text = 'Fleet status updated successfully'
      const isOut = unit.status !== status
      toast({
        title: 'Status Updated',
        text: isOut ? `${text}. ${unit.model} is rented out until its ride is completed.` : text,
      })
    },
    onError: (error, { unit }) => {
      const problem = problemOf(error)
      const isStale = problem?.code === 'changed_meanwhile'
      replace(isStale ? (problem.current as JetskiUnit) : unit)
      toast({
        title: 'Error',
        text: isStale ? problem.detail : 'Failed to update fleet status',
        tone: 'destructive',
      })
    },
    onSettled: () => refreshStaff(client),
  })
}
