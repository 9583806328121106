import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/account-client.ts'
import type { Equipment } from '#contract/views.ts'
import type { EquipmentStatus } from '#domain/fleet/unit-status.ts'
import { undoMinutesLeft, undoMs } from '#domain/undo.ts'
import { call, problemOf } from '#web/call.ts'
import { toastFailed } from '#web/desk/failed-change.ts'
import { equipmentQuery } from '#web/desk/listed.ts'
import { refreshStaff } from '#web/desk/refresh.ts'
import { serverClock } from '#web/server-clock.ts'
import { unitsText } from '#web/staff/row/booking-words.ts'
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
      toast({ title: 'Failed to update equipment status', text: whyFailed(error), tone: 'destructive' })
    },
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: key }), refreshStaff(client)]),
  })
}

/** Units of one place; setting them back to 'available' is the undo. */
type Charge = { units: readonly Equipment[]; to: 'charging' | 'available' }

const chargeKey = ['equipment', 'charge']

/** Sets units of one place to charging, or back, unless their state has changed since. Returns those that were set. */
export function useCharge() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: chargeKey,
    gcTime: undoMs,
    mutationFn: async ({ units, to }: Charge): Promise<Equipment[]> => {
      const answers = await Promise.allSettled(
        units.map(({ id, version }) =>
          call(api.setEquipmentStatus, { params: { id }, body: { status: to, version } }),
        ),
      )
      const refused = answers.find((answer) => answer.status === 'rejected')
      if (refused) toastFailed(refused.reason, 'Not all were set')
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    },
    onSuccess: (set, { units, to }) => {
      if (set.length < units.length) return
      const names = unitsText({ units: set.map(({ name }) => name) })
      toast({ title: `${names} set to ${to === 'charging' ? 'charging' : 'available'}` })
    },
    onSettled: () => client.invalidateQueries({ queryKey: equipmentQuery().queryKey }),
  })
}

/** Units set to charging in the last ten minutes and unchanged since, the latest first. */
export function useCharged(units: readonly Equipment[], now: Temporal.Instant | undefined): Equipment[][] {
  const done = useMutationState({
    filters: { mutationKey: chargeKey, status: 'success' },
    select: ({ state }) => ({ set: state.data as Equipment[], doneAt: serverClock.of(state.submittedAt) }),
  })
  const stands = (one: Equipment) =>
    one.status === 'charging' && units.some(({ id, version }) => id === one.id && version === one.version)
  return done
    .filter(
      ({ set, doneAt }) =>
        now !== undefined && undoMinutesLeft(doneAt, now) > 0 && set.length > 0 && set.every(stands),
    )
    .map(({ set }) => set)
    .toReversed()
}
