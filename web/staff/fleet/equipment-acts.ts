import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/account-client.ts'
import type { Equipment } from '#contract/views.ts'
import type { EquipmentStatus } from '#domain/fleet/unit-status.ts'
import { call, problemOf } from '#web/call.ts'
import { equipmentQuery } from '#web/desk/listed.ts'
import { refreshStaff } from '#web/desk/refresh.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'

type Change = { unit: Equipment; status?: EquipmentStatus; batteryLevel?: number }

/**
 * Sets state and battery of a machine; its card shows it at once and reverts if the server refuses. The answer contains the
 * bookings that maintenance moved and those left waiting.
 */
export function useSetEquipment() {
  const client = useQueryClient()
  return useMutation(useState(() => settingEquipment(client))[0])
}

export function settingEquipment(client: QueryClient) {
  const inFlight = new Map<string, Promise<Equipment>>()
  const key = equipmentQuery().queryKey
  const replace = (unit: Equipment) =>
    client.setQueryData(key, (units) => units?.map((old) => (old.id === unit.id ? unit : old)))
  return mutationOptions({
    mutationFn: ({ unit: { id, version: seen }, ...changed }: Change) => {
      // A second change builds on the version that the first results in, and is not sent if the first fails.
      const before = inFlight.get(id)
      const send = async () => {
        const version = before ? (await before).version : seen
        return call(api.setEquipmentStatus, { params: { id }, body: { ...changed, version } })
      }
      const sending = send().finally(() => inFlight.get(id) === sending && inFlight.delete(id))
      inFlight.set(id, sending)
      return sending
    },
    onMutate: async ({ unit, ...changed }) => {
      await client.cancelQueries({ queryKey: key })
      replace({ ...unit, ...changed })
    },
    onSuccess: ({ moved: _moved, waiting: _waiting, others: _others, ...unit }, { status = unit.status }) => {
      replace(unit)
      toast({
        title: 'Equipment status updated successfully',
        text: unit.status === status ? undefined : `${unit.name} is in use until its ride is completed.`,
      })
    },
    onError: (error, { unit }) => {
      const problem = problemOf(error)
      const isStale = problem?.code === 'changed_meanwhile'
      replace(isStale ? (problem.current as Equipment) : unit)
      toast({
        title: 'Failed to update equipment status',
        text: whyFailed(error),
        tone: 'destructive',
      })
    },
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: key }), refreshStaff(client)]),
  })
}
