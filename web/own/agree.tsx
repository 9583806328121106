import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { api } from '#contract/client.ts'
import { priceText } from '#domain/money.ts'
import { call } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { useAnswer } from './use-answer.ts'

/** Books a request at the price that staff offer; the button names the obligation. */
export function Agree({ booking: { totalCents }, token }: { booking: OwnPage; token: string }) {
  const agree = useAnswer(token, {
    send: (cents: number) => call(api.agreeOwn, { params: { token }, body: { totalCents: cents } }),
    done: { title: 'Booked', text: 'The confirmation comes by email.' },
    failed: 'Not booked',
  })
  return (
    <Button
      busy={agree.isPending}
      busyLabel="Booking..."
      className="max-sm:w-full"
      onClick={() => agree.send(totalCents)}
    >
      Agree and book for {priceText(totalCents)}
    </Button>
  )
}
