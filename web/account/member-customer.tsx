import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#contract/account-client.ts'
import type { OwnBooking } from '#contract/calls/own-calls.ts'
import { call } from '#web/call.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { useHouse } from '#web/house-on-page.ts'
import { myBookingsQuery } from '#web/queries.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import { BookingTable } from './booking-table.tsx'
import { NoneYet, NotLoaded, Rows } from './member-states.tsx'
import { splitByStart } from './member-words.ts'
import { ReceiptDialog } from './receipt-dialog.tsx'

type Props = {
  /** The next ride; its page tells where it is, what to bring, and how to cancel. */
  Next: (ride: { booking: OwnBooking; now: number; onOpen: (booking: OwnBooking) => void }) => ReactNode
  /** Below the next ride. */
  more: (next: OwnBooking | undefined) => ReactNode
} & Pick<ComponentProps<typeof BookingTable>, 'ridden'>

/** The account's bookings, or why there are none; a past one opens its receipt in a dialog. */
export function OwnRides({ Next, more, ridden }: Props) {
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
      {next ? <Next booking={next} now={now} onOpen={visit} /> : <NoneYet hasPast={past.length > 0} />}
      {more(next)}
      <BookingTable title="Also coming up" bookings={later} onOpen={visit} upcoming />
      <BookingTable title="Past bookings" bookings={past} onOpen={setOpened} ridden={ridden} />
      <ReceiptDialog booking={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

const mutationKey = ['visit-own-booking']

/** Opens the same page of a booking as the link in its mail; the link is created for this visit. */
function useVisit(): (booking: OwnBooking) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const visit = useMutation({
    mutationKey,
    mutationFn: ({ id }: OwnBooking) => call(api.linkMyBooking, { params: { id } }),
    onSuccess: ({ path }) => navigate(path),
    onError: (error) =>
      toast({ title: 'The booking could not be opened', text: whyFailed(error), tone: 'destructive' }),
  })
  return (booking) => {
    // A double click requests one link.
    if (client.isMutating({ mutationKey }) === 0) visit.mutate(booking)
  }
}
