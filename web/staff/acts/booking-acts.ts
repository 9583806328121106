import type { QueryClient } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import type { NotReady } from '#contract/calls/dock-calls.ts'
import type { BookingRow } from '#contract/views.ts'
import type { BookingStatus, UndoableStatus } from '#domain/booking/status.ts'
import { bookingStatuses, statusLabels } from '#domain/booking/status.ts'
import { undoMs } from '#domain/undo.ts'
import { call, problemOf } from '#web/call.ts'
import { startText } from '#web/desk/day-words.ts'
import { failedText, toastFailed } from '#web/desk/failed-change.ts'
import { isBookings, refreshStaff } from '#web/desk/refresh.ts'
import { refreshAvailability } from '#web/queries.ts'
import { serverClock } from '#web/server-clock.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import type { OtherRefund } from './cancel-refund.tsx'
import { replaceRow } from './replace-row.ts'

export const statusKey = ['booking', 'status']
export const rescheduleKey = ['booking', 'reschedule']
export const swapKey = ['booking', 'swap']

/**
 * `other`: a refund other than the policy's; `price`: in euros, for a request without one; `agreed`: the objections despite which
 * staff start.
 */
export type StatusChange = {
  row: BookingRow
  to: BookingStatus
  other?: OtherRefund
  price?: number
  agreed?: string
}

/** The server refuses a start with objections unless a person accepted them; these are then in the history. */
const startTerms = (to: BookingStatus, agreed: string | undefined) =>
  to !== 'in_progress' ? {} : agreed === undefined ? { ifReady: true } : { reason: `Agreed: ${agreed}` }

/** The objections for which the server refused a start; the screen then asks. */
export const notReadyOf = (error: unknown): NotReady | undefined => {
  const problem = problemOf(error)
  return problem?.code === 'not_ready' ? (problem as unknown as NotReady) : undefined
}

/** The rows with the status changes still in progress, since a refetch meanwhile returns the old status. */
export function withPendingChanges<Row extends Pick<BookingRow, 'id' | 'status' | 'updatedAt'>>(
  client: QueryClient,
  rows: Row[],
): Row[] {
  const pending = client.getMutationCache().findAll({ mutationKey: statusKey, status: 'pending' })
  if (pending.length === 0) return rows
  const changes = new Map(pending.map(({ state }) => [(state.variables as StatusChange).row.id, state]))
  return rows.map((row) => {
    const change = changes.get(row.id)
    if (!change) return row
    const { to, price } = change.variables as StatusChange
    const updatedAt = Temporal.Instant.fromEpochMilliseconds(serverClock.of(change.submittedAt)).toString()
    // The price is only offered: the request is booked when the customer agrees.
    return { ...row, status: price === undefined ? to : row.status, updatedAt }
  })
}

/** Shows the change at once; returns how to revert it for this row only. */
async function showAtOnce(client: QueryClient, { row }: StatusChange): Promise<() => void> {
  await client.cancelQueries({ predicate: isBookings })
  client.setQueriesData<BookingRow[]>(
    { predicate: isBookings },
    (rows) => rows && withPendingChanges(client, rows),
  )
  return () => replaceRow(client, row)
}

const failed =
  (title: string, text = failedText) =>
  (error: unknown) =>
    toast({ title, text: text(error), tone: 'destructive' })

type Act<Sent> = {
  /** Of an act that can be undone. */
  key?: readonly string[]
  send: (sent: Sent) => Promise<BookingRow>
  /** The toast after it. */
  done: (row: BookingRow, sent: Sent) => Parameters<typeof toast>[0]
  refused: (error: unknown, sent: Sent, client: QueryClient) => void
  /** Shows the change before the answer; returns how to revert it. */
  ahead?: (client: QueryClient, sent: Sent) => Promise<() => void>
  readAgain?: (client: QueryClient) => unknown
}

/** A change of one booking: every list shows the row that the server answers. */
export function useAct<Sent>({ key, send, done, refused, ahead, readAgain = refreshStaff }: Act<Sent>) {
  const client = useQueryClient()
  return useMutation({
    ...(key && { mutationKey: key, gcTime: undoMs }),
    mutationFn: send,
    onMutate: (sent) => ahead?.(client, sent),
    onSuccess: (row, sent) => {
      replaceRow(client, row)
      toast(done(row, sent))
    },
    onError: (error, sent, takeBack) => {
      takeBack?.()
      refused(error, sent, client)
    },
    onSettled: () => readAgain(client),
  })
}

const statusAct = {
  key: statusKey,
  ahead: showAtOnce,
  // Not awaited: a failed change would count as pending, and stay visible in the lists, until they are reloaded.
  readAgain: (client: QueryClient) => void refreshStaff(client),
}

