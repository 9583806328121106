import type { QueryClient } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import type { NotReady } from '#contract/calls/dock-calls.ts'
import type { BookingRow } from '#contract/views.ts'
import type { BookingStatus, UndoableStatus } from '#domain/booking/status.ts'
import { bookingStatuses, statusLabels } from '#domain/booking/status.ts'
import { undoMs } from '#domain/undo.ts'
import { call, problemOf } from '#web/call.ts'
import { failedText } from '#web/desk/failed-change.ts'
import { isBookings, refreshStaff } from '#web/desk/refresh.ts'
import { refreshAvailability } from '#web/queries.ts'
import { serverClock } from '#web/server-clock.ts'
import { startText } from '#web/staff/row/booking-words.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import type { OtherRefund } from './cancel-refund.tsx'

export const statusKey = ['booking', 'status']
export const rescheduleKey = ['booking', 'reschedule']

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

/** Shows a row as the server returned it, in every list that contains it. */
export const replaceRow = (client: QueryClient, row: BookingRow) =>
  client.setQueriesData<BookingRow[]>({ predicate: isBookings }, (rows) =>
    // A list may have more fields than the answer.
    rows?.map((old) => (old.id === row.id ? { ...old, ...row } : old)),
  )

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
async function showAtOnce(client: QueryClient, row: BookingRow): Promise<() => void> {
  await client.cancelQueries({ predicate: isBookings })
  client.setQueriesData<BookingRow[]>(
    { predicate: isBookings },
    (rows) => rows && withPendingChanges(client, rows),
  )
  return () => replaceRow(client, row)
}

/** Not awaited: a failed change would count as pending, and stay visible in the lists, until they are reloaded. */
const readAgain = (client: QueryClient) => () => {
  void refreshStaff(client)
}

const failed =
  (title: string, text = failedText) =>
  (error: unknown) =>
    toast({ title, text: text(error), tone: 'destructive' })

/** Moves a booking to another state. If a colleague was faster, the row shows their change. */
export function useSetStatus() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: statusKey,
    gcTime: undoMs,
    mutationFn: ({ row, to, other, price, agreed }: StatusChange) =>
      call(api.setBookingStatus, {
        params: { id: row.id },
        body: { status: to, ...other, price, ...startTerms(to, agreed) },
      }),
    onMutate: ({ row }) => showAtOnce(client, row),
    onSuccess: (row, { to, price }) => {
      replaceRow(client, row)
      toast({
        title: price === undefined ? 'Booking status updated successfully' : pricedText(row),
        text: to === 'cancelled' ? 'The booking has been successfully cancelled' : undefined,
      })
    },
    onError: (error, { row, to }, takeBack) => {
      takeBack?.()
      if (notReadyOf(error)) return
      const present = presentStatus(error)
      if (present) replaceRow(client, { ...row, status: present })
      toast({
        title: 'Failed to update booking status',
        text: notSet(error, to),
        tone: 'destructive',
      })
    },
    onSettled: readAgain(client),
  })
}

/** If there is no e-mail address, staff must ask the customer. */
const pricedText = ({ customerEmail }: BookingRow): string =>
  customerEmail === '' ? 'Price set' : 'Price sent'

/** Why a booking is not in the expected state; a colleague may have changed it. */
const notSet = (error: unknown, to: BookingStatus): string =>
  presentStatus(error) === to
    ? `Somebody else did it a moment ago: it is ${statusLabels[to].toLowerCase()}.`
    : failedText(error)

const presentStatus = (error: unknown): BookingStatus | undefined =>
  bookingStatuses.find((status) => status === problemOf(error)?.presentStatus)

/** Cancels as the jetski dashboard does, with its texts; `other` as in a status change. */
export function useCancel() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: statusKey,
    gcTime: undoMs,
    mutationFn: ({ row: { id }, to, other }: StatusChange) =>
      other
        ? call(api.setBookingStatus, { params: { id }, body: { status: to, ...other } })
        : call(api.deleteBooking, { params: { id } }),
    onMutate: ({ row }) => showAtOnce(client, row),
    onSuccess: (row) => {
      replaceRow(client, row)
      toast({ title: 'Booking Cancelled', text: 'The booking has been successfully cancelled' })
    },
    onError: (error, _change, takeBack) => {
      takeBack?.()
      failed('Error', cancelFailed)(error)
    },
    onSettled: readAgain(client),
  })
}

/** The server's sentence if the refund was changed; otherwise the spec's text. */
const cancelFailed = (error: unknown): string =>
  problemOf(error)?.code === 'refund_changed' ? whyFailed(error) : 'Failed to cancel booking'

/** Undoes a cancel while the units are still free (R-B2). */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (row: BookingRow) => call(api.restoreBooking, { params: { id: row.id } }),
    onSuccess: (row) => {
      replaceRow(client, row)
      toast({ title: 'Booking status updated successfully', text: `${row.customerName} is back.` })
    },
    onError: failed('Failed to update booking status'),
    onSettled: () => refreshStaff(client),
  })
}

/** Undoes a start or a complete. */
export function useUndoStatus() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: UndoableStatus }) =>
      call(api.undoBookingStatus, { params: { id }, body: { status } }),
    onSuccess: (row) => {
      replaceRow(client, row)
      toast({
        title: 'Booking status updated successfully',
        text: `${row.customerName} is ${statusLabels[row.status].toLowerCase()} again.`,
      })
    },
    onError: failed('Failed to update booking status'),
    onSettled: () => refreshStaff(client),
  })
}

/** `undoes`: this is itself an undo and cannot be undone. */
export type Reschedule = { row: BookingRow; to: NewStart; undoes?: boolean }
export type NewStart = { date: string; time: string }

/** The row as shown, with the present start if the move was refused because a colleague had moved it. */
export const movedRow = (seen: BookingRow, error: unknown): BookingRow =>
  problemOf(error)?.code === 'changed_meanwhile'
    ? { ...seen, ...(problemOf(error)?.start as NewStart) }
    : seen

/** Gives a booking another start, provided that it still has that of `row`; id, payments and notes are kept (R-B3). */
export function useReschedule() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: rescheduleKey,
    gcTime: undoMs,
    mutationFn: ({ row, to }: Reschedule) =>
      call(api.rescheduleBooking, {
        params: { id: row.id },
        body: { ...to, from: { date: row.date, time: row.time } },
      }),
    onSuccess: (row) => {
      replaceRow(client, row)
      toast({
        title: 'Booking Rescheduled',
        text: `${row.customerName}: ${startText(row)}.`,
      })
    },
    onError: failed('Failed to reschedule booking'),
    // A refusal means that others were faster: availability is reloaded in both cases. Not awaited, so that the dialog closes at
    // once.
    onSettled: () => {
      void refreshStaff(client)
      void refreshAvailability(client)
    },
  })
}

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
