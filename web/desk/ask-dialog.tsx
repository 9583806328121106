import type { ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { asSentence, whyFailed } from '#web/why-failed.ts'
import { failedTitle } from './failed-change.ts'

type Props = Omit<ComponentProps<typeof Dialog>, 'open' | 'locked' | 'actions'> & {
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
  isPending?: boolean
  /** Why it failed, and the title of that; `unknown`: if no answer came. */
  error?: unknown
  failed?: string
  unknown?: string
}

/** Asks once more before something is done. */
export function AskDialog(props: Props) {
  const { keep, label, busyLabel, tone = 'ink', disabled, onAct, form, ...rest } = props
  const { isPending, error, failed, unknown, ...dialog } = rest
  const close = () => isPending || dialog.onClose()
  return (
    <Dialog
      {...dialog}
      open
      locked={isPending}
      actions={
        <>
          <Button kind="line" size="md" data-safe onClick={close} aria-disabled={isPending}>
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
      {error ? (
        <Note
          kind="error"
          role="alert"
          className="mt-4"
          title={asSentence(failedTitle(error, failed, unknown))}
        >
          {whyFailed(error)}
        </Note>
      ) : null}
    </Dialog>
  )
}
