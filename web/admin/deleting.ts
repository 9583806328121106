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

type Calls = {
  list: string
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
}

const calls: Record<ListId, Calls> = {
  'test-drives': {
    list: api.adminTestDrives.path,
    remove: (id) => call(api.deleteTestDrive, { params: { id } }),
    restore: (id) => call(api.restoreBooking, { params: { id } }),
  },
  waitlist: {
    list: api.adminWaitlist.path,
    remove: (id) => call(api.deleteWaitlistEntry, { params: { id } }),
    restore: (id) => call(api.restoreWaitlistEntry, { params: { id } }),
  },
  orders: {
    list: api.adminOrders.path,
    remove: (id) => call(api.deleteOrder, { params: { id } }),
    restore: (id) => call(api.restoreOrder, { params: { id } }),
  },
}

const deleteKey = ['lists', 'delete']
const restoreKey = ['lists', 'restore']

/** After a failed change the list is reloaded, to see whether it was made anyway: perhaps only its answer was lost. */
async function change(client: QueryClient, { list, id }: Deleted, act: 'remove' | 'restore'): Promise<void> {
  try {
    await calls[list][act](id)
  } catch (error) {
    const queryKey = [calls[list].list]
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

/** Deletes an item, then reloads its list (admin lists). */
export function useDelete() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: deleteKey,
    gcTime: undoMs,
    mutationFn: (item: Deleted) => change(client, item, 'remove'),
    onSuccess: (_done, { name }) =>
      toast({
        title: 'Item deleted successfully',
        text: `${name} can be restored for ${undoMinutes} minutes.`,
      }),
    onError: (error) => toastFailed(error, 'Failed to delete item'),
    onSettled: (_done, _error, { list }) => client.invalidateQueries({ queryKey: [calls[list].list] }),
  })
}

/** Restores a deleted item, within ten minutes and while what it needs is free. */
export function useRestoreItem() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: restoreKey,
    gcTime: undoMs,
    mutationFn: (item: Deleted) => change(client, item, 'restore'),
    onSuccess: (_done, { name }) => toast({ title: 'Item restored', text: `${name} is back on the list.` }),
    onError: (error) => toastFailed(error, 'Failed to restore item'),
    onSettled: (_done, _error, { list }) => client.invalidateQueries({ queryKey: [calls[list].list] }),
  })
}

type Act = { item: Deleted; at: number }

/** This person's last delete that was not undone, and the whole minutes left to undo it. */
export function useLastDeleted(now: Temporal.Instant): (Act & { minutes: number }) | undefined {
  const deletes = useActs(deleteKey)
  const restores = useActs(restoreKey)
  const isBack = ({ item, at }: Act) =>
    restores.some((act) => act.at > at && act.item.id === item.id && act.item.list === item.list)
  const last = deletes.findLast((act) => !isBack(act))
  const minutes = last ? undoMinutesLeft(last.at, now) : 0
  return last && minutes > 0 ? { ...last, minutes } : undefined
}

const useActs = (mutationKey: string[]): Act[] =>
  useMutationState({
    filters: { mutationKey, status: 'success' },
    select: ({ state }) => ({ item: state.variables as Deleted, at: serverClock.of(state.submittedAt) }),
  })
