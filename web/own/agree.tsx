import { useQueryClient } from '@tanstack/react-query'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { api } from '#contract/client.ts'
import { priceText } from '#domain/money.ts'
import { call } from '#web/call.ts'
import { toastFailed } from '#web/desk/failed-change.ts'
import { ownPageQuery } from '#web/queries.ts'
import { useSending } from '#web/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'

/** Books a request at the price that staff offer; the button names the obligation. */
export function Agree({ booking, token }: { booking: OwnPage; token: string }) {
  const client = useQueryClient()
  const { queryKey } = ownPageQuery(token)
  const agree = useSending((totalCents: number) =>
    call(api.agreeOwn, { params: { token }, body: { totalCents } }),
  )
  const send = () =>
    agree.mutate(booking.totalCents, {
      onSuccess: (booked) => {
        client.setQueryData(queryKey, booked)
        toast({ title: 'Booked', text: 'The confirmation comes by email.' })
      },
      onError: (error) => {
        toastFailed(error, 'Not booked')
        void client.invalidateQueries({ queryKey })
      },
    })
  return (
    <Button busy={agree.isPending} busyLabel="Booking..." className="max-sm:w-full" onClick={send}>
      Agree and book for {priceText(booking.totalCents)}
    </Button>
  )
}