/** Moves a booking to another state. If a colleague was faster, the row shows their change. */
export const useSetStatus = () =>
  useAct<StatusChange>({
    ...statusAct,
    send: ({ row, to, other, price, agreed }) =>
      call(api.setBookingStatus, {
        params: { id: row.id },
        body: { status: to, ...other, price, ...startTerms(to, agreed) },
      }),
    done: (row, { to, price }) => ({
      title: price === undefined ? 'Booking status updated successfully' : pricedText(row),
      text: to === 'cancelled' ? 'The booking has been successfully cancelled' : undefined,
    }),
    refused: (error, { row, to }, client) => {
      if (notReadyOf(error)) return
      const present = bookingStatuses.find((status) => status === problemOf(error)?.presentStatus)
      if (present) replaceRow(client, { ...row, status: present })
      const byOther = `Somebody else did it a moment ago: it is ${statusLabels[to].toLowerCase()}.`
      failed('Failed to update booking status', present === to ? () => byOther : failedText)(error)
    },
  })

/** If there is no e-mail address, staff must ask the customer. */
const pricedText = ({ customerEmail }: BookingRow): string =>
  customerEmail === '' ? 'Price set' : 'Price sent'

/** Cancels as the jetski dashboard does, with its texts; `other` as in a status change. */
export const useCancel = () =>
  useAct<StatusChange>({
    ...statusAct,
    send: ({ row: { id }, to, other }) =>
      other
        ? call(api.setBookingStatus, { params: { id }, body: { status: to, ...other } })
        : call(api.deleteBooking, { params: { id } }),
    done: () => ({ title: 'Booking Cancelled', text: 'The booking has been successfully cancelled' }),
    refused: failed('Error', cancelFailed),
  })

/** The server's sentence if the refund was changed; otherwise the spec's text. */
const cancelFailed = (error: unknown): string =>
  problemOf(error)?.code === 'refund_changed' ? whyFailed(error) : 'Failed to cancel booking'

/** Undoes a cancel while the units are still free (R-B2). */
export const useRestore = () =>
  useAct({
    send: (row: BookingRow) => call(api.restoreBooking, { params: { id: row.id } }),
    done: ({ customerName }) => ({
      title: 'Booking status updated successfully',
      text: `${customerName} is back.`,
    }),
    refused: failed('Failed to update booking status'),
  })

/** Undoes a start or a complete. */
export const useUndoStatus = () =>
  useAct({
    send: ({ id, status }: { id: string; status: UndoableStatus }) =>
      call(api.undoBookingStatus, { params: { id }, body: { status } }),
    done: ({ customerName, status }) => ({
      title: 'Booking status updated successfully',
      text: `${customerName} is ${statusLabels[status].toLowerCase()} again.`,
    }),
    refused: failed('Failed to update booking status'),
  })

/** `undoes`: this is itself an undo and cannot be undone. */
export type Reschedule = { row: BookingRow; to: NewStart; undoes?: boolean }
export type NewStart = { date: string; time: string }

/** The row as shown, with the present start if the move was refused because a colleague had moved it. */
export const movedRow = (seen: BookingRow, error: unknown): BookingRow =>
  problemOf(error)?.code === 'changed_meanwhile'
    ? { ...seen, ...(problemOf(error)?.start as NewStart) }
    : seen

/** Gives a booking another start, provided that it still has that of `row`; id, payments and notes are kept (R-B3). */
export const useReschedule = () =>
  useAct({
    key: rescheduleKey,
    send: ({ row, to }: Reschedule) =>
      call(api.rescheduleBooking, {
        params: { id: row.id },
        body: { ...to, from: { date: row.date, time: row.time } },
      }),
    done: (row) => ({ title: 'Booking Rescheduled', text: `${row.customerName}: ${startText(row)}.` }),
    refused: failed('Failed to reschedule booking'),
    // A refusal means that others were faster: availability is reloaded in both cases. Not awaited, so that the dialog closes at
    // once.
    readAgain: (client) => {
      void refreshStaff(client)
      void refreshAvailability(client)
    },
  })

/** A unit's code and name. */
type Named = { id: string; name: string }
/** `undoes`: this reverts an earlier swap and cannot itself be undone. */
export type Swap = { row: BookingRow; from: Named; to: Named; undoes?: boolean }

/** Gives a booking an equal unit in place of one that is not back. */
export const useSwap = () =>
  useAct({
    key: swapKey,
    send: ({ row, from, to }: Swap) =>
      call(api.swapUnit, { params: { id: row.id }, body: { from: from.id, to: to.id } }),
    done: ({ customerName }, { from, to }) => ({
      title: 'Unit changed',
      text: `${customerName}: ${to.name} instead of ${from.name}.`,
    }),
    refused: (error, { to }) => toastFailed(error, `${to.name} could not be assigned`),
  })

type Contact = { row: BookingRow; method: 'phone' | 'email' }

/** Records the contact, then opens the phone or mail app. */
export function useContact() {
  return useMutation({
    mutationFn: ({ row, method }: Contact) =>
      call(api.contactCustomer, { params: { id: row.id }, body: { method } }),
    onSuccess: ({ link }, { row, method }) => {
      toast({
        title: method === 'phone' ? `Calling ${row.customerName}` : `Email opened for ${row.customerName}`,
      })
      location.assign(link)
    },
    onError: failed('Failed to contact customer'),
  })
}
