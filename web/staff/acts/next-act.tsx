import { useState } from 'react'
import type { NotReady } from '#contract/calls/dock-calls.ts'
import type { BookingRow } from '#contract/views.ts'
import type { StatusAction } from '#domain/booking/status.ts'
import { ignoreRepeats } from '#web/desk/double-press.ts'
import { SmallButton } from '#web/desk/small-button.tsx'
import { giveText, whatText } from '#web/staff/row/booking-words.ts'
import { useOpenRow } from '#web/staff/row/rows-with-open.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { notReadyOf, useSetStatus, useSwap } from './booking-acts.ts'
import { PriceDialog } from './price-dialog.tsx'

type Props = {
  row: BookingRow
  /** Undefined if there is none. */
  next: StatusAction | undefined
}

/**
 * Confirm, Start or Complete, and the question before it: the price, whether the guest agreed to it, or whether to start despite
 * objections.
 */
export function NextAct({ row, next }: Props) {
  const [asking, setAsking] = useState<'price' | 'agreed'>()
  const status = useSetStatus()
  const swap = useSwap()
  const notReady = notReadyOf(status.error)
  useOpenRow(row.id, asking !== undefined || notReady !== undefined)
  const ask = (question: typeof asking) => {
    setAsking(question)
    status.reset()
  }
  const confirm = (price?: number) =>
    status.mutate({ row, to: 'confirmed', price }, { onSuccess: () => ask(undefined) })
  const about = { name: row.customerName, what: `${whatText(row)}, ${row.reference}` }
  const startOnOthers = async () => {
    for (const { from, to } of notReady?.instead ?? []) await swap.mutateAsync({ row, from, to })
    status.mutate({ row, to: 'in_progress' })
  }
  return (
    <>
      {next && (
        <SmallButton
          kind={next.to === 'confirmed' ? 'ink' : 'line'}
          busy={status.isPending}
          busyLabel={next.label}
          // A second press or a held key would hit the button of the next state.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={(event) => {
            ignoreRepeats(event)
            if (row.toPrice && next.to === 'confirmed') ask(row.priceOpen ? 'price' : 'agreed')
            else status.mutate({ row, to: next.to })
          }}
        >
          {next.label}
        </SmallButton>
      )}
      {asking && (
        <PriceDialog
          key={asking}
          row={row}
          isAgreed={asking === 'agreed'}
          isSending={status.isPending}
          error={status.error}
          onClose={() => ask(undefined)}
          onChange={() => ask('price')}
          onConfirm={confirm}
        />
      )}
      {notReady && (
        <StartDialog
          {...about}
          notReady={notReady}
          onStart={(agreed) => status.mutate({ row, to: 'in_progress', agreed })}
          // A failed change shows its own message.
          onGive={() => void startOnOthers().catch(() => undefined)}
          onClose={status.reset}
        />
      )}
    </>
  )
}

type StartDialogProps = {
  name: string
  what: string
  notReady: NotReady
  onStart: (agreed: string) => void
  /** Assigns the equal units and starts on them. */
  onGive: () => void
  onClose: () => void
}

/** Before a start with objections: the reasons, and the equal unit that is free. */
function StartDialog({ name, what, notReady, onStart, onGive, onClose }: StartDialogProps) {
  const { reasons, instead } = notReady
  const close = (then?: () => void) => () => {
    onClose()
    then?.()
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
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
    </Dialog>
  )
}
