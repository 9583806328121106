import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import { undoMinutes, undoMinutesLeft, undoMs } from '#domain/undo.ts'
import { CallError, call, leavesOpen } from '#web/call.ts'
import { toastFailed } from '#web/desk/failed-change.ts'
import { serverClock } from '#web/server-clock.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import type { Item, ListId } from './list-pages.ts'

/** A deleted item, in words that remain when its row is gone. */
export type Deleted = { list: ListId; id: string; name: string; about: string }

type Act = 'remove' | 'restore'

const calls = {
  'test-drives': {
    list: api.adminTestDrives,
    remove: api.deleteTestDrive,
    restore: api.restoreBooking,
  },
  waitlist: {
    list: api.adminWaitlist,
    remove: api.deleteWaitlistEntry,
    restore: api.restoreWaitlistEntry,
  },
  orders: { list: api.adminOrders, remove: api.deleteOrder, restore: api.restoreOrder },
} as const

const keyOf = (act: Act) => ['lists', act]
const listKeyOf = (list: ListId) => [calls[list].list.path]

/** After a failed change the list is reloaded, to see whether it was made anyway: perhaps only its answer was lost. */
async function change(client: QueryClient, { list, id }: Deleted, act: Act): Promise<void> {
  try {
    await call(calls[list][act], { params: { id } })
  } catch (error) {
    const queryKey = listKeyOf(list)
    const isRead = await client.refetchQueries({ queryKey }, { throwOnError: true }).then(
      () => true,
      () => false,
    )
    const isListed = client.getQueryData<Item[]>(queryKey)?.some((item) => String(item.id) === id)
    if (isListed === (act === 'restore')) return
    // The list was read, so it is certain that nothing was changed.
    if (isRead && leavesOpen(error))
      throw new CallError({ status: 409, detail: whyFailed(error) }, 'Not changed')
    throw error
  }
}

const texts = {
  remove: {
    done: 'Item deleted successfully',
    about: (name: string) => `${name} can be restored for ${undoMinutes} minutes.`,
    failed: 'Failed to delete item',
  },
  restore: {
    done: 'Item restored',
    about: (name: string) => `${name} is back on the list.`,
    failed: 'Failed to restore item',
  },
}

/** Deletes an item, or restores it within ten minutes and while what it needs is free; then reloads its list (admin lists). */
export function useChangeItem(act: Act) {
  const client = useQueryClient()
  const { done, about, failed } = texts[act]
  return useMutation({
    mutationKey: keyOf(act),
    gcTime: undoMs,
    mutationFn: (item: Deleted) => change(client, item, act),
    onSuccess: (_done, { name }) => toast({ title: done, text: about(name) }),
    onError: (error) => toastFailed(error, failed),
    onSettled: (_done, _error, { list }) => client.invalidateQueries({ queryKey: listKeyOf(list) }),
  })
}

type Done = { item: Deleted; at: number }

/** This person's last delete that was not undone, and the whole minutes left to undo it. */
export function useLastDeleted(now: Temporal.Instant): (Done & { minutes: number }) | undefined {
  const deletes = useDone('remove')
  const restores = useDone('restore')
  const isBack = ({ item, at }: Done) =>
    restores.some((act) => act.at > at && act.item.id === item.id && act.item.list === item.list)
  const last = deletes.findLast((act) => !isBack(act))
  const minutes = last ? undoMinutesLeft(last.at, now) : 0
  return last && minutes > 0 ? { ...last, minutes } : undefined
}

const useDone = (act: Act): Done[] =>
  useMutationState({
    filters: { mutationKey: keyOf(act), status: 'success' },
    select: ({ state }) => ({ item: state.variables as Deleted, at: serverClock.of(state.submittedAt) }),
  })
