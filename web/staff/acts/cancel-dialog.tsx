import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { Skeleton } from '#web/desk/list-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { LaterDialog } from '#web/ui/later-dialog.tsx'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import type { Other, OtherRefund } from './cancel-refund.tsx'

const load = () => import('./cancel-refund.tsx')
const CancelRefund = lazyAgain(() => load().then((module) => module.CancelRefund))

type Props = {
  id: string
  name: string
  when: ReactNode
  what: ReactNode
  open: boolean
  onClose: () => void
  onCancel: (other?: OtherRefund) => void
}

/** The question before a cancel, in the specified words, with what goes back. */
export function CancelDialog(props: Props) {
  const { id, name, when, what, open, onClose, onCancel } = props
  const [other, setOther] = useState<Other>()
  const [tried, setTried] = useState(false)
  const client = useQueryClient()
  const close = () => {
    setOther(undefined)
    setTried(false)
    onClose()
  }
  const cancel = async () => {
    setTried(true)
    // What is wrong with it stands beside the fields.
    const given = other && (await load()).refundTyped(client, id, other)
    if (other && !given) return
    onCancel(given)
    close()
  }
  return (
    <LaterDialog
      open={open}
      onOpenChange={(stays) => stays || close()}
      title="Cancel this booking?"
      description={`Are you sure you want to cancel this booking for ${name}? This action cannot be undone.`}
      actions={
        <>
          <Button kind="line" size="md" onClick={close}>
            Keep Booking
          </Button>
          <Button kind="danger" size="md" onClick={cancel}>
            Cancel Booking
          </Button>
        </>
      }
    >
      <p className="mt-5 rounded-md bg-sunken px-4 py-3 text-[0.9375rem]">
        <b className="block font-semibold tnum">{when}</b>
        <span className="text-muted">{what}</span>
      </p>
      {open && (
        <Suspense fallback={<Skeleton className="mt-4 h-11 w-full" />}>
          <CancelRefund id={id} other={other} onChange={setOther} tried={tried} />
        </Suspense>
      )}
    </LaterDialog>
  )
}
