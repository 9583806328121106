import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { AskDialog } from '#web/desk/ask-dialog.tsx'
import { whenText } from '#web/desk/day-words.ts'
import { Skeleton } from '#web/desk/list-states.tsx'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { whatText } from '#web/staff/row/booking-words.ts'
import { useOpenRow } from '#web/staff/row/rows-with-open.tsx'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { Note } from '#web/ui/note.tsx'
import type { useSetStatus } from './booking-acts.ts'
import type { Other } from './cancel-refund.tsx'

const load = () => import('./cancel-refund.tsx')
const CancelRefund = lazyWithRetry(() => load().then((module) => module.CancelRefund))

type Props = {
  row: BookingRow
  onClose: () => void
  cancelling: Pick<ReturnType<typeof useSetStatus>, 'mutate' | 'reset' | 'isPending' | 'error'>
}

/** The question before a cancel, as specified, with the refund. */
export function CancelDialog({ row, onClose, cancelling }: Props) {
  const [other, setOther] = useState<Other>()
  const [tried, setTried] = useState(false)
  const client = useQueryClient()
  useOpenRow(row.id, true)
  const { user } = useSignedIn()
  const isPaid = row.paidState === 'paid' || row.paidState === 'part_paid'
  // A completed ride is not refunded.
  const mayNot = user?.givesMoneyBack === false && isPaid && row.status !== 'completed'
  const close = () => {
    cancelling.reset()
    onClose()
  }
  const cancel = async () => {
    setTried(true)
    // Its errors are shown at the fields.
    const given = other && (await load()).refundTyped(client, row.id, other)
    if (other && !given) return
    // Without typed entries it closes at once, since an undo is possible.
    if (!given) close()
    cancelling.mutate({ row, to: 'cancelled', other: given }, given && { onSuccess: close })
  }
  return (
    <AskDialog
      onClose={close}
      title="Cancel this booking?"
      description={`Are you sure you want to cancel this booking for ${row.customerName}? This action cannot be undone.`}
      keep="Keep Booking"
      tone="danger"
      label={mayNot ? undefined : 'Cancel Booking'}
      busyLabel="Cancelling..."
      onAct={cancel}
      isPending={cancelling.isPending}
      error={tried && cancelling.error}
    >
      <p className="mt-5 rounded-md bg-sunken px-4 py-3 text-[0.9375rem]">
        <b className="block font-semibold tnum">{whenText(row)}</b>
        <span className="text-muted">
          {whatText(row)}, {row.reference}
        </span>
      </p>
      {mayNot && (
        <Note kind="info" className="mt-4" title="It is paid, so cancelling means a refund.">
          Your account cannot do that. Please ask somebody who can.
        </Note>
      )}
      {!mayNot && (
        <Suspense fallback={<Skeleton className="mt-4 h-11 w-full" />}>
          <CancelRefund id={row.id} other={other} onChange={setOther} tried={tried} />
        </Suspense>
      )}
    </AskDialog>
  )
}
