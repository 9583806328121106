import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/client.ts'
import { call, sentenceOf } from '#web/api.ts'
import { refreshStaff } from '#web/desk/refresh.ts'
import { refreshAvailability } from '#web/queries.ts'
import { startText } from '#web/staff/row/booking-words.ts'
import { toast } from '#web/ui/toast.tsx'
import type { Movable } from './reschedule-booking.ts'

export type Moment = { date: string; time: string }

/** Moves a booking to another start; id, payments and notes stay (R-B3). */
export function useReschedule(booking: Movable) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (to: Moment) => call(api.rescheduleBooking, { params: { id: booking.id }, body: to }),
    onSuccess: (row) =>
      toast({
        title: 'Booking Rescheduled',
        text: `${row.customerName}: ${startText(row)}.`,
      }),
    onError: (error) =>
      toast({
        title: 'Failed to reschedule booking',
        text: sentenceOf(error, 'Check the connection and try again. Nothing was changed.'),
        tone: 'destructive',
      }),
    // A refusal tells of others who were faster: what is free is read again in both cases.
    onSettled: () => Promise.all([refreshStaff(client), refreshAvailability(client)]),
  })
}
