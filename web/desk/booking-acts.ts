import type { QueryClient } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/client.ts'
import type { BookingRow } from '#contract/views.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { call, sentenceOf } from '#web/api.ts'
import { toast } from '#web/ui/toast.tsx'
import { isBookings, refreshStaff } from './refresh.ts'

export const moveKey = ['booking', 'move']
export const undoMs = 10 * 60 * 1000

export type Move = { row: BookingRow; to: BookingStatus }

const replace = (client: QueryClient, row: BookingRow) =>
  client.setQueriesData<BookingRow[]>({ predicate: isBookings }, (rows) =>
    rows?.map((old) => (old.id === row.id ? row : old)),
  )

/** Shows the change at once; answers how to take this row, and only it, back. */
async function showAtOnce(client: QueryClient, before: BookingRow, after: BookingRow): Promise<() => void> {
  await client.cancelQueries({ predicate: isBookings })
  replace(client, after)
  return () => replace(client, before)
}

const failed = (title: string) => (error: unknown) =>
  toast({ title, text: sentenceOf(error, 'Check the connection and try again.'), tone: 'destructive' })

/** Moves a booking to its next state (spec 2 §4). */
export function useMove() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: moveKey,
    gcTime: undoMs,
    mutationFn: ({ row, to }: Move) =>
      call(api.setBookingStatus, { params: { id: row.id }, body: { status: to } }),
    onMutate: ({ row, to }) =>
      showAtOnce(client, row, { ...row, status: to, updatedAt: new Date().toISOString() }),
    onSuccess: (row, { to }) => {
      replace(client, row)
      toast({
        title: 'Booking status updated successfully',
        text: to === 'cancelled' ? 'The booking has been successfully cancelled' : undefined,
      })
    },
    onError: (error, _move, takeBack) => {
      takeBack?.()
      failed('Failed to update booking status')(error)
    },
    onSettled: () => refreshStaff(client),
  })
}

/** Takes a cancel back, while the units are still free (decision 35). */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (row: BookingRow) => call(api.restoreBooking, { params: { id: row.id } }),
    onSuccess: (row) => {
      replace(client, row)
      toast({ title: 'Booking status updated successfully', text: `${row.customerName} is back.` })
    },
    onError: failed('Failed to update booking status'),
    onSettled: () => refreshStaff(client),
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
