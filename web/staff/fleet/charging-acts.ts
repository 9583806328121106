import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import type { Equipment } from '#contract/views.ts'
import { undoMinutesLeft, undoMs } from '#domain/undo.ts'
import { call } from '#web/call.ts'
import { toastFailed } from '#web/desk/failed-change.ts'
import { equipmentQuery } from '#web/desk/listed.ts'
import { serverClock } from '#web/server-clock.ts'
import { unitsText } from '#web/staff/row/booking-words.ts'
import { toast } from '#web/ui/toast.tsx'

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
