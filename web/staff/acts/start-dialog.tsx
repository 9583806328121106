import type { NotReady } from '#contract/calls/dock.ts'
import { giveText } from '#web/staff/row/booking-words.ts'
import { Button } from '#web/ui/button.tsx'
import { LaterDialog } from '#web/ui/later-dialog.tsx'

type Props = {
  name: string
  what: string
  notReady: NotReady
  onStart: (agreed: string) => void
  /** Gives the equal units and starts on them. */
  onGive: () => void
  onClose: () => void
}

/** Before a start that something speaks against: why, and the equal unit that is free. */
export function StartDialog({ name, what, notReady, onStart, onGive, onClose }: Props) {
  const { reasons, instead } = notReady
  const close = (then?: () => void) => () => {
    onClose()
    then?.()
  }
  return (
    <LaterDialog
      open
      wide
      onOpenChange={(stays) => stays || onClose()}
      title="Start this ride?"
      description={`${name}, ${what}`}
      actions={
        <>
          <Button kind="line" size="md" data-safe onClick={onClose}>
            Not yet
          </Button>
          <Button kind="line" size="md" onClick={close(() => onStart(reasons.join(' ')))}>
            Start anyway
          </Button>
          {instead.length > 0 && (
            <Button kind="ink" size="md" onClick={close(onGive)}>
              {giveText(notReady)}
            </Button>
          )}
        </>
      }
    >
      <ul className="mt-5 space-y-1 rounded-md bg-amber-50 px-4 py-3 text-[0.9375rem] font-semibold shadow-[inset_0_0_0_1px_var(--color-amber-200)]">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </LaterDialog>
  )
}
