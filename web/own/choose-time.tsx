import { useState } from 'react'
import { api } from '#contract/account-client.ts'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { dateText } from '#domain/calendar.ts'
import { call } from '#web/call.ts'
import { useHouse } from '#web/house-on-page.ts'
import { CallOrWrite } from '#web/shell/call-or-write.tsx'
import { Button } from '#web/ui/button.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { momentText, refundText } from './own-words.ts'
import { useAnswer } from './use-answer.ts'
import { Part } from './where.tsx'

type Props = { booking: OwnPage; offer: NonNullable<OwnPage['timeOffer']>; token: string }

/** The times that staff offer instead of the booked one (R-B7). */
export function ChooseTime({ booking, offer, token }: Props) {
  const house = useHouse()
  const { starts, until, reason, refundCents } = offer
  // It is not booked yet, and perhaps without a price.
  const isRequest = booking.status === 'pending'
  return (
    <Part
      first
      title="Choose another time"
      beside={
        <p className="mt-3 text-muted">
          Until {momentText(house, until, booking)}
          {isRequest ? '' : ', at the same price'}. Until you choose, your {isRequest ? 'request' : 'booking'}{' '}
          stays as it is.
        </p>
      }
    >
      {reason !== undefined && <p className="mb-5 break-words whitespace-pre-line">{reason}</p>}
      {starts.length === 0 ? (
        <>
          <p>None of these times is free any more. Call or write, and we find another one.</p>
          <CallOrWrite className="mt-5 max-sm:*:w-full" />
        </>
      ) : (
        <Times starts={starts} token={token} />
      )}
      {refundCents !== undefined && (
        <p className="mt-5 text-muted">None of them suits you? {refundText(refundCents)}</p>
      )}
    </Part>
  )
}

type Start = Props['offer']['starts'][number]

function Times({ starts, token }: { starts: readonly Start[]; token: string }) {
  const [picked, setPicked] = useState('')
  // A time may be taken while the page is open.
  const start = starts.find((one) => keyOf(one) === picked)
  const choose = useAnswer(token, {
    send: ({ date, time }: Start) =>
      call(api.chooseTime, { params: { token }, body: { choose: 'move', start: { date, time } } }),
    done: { title: 'Moved', text: 'The new time comes by email.' },
    failed: 'Not moved',
  })
  return (
    <>
      <Options
        legend="New time"
        quietLegend
        className="space-y-2"
        options={starts.map((one) => ({
          value: keyOf(one),
          name: dateText(one.date),
          detail: `${one.time} to ${one.until}`,
        }))}
        value={start && picked}
        onChange={setPicked}
      />
      <Button
        className="mt-5 max-sm:w-full"
        disabled={!start}
        busy={choose.isPending}
        busyLabel="Moving..."
        onClick={() => start && choose.send(start)}
      >
        {start ? `Move to ${dateText(start.date, 'short')}, ${start.time}` : 'Choose a time'}
      </Button>
    </>
  )
}

const keyOf = ({ date, time }: Start): string => `${date} ${time}`
