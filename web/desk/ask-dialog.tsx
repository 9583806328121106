import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Refused } from './refused.tsx'

type Props = {
  title: string
  description?: ReactNode
  wide?: boolean
  /** The safe answer. */
  keep: string
  /** The other answer, if it can be given. */
  label?: string | undefined
  busyLabel?: string
  tone?: 'ink' | 'danger'
  disabled?: boolean
  onAct?: () => void
  /** The id of the form that it sends, in place of `onAct`. */
  form?: string
  onClose: () => void
  isPending?: boolean
  /** Why it failed, and the title of that; `unknown`: if no answer came. */
  error?: unknown
  failed?: string
  unknown?: string
  children?: ReactNode
}

/** Asks once more before something is done. */
export function AskDialog(props: Props) {
  const { keep, label, busyLabel, tone = 'ink', disabled, onAct, form, ...rest } = props
  const { isPending, error, failed, unknown, ...dialog } = rest
  return (
    <Dialog
      {...dialog}
      open
      locked={isPending}
      actions={
        <>
          <Button
            kind="line"
            size="md"
            data-safe
            onClick={() => isPending || dialog.onClose()}
            aria-disabled={isPending}
          >
            {keep}
          </Button>
          {label && (
            <Button
              kind={tone}
              size="md"
              busy={isPending}
              busyLabel={busyLabel}
              disabled={disabled}
              type={form ? 'submit' : 'button'}
              form={form}
              onClick={() => onAct?.()}
            >
              {label}
            </Button>
          )}
        </>
      }
    >
      {dialog.children}
      <Refused error={error} title={failed} unknown={unknown} />
    </Dialog>
  )
}
