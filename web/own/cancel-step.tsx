import { useQueryClient } from '@tanstack/react-query'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { api } from '#contract/client.ts'
import { priceText } from '#domain/money.ts'
import { call, problemOf } from '#web/call.ts'
import { useHouse } from '#web/house-on-page.ts'
import { myBookingsQuery, ownPageQuery } from '#web/queries.ts'
import { useSending } from '#web/sending.ts'
import { CallLink } from '#web/shell/reach-links.tsx'
import { Button } from '#web/ui/button.tsx'
import { LaterDialog } from '#web/ui/later-dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import { backTo, netCents, whatText, whenText } from './own-words.ts'
import { RefundLine } from './refund-line.tsx'

type Props = {
  booking: OwnPage
  cancelling: NonNullable<OwnPage['cancelling']>
  token: string
  open: boolean
  onClose: () => void
}

/** The question before a cancel, as specified, with the refund in the largest type. */
export function CancelStep({ booking, cancelling, token, open, onClose }: Props) {
  const { brand } = useHouse()
  const cancel = useCancel(token, onClose)
  const close = () => {
    if (cancel.isPending) return
    cancel.reset()
    onClose()
  }
  return (
    <LaterDialog
      open={open}
      wide
      locked={cancel.isPending}
      onClose={close}
      title="Cancel this booking?"
      description={
        <span className="wrap-anywhere">
          Are you sure you want to cancel this booking for {booking.customerName}? This action cannot be
          undone.
        </span>
      }
      actions={
        <>
          <Button kind="line" onClick={close}>
            Keep Booking
          </Button>
          <Button
            kind="danger"
            busy={cancel.isPending}
            busyLabel="Cancelling..."
            onClick={() => cancel.mutate(cancelling.refundCents)}
          >
            Cancel Booking
          </Button>
        </>
      }
    >
      <p className="mt-5 rounded-md bg-sunken px-4 py-3 text-[0.9375rem]">
        <b className="block font-semibold tnum">{whenText(booking)}</b>
        <span className="text-muted">
          {whatText(booking)}, {booking.reference}
        </span>
      </p>
      <Back booking={booking} cancelling={cancelling} />
      {cancel.isError && (
        <Note
          kind="error"
          role="alert"
          className="mt-5"
          title={
            cancel.error instanceof OutcomeUnknown
              ? 'We cannot tell whether it is cancelled.'
              : 'It is not cancelled.'
          }
        >
          {whyFailed(cancel.error)}
        </Note>
      )}
      <p className="mt-5 border-t border-line pt-5 text-[0.9375rem] text-muted">
        Just the wrong time?{' '}
        <CallLink className="font-semibold whitespace-nowrap text-link underline underline-offset-4">
          Call {brand.phone}
        </CallLink>
      </p>
    </LaterDialog>
  )
}

function Back({ booking, cancelling }: Pick<Props, 'booking' | 'cancelling'>) {
  if (netCents(booking) === 0)
    return <p className="mt-5 text-muted">You have paid nothing yet, so you owe nothing.</p>
  return (
    <>
      <p className="mt-6 mb-5 flex items-end justify-between gap-4">
        <span className="font-semibold">
          You get back
          <span className="block text-sm font-normal text-muted">
            {cancelling.refundCents > 0 ? backTo(booking) : 'too late for a refund'}
          </span>
        </span>
        <span className="font-display text-5xl font-[560] tracking-title whitespace-nowrap tnum">
          {priceText(cancelling.refundCents)}
        </span>
      </p>
      <RefundLine booking={booking} cancelling={cancelling} />
    </>
  )
}

/** As specified. */
const failed = { title: 'Error', text: 'Failed to cancel booking' }
const done = { title: 'Booking Cancelled', text: 'The booking has been successfully cancelled' }

/** The answer was lost and the booking could not be read: it is unknown whether it was cancelled. */
class OutcomeUnknown extends TypeError {}

/** Cancels only for the amount shown: if it has changed, the server refuses and the new amount is shown. */
function useCancel(token: string, onDone: () => void) {
  const client = useQueryClient()
  const { queryKey } = ownPageQuery(token)
  return useSending(async (refundCents: number) => {
    try {
      const booking = await cancelOrFind(token, refundCents)
      client.setQueryData(queryKey, booking)
      void client.invalidateQueries({ queryKey: myBookingsQuery().queryKey })
      onDone()
      toast(done)
    } catch (error) {
      toast({ ...failed, text: whyFailed(error, failed.text), tone: 'destructive' })
      // The page is outdated: the amount or the booking has changed.
      void client.invalidateQueries({ queryKey })
      throw error
    }
  })
}

/** If the answer was lost, the booking itself shows whether it is cancelled. */
async function cancelOrFind(token: string, refundCents: number): Promise<OwnPage> {
  const params = { token }
  try {
    return await call(api.cancelOwn, { params, body: { refundCents } })
  } catch (error) {
    if (problemOf(error)) throw error
    const present = await call(api.ownPage, { params }).catch(() => {
      throw new OutcomeUnknown('No answer came to the cancel or to reading the booking', { cause: error })
    })
    if (present.state === 'cancelled') return present
    throw error
  }
}
