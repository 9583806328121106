import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/account-client.ts'
import type { Alternative } from '#contract/views.ts'
import { call, problemOf } from '#web/call.ts'
import { startText } from '#web/desk/day-words.ts'
import { refreshStaff } from '#web/desk/refresh.ts'
import { useHouse } from '#web/house-on-page.ts'
import { refreshAvailability } from '#web/queries.ts'
import { attemptDraft, useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'
import { bodyOf, type Draft, startsQueryFor } from './new-booking-draft.ts'

const alternativesOf = (error: unknown): Alternative[] =>
  (problemOf(error)?.alternatives as Alternative[] | undefined) ?? []

/** Books what staff entered. `takenFor`: starts refused for exactly this choice; `instead`: free ones. */
export function useNewBooking(onBooked: () => void) {
  const house = useHouse()
  const wishOf = (draft: Draft) => JSON.stringify(startsQueryFor(house, draft))
  const [refused, setRefused] = useState<{ wish: string; time: string }[]>([])
  const client = useQueryClient()
  const booking = useSending(
    (draft: Draft, idempotencyKey) =>
      call(api.staffBook, { body: bodyOf(draft), idempotencyKey }).finally(() => {
        void refreshStaff(client)
        void refreshAvailability(client)
      }),
    attemptDraft,
  )
  const book = (draft: Draft) =>
    booking.mutate(draft, {
      onSuccess: (row) => {
        toast({
          title: row.priceOpen
            ? `${row.reference} is kept, without a price yet`
            : `${row.reference} is booked`,
          text: `${row.customerName}, ${startText(row)}.${row.priceOpen ? ' Confirm it to set the price.' : ''}`,
        })
        onBooked()
      },
      onError: (error) => {
        if (problemOf(error)?.alternatives === undefined) return
        setRefused((before) => [...before, { wish: wishOf(draft), time: draft.time }])
      },
    })
  const takenFor = (draft: Draft) =>
    refused.filter(({ wish }) => wish === wishOf(draft)).map(({ time }) => time)
  return { booking, book, takenFor, instead: alternativesOf(booking.error) }
}
