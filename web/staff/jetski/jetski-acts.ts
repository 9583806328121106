import type { QueryClient } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { api } from '#contract/client.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { call } from '#web/api.ts'
import { refreshStaff } from '#web/desk/refresh.ts'
import { serverClock } from '#web/server-clock.ts'
import { notMoved, notReadyOf, startTerms } from '#web/staff/acts/booking-acts.ts'
import type { OtherRefund } from '#web/staff/acts/cancel-refund.tsx'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import { pendingOf, todayHere } from './jetski-days.ts'
import { jetskiBookingsQuery } from './jetski-queries.ts'

export const cancelKey = ['jetski-desk', 'cancel']
export const moveKey = ['jetski-desk', 'move']
export const undoMs = 10 * 60 * 1000

const key = jetskiBookingsQuery().queryKey
type Rows = JetskiBooking[]

/** Shows the change at once; answers how to take it back. */
async function showAtOnce(client: QueryClient, change: (rows: Rows) => Rows): Promise<() => void> {
  await client.cancelQueries({ queryKey: key })
  const before = client.getQueryData(key)
  if (before) {
    const bookings = change(before.bookings)
    const today = todayHere(serverClock.instant())
    const pendingCount = before.pendingCount + pendingOf(bookings, today) - pendingOf(before.bookings, today)
    client.setQueryData(key, { ...before, bookings, pendingCount })
  }
  return () => client.setQueryData(key, before)
}

const failed = (title: string, text?: string) => (error: unknown) =>
  toast({
    title,
    text: text ?? whyFailed(error),
    tone: 'destructive',
  })

export type Move = { booking: JetskiBooking; to: BookingStatus; price?: number; agreed?: string }

/** Confirm, Start, Complete: the next state. */
export function useMove() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: moveKey,
    gcTime: undoMs,
    mutationFn: ({ booking, to, price, agreed }: Move) =>
      call(api.setBookingStatus, {
        params: { id: booking.id },
        body: { status: to, price, ...startTerms(to, agreed) },
      }),
    onMutate: ({ booking, to, price }) =>
      showAtOnce(client, (rows) =>
        rows.map((row) => (row.id === booking.id && price === undefined ? { ...row, status: to } : row)),
      ),
    onSuccess: (_row, { price }) =>
      toast({ title: price === undefined ? 'Booking status updated successfully' : 'Price sent' }),
    onError: (error, { to }, takeBack) => {
      takeBack?.()
      if (notReadyOf(error)) return
      failed('Failed to update booking status', notMoved(error, to))(error)
    },
    onSettled: () => refreshStaff(client),
  })
}

/** `other`: what goes back instead of what the policy says. */
export type Cancel = { booking: JetskiBooking; other?: OtherRefund }

/** Cancels; kept for ten minutes, so that it can be taken back (R-B2). */
export function useCancel() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: cancelKey,
    gcTime: undoMs,
    mutationFn: ({ booking: { id }, other }: Cancel) =>
      other
        ? call(api.setBookingStatus, { params: { id }, body: { status: 'cancelled', ...other } })
        : call(api.deleteBooking, { params: { id } }),
    onMutate: ({ booking }) => showAtOnce(client, (rows) => rows.filter((row) => row.id !== booking.id)),
    onSuccess: () =>
      toast({ title: 'Booking Cancelled', text: 'The booking has been successfully cancelled' }),
    onError: (error, _cancel, takeBack) => {
      takeBack?.()
      failed('Error', 'Failed to cancel booking')(error)
    },
    onSettled: () => refreshStaff(client),
  })
}

/** Takes a cancel back, while the machines are still free. */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api.restoreBooking, { params: { id } }),
    onSuccess: (row) =>
      toast({ title: 'Booking status updated successfully', text: `${row.customerName} is back.` }),
    onError: failed('Failed to update booking status'),
    onSettled: () => refreshStaff(client),
  })
}

/** Notes the call, then opens the phone. */
export function useCall() {
  return useMutation({
    mutationFn: ({ id }: JetskiBooking) =>
      call(api.contactCustomer, { params: { id }, body: { method: 'phone' } }),
    onSuccess: ({ link }, { customerName }) => {
      toast({ title: `Calling ${customerName}` })
      location.assign(link)
    },
    onError: failed('Failed to contact customer'),
  })
}
