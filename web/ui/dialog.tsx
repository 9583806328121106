import { Dialog as Parts } from 'radix-ui'
import { createContext, type KeyboardEvent, type ReactNode, useContext, useRef } from 'react'
import { focusToRestore } from './focus-group.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** The safe answer is first or marked `data-safe`; it gets the focus unless the dialog has a field. */
  actions: ReactNode
  /** While saving: Escape and a click outside do nothing. */
  locked?: boolean
  wide?: boolean
}

/** A notice above the buttons of every dialog, since the page behind can be neither read nor pressed. */
export const DialogNotice = createContext<ReactNode>(undefined)

/** A dialog in the middle of the page, or a sheet at the foot of a phone. */
export function Dialog({ open, onClose, title, description, children, actions, locked, wide }: Props) {
  const restoreFocus = useRef<() => void>(undefined)
  const notice = useContext(DialogNotice)
  const stay = (event: { preventDefault: () => void }) => {
    if (locked) event.preventDefault()
  }
  return (
    // Without a trigger, the only change is to closed.
    <Parts.Root open={open} onOpenChange={onClose}>
      <Parts.Portal>
        <Parts.Overlay className="fixed inset-0 z-50 grid items-end overflow-y-auto border-transparent border-b-(length:--toast-room,0px) bg-sea-950/60 transition-opacity duration-move starting:opacity-0 sm:place-items-center sm:p-6">
          <Parts.Content
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            onEscapeKeyDown={(event) => (keepsEscape(event.target) ? event.preventDefault() : stay(event))}
            onKeyDown={(event) => {
              // The focus moves from the last control to the first without scrolling.
              if (event.key === 'Tab')
                requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
              if (isUnansweredEscape(event) && !locked && !keepsEscape(event.target)) onClose()
            }}
            onInteractOutside={stay}
            onOpenAutoFocus={(event) => {
              restoreFocus.current = focusToRestore()
              focusFirstAnswer(event)
            }}
            // Opened by state, not by a trigger: the focus returns to the element that had it before.
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              restoreFocus.current?.()
            }}
            className={`w-full bg-surface p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-float outline-none transition duration-move ease-out max-sm:rounded-t-xl sm:rounded-lg sm:p-8 starting:translate-y-6 starting:opacity-0 ${wide ? 'sm:max-w-[32.5rem]' : 'sm:max-w-[27.5rem]'}`}
          >
            <Parts.Title className="text-2xl">{title}</Parts.Title>
            {description !== undefined && (
              <Parts.Description className="mt-2 text-muted">{description}</Parts.Description>
            )}
            {children}
            {notice}
            <div
              data-answers
              className="mt-6 flex flex-wrap justify-end gap-2.5 max-sm:flex-col max-sm:*:w-full"
            >
              {actions}
            </div>
          </Parts.Content>
        </Parts.Overlay>
      </Parts.Portal>
    </Parts.Root>
  )
}

/**
 * Whether no layer has handled an Escape. A toast shown after the dialog is the layer above it: it takes the key and leaves the
 * dialog open.
 */
export const isUnansweredEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && !event.defaultPrevented

/** In a popup within the dialog, Escape closes the popup. */
const keepsEscape = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-keeps-escape]') !== null

function focusFirstAnswer(event: Event): void {
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLElement)) return
  const field = dialog.querySelector<HTMLElement>('input, select, textarea, [role="radiogroup"] button')
  const first =
    field ??
    dialog.querySelector<HTMLElement>('[data-safe]') ??
    dialog.querySelector<HTMLElement>('[data-answers] button, [data-answers] a')
  if (!first) return
  event.preventDefault()
  // The answers are last: a dialog higher than the screen is read from its heading on.
  first.focus({ preventScroll: first !== field })
}
