import type { QueryClient } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NotReady } from '#contract/calls/dock.ts'
import { api } from '#contract/staff-client.ts'
import type { BookingRow } from '#contract/views.ts'
import type { BookingStatus, UndoableStatus } from '#domain/booking/status.ts'
import { bookingStatuses, statusLabels } from '#domain/booking/status.ts'
import { call, problemOf } from '#web/api.ts'
import { isBookings, refreshStaff } from '#web/desk/refresh.ts'
import { refreshAvailability } from '#web/queries.ts'
import { serverClock } from '#web/server-clock.ts'
import { startText } from '#web/staff/row/booking-words.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import type { OtherRefund } from './cancel-refund.tsx'

export const statusKey = ['booking', 'status']
export const rescheduleKey = ['booking', 'reschedule']
export const undoMs = 10 * 60 * 1000

/**
 * `other`: what a cancel gives back instead of what the policy says; `price`: what a request without one costs, in euros;
 * `agreed`: what was said against a start that is made all the same.
 */
export type StatusChange = {
  row: BookingRow
  to: BookingStatus
  other?: OtherRefund
  price?: number
  agreed?: string
}

/** A start is made only if nothing speaks against it, or a person agreed; what they agreed to is in the history. */
const startTerms = (to: BookingStatus, agreed: string | undefined) =>
  to !== 'in_progress' ? {} : agreed === undefined ? { ifReady: true } : { reason: `Agreed: ${agreed}` }

/** What speaks against a start that the server did not make; the screen asks then. */
export const notReadyOf = (error: unknown): NotReady | undefined => {
  const problem = problemOf(error)
  return problem?.code === 'not_ready' ? (problem as unknown as NotReady) : undefined
}

/** Shows a row as the server answered it, in every list that has it. */
export const replaceRow = (client: QueryClient, row: BookingRow) =>
  client.setQueriesData<BookingRow[]>({ predicate: isBookings }, (rows) =>
    // A list may have more of each row than an answer has.
    rows?.map((old) => (old.id === row.id ? { ...old, ...row } : old)),
  )

/** The rows with the status changes that the server has not answered yet; a refetch meanwhile returns the old status. */
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
    // A price is offered first: the request is booked when the customer agrees.
    return { ...row, status: price === undefined ? to : row.status, updatedAt }
  })
}

/** Shows the pending changes at once; answers how to take this row, and only it, back. */
async function showAtOnce(client: QueryClient, row: BookingRow): Promise<() => void> {
  await client.cancelQueries({ predicate: isBookings })
  client.setQueriesData<BookingRow[]>(
    { predicate: isBookings },
    (rows) => rows && withPendingChanges(client, rows),
  )
  return () => replaceRow(client, row)
}

/** Not awaited: a change that failed would count as pending, and be shown in the lists, until they are read. */
const readAgain = (client: QueryClient) => () => {
  void refreshStaff(client)
}

const failed =
  (title: string, text = whyFailed) =>
  (error: unknown) =>
    toast({ title, text: text(error), tone: 'destructive' })

/** Brings a booking to its next state. Where somebody else was faster the row shows what they made of it. */
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

/** Who gave no e-mail is asked by staff. */
const pricedText = ({ customerEmail }: BookingRow): string =>
  customerEmail === '' ? 'Price set' : 'Price sent'

/** Why a booking is not in the state that was asked for; somebody else may have brought it there. */
const notSet = (error: unknown, to: BookingStatus): string =>
  presentStatus(error) === to
    ? `Somebody else did it a moment ago: it is ${statusLabels[to].toLowerCase()}.`
    : whyFailed(error)

const presentStatus = (error: unknown): BookingStatus | undefined =>
  bookingStatuses.find((status) => status === problemOf(error)?.presentStatus)

/** Cancels by the call of the jetski dashboard, in its words; `other` as of a status. */
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

/** The server's sentence where another refund was given; else the text of the spec. */
const cancelFailed = (error: unknown): string =>
  problemOf(error)?.code === 'refund_changed' ? whyFailed(error) : 'Failed to cancel booking'

/** Takes a cancel back, while the units are still free (R-B2). */
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

/** Takes a start or a complete back. */
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

/** `undoes`: it takes an earlier one back, and is itself not offered for undoing. */
export type Reschedule = { row: BookingRow; to: NewStart; undoes?: boolean }
export type NewStart = { date: string; time: string }

/** Gives a booking another start; id, payments and notes stay (R-B3). */
export function useReschedule() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: rescheduleKey,
    gcTime: undoMs,
    mutationFn: ({ row, to }: Reschedule) =>
      call(api.rescheduleBooking, { params: { id: row.id }, body: to }),
    onSuccess: (row) => {
      replaceRow(client, row)
      toast({
        title: 'Booking Rescheduled',
        text: `${row.customerName}: ${startText(row)}.`,
      })
    },
    onError: failed('Failed to reschedule booking'),
    // A refusal tells of others who were faster: what is free is read again in both cases. Not waited for: what was chosen
    // closes at once.
    onSettled: () => {
      void refreshStaff(client)
      void refreshAvailability(client)
    },
  })
}

type Contact = { row: BookingRow; method: 'phone' | 'email' }

/** Notes the contact, then opens the phone or the mail program. */
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
