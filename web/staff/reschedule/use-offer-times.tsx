import { type ComponentProps, useState } from 'react'
import { api } from '#contract/account-client.ts'
import type { BookingRow } from '#contract/views.ts'
import { Tick } from '#web/booking/tick.tsx'
import { call } from '#web/call.ts'
import type { AskDialog } from '#web/desk/ask-dialog.tsx'
import { toastFailed } from '#web/desk/failed-change.ts'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { type NewStart, useAct } from '#web/staff/acts/booking-acts.ts'
import { LiveErrorText, TextArea } from '#web/ui/field.tsx'
import { useNewStarts } from './reschedule-starts.ts'
import { NewDate } from './reschedule-when.tsx'
import { TimesToOffer } from './times-to-offer.tsx'

/** What the dialog shows and does for one way to move a booking. */
export type WayToMove = Pick<
  ComponentProps<typeof AskDialog>,
  'label' | 'busyLabel' | 'onAct' | 'isPending' | 'error' | 'failed' | 'children'
>

/** Offers the guest several times by mail (R-B7): the booking stays where it is until one is chosen. */
export function useOfferTimes(booking: BookingRow, onClose: () => void): WayToMove {
  const [date, setDate] = useState('')
  const [starts, setStarts] = useState<NewStart[]>([])
  const [reason, setReason] = useState('')
  const { user } = useSignedIn()
  const canRefund = booking.paidState !== 'unpaid' && user?.givesMoneyBack === true
  const [refund, setRefund] = useState(canRefund)
  const [tried, setTried] = useState(false)
  const offer = useSendTimes()
  const { today } = useNewStarts(booking, date, [])
  const choose = (chosen: NewStart[]) => {
    setStarts(chosen)
    if (offer.isError) offer.reset()
  }
  const send = () => {
    setTried(true)
    if (starts.length === 0) return
    const why = reason.trim()
    const sent = { row: booking, starts, refund: canRefund && refund, ...(why === '' ? {} : { reason: why }) }
    offer.mutate(sent, { onSuccess: onClose })
  }
  return {
    label: 'Send these times',
    busyLabel: 'Sending...',
    onAct: send,
    isPending: offer.isPending,
    error: offer.error,
    failed: 'Nothing was sent',
    children: (
      <>
        <NewDate booking={booking} today={today} date={date} onDate={setDate} error={undefined} />
        <TimesToOffer booking={booking} date={date} starts={starts} onChange={choose} />
        <LiveErrorText>
          {tried && starts.length === 0 ? 'Please choose at least one time' : undefined}
        </LiveErrorText>
        <TextArea
          optional
          className="mt-6"
          label="Why, for the guest to read"
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {canRefund && (
          <Tick checked={refund} onChange={(event) => setRefund(event.target.checked)}>
            Or a full refund, if the guest cancels instead
          </Tick>
        )}
        <p className="mt-3 text-sm text-muted">
          The guest gets a mail and has 48 hours to choose, at most until the last of these times begins. The
          price stays. These times are not held: whoever books first gets them.
        </p>
      </>
    ),
  }
}

type Sent = { row: BookingRow; starts: NewStart[]; refund: boolean; reason?: string }

const useSendTimes = () =>
  useAct({
    send: ({ row, ...body }: Sent) => call(api.offerTimes, { params: { id: row.id }, body }),
    done: ({ customerName }) => ({ title: 'Times sent', text: `${customerName} can choose by the link.` }),
    refused: (error) => toastFailed(error, 'Nothing was sent'),
  })
