import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LaterDialog } from '#web/ui/later-dialog.tsx'

type Props = {
  name: string
  when: ReactNode
  what: ReactNode
  open: boolean
  onClose: () => void
  onCancel: () => void
}

/** The question before a cancel, in the words of spec 2 §8. */
export function CancelDialog({ name, when, what, open, onClose, onCancel }: Props) {
  return (
    <LaterDialog
      open={open}
      onOpenChange={(stays) => stays || onClose()}
      title="Cancel this booking?"
      description={`Are you sure you want to cancel this booking for ${name}? This action cannot be undone.`}
      actions={
        <>
          <Button kind="line" size="md" onClick={onClose}>
            Keep Booking
          </Button>
          <Button
            kind="danger"
            size="md"
            onClick={() => {
              onCancel()
              onClose()
            }}
          >
            Cancel Booking
          </Button>
        </>
      }
    >
      <p className="mt-5 rounded-md bg-sunken px-4 py-3 text-[0.9375rem]">
        <b className="block font-semibold tnum">{when}</b>
        <span className="text-muted">{what}</span>
      </p>
    </LaterDialog>
  )
}
