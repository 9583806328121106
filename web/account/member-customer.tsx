import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnBooking } from '#contract/calls/mine.ts'
import { api } from '#contract/client.ts'
import { call } from '#web/api.ts'
import { useNow } from '#web/desk/clock.ts'
import { useHouse } from '#web/house.ts'
import { myBookingsQuery } from '#web/queries.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import { NotLoaded, Rows } from './member-states.tsx'
import { splitByStart } from './member-words.ts'
import { ReceiptDialog } from './receipt-dialog.tsx'

export type OwnRides = {
  /** To the page of one that is ahead: where it is, what to bring, and cancelling. */
  onVisit: (booking: OwnBooking) => void
  next: OwnBooking | undefined
  later: OwnBooking[]
  past: OwnBooking[]
  /** Epoch milliseconds. */
  now: number
  /** The receipt of one that is over. */
  onOpen: (booking: OwnBooking) => void
}

/** Own bookings as `children` draw them, or why there are none to see; the one that is opened stands in a dialog. */
export function OwnRides({ children }: { children: (rides: OwnRides) => ReactNode }) {
  const house = useHouse()
  const [opened, setOpened] = useState<OwnBooking>()
  const visit = useVisit()
  const now = useNow()?.epochMilliseconds
  const { data, isError, isFetching, refetch } = useQuery(myBookingsQuery())
  if (isError) return <NotLoaded busy={isFetching} onTryAgain={() => void refetch()} />
  if (!data || now === undefined) return <Rows />
  const { ahead, past } = splitByStart(house, data, now)
  const [next, ...later] = ahead
  return (
    <>
      {children({ next, later, past, now, onOpen: setOpened, onVisit: visit })}
      <ReceiptDialog booking={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

const mutationKey = ['visit-own-booking']

/** Opens the page of an own booking, the same one that the link in its mail opens: a link is made for this visit. */
function useVisit(): (booking: OwnBooking) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const visit = useMutation({
    mutationKey,
    mutationFn: ({ id }: OwnBooking) => call(api.linkMyBooking, { params: { id } }),
    onSuccess: ({ path }) => navigate(path),
    onError: (error) =>
      toast({
        title: 'The booking could not be opened',
        text: whyFailed(error),
        tone: 'destructive',
      }),
  })
  return (booking) => {
    // A double click asks for one link.
    if (client.isMutating({ mutationKey }) === 0) visit.mutate(booking)
  }
}
