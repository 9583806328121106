import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, isUnansweredEscape } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useWide } from './wide.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Below the title. */
  description?: ReactNode
  /** The element that it belongs to: it opens next to it, and returns the focus there. */
  anchor: HTMLElement | undefined
  children: ReactNode
}

/** Details of one thing, next to it; on phones a sheet from below. */
export function Pop(props: Props) {
  const first = useWide() ? 'beside' : 'sheet'
  const [frame, setFrame] = useState<'beside' | 'sheet' | 'foot'>(first)
  // When a tablet is turned, the anchor moves, maybe out of sight, so the popover moves to the foot of the screen. Switching to a
  // sheet would lose typed entries.
  const next = props.open ? (frame === 'beside' && first === 'sheet' ? 'foot' : frame) : first
  if (next !== frame) setFrame(next)
  return frame === 'sheet' ? <Sheet {...props} /> : <Beside {...props} atFoot={frame === 'foot'} />
}

type BesideProps = Props & { atFoot: boolean }

function Beside({ open, onClose, title, description, anchor, children, atFoot }: BesideProps) {
  const id = useId()
  const place = useRef({ getBoundingClientRect: () => rectOf(anchor) })
  const last = useRef<DOMRect>(undefined)
  place.current.getBoundingClientRect = () => {
    // A cancelled block leaves the board while its details are open: the details stay in place.
    if (anchor?.isConnected || last.current === undefined) last.current = rectOf(anchor)
    return last.current
  }
  return (
    <Popover.Root open={open} onOpenChange={(stays) => stays || onClose()}>
      <Popover.Anchor virtualRef={place} />
      <Popover.Portal>
        <Popover.Content
          aria-labelledby={id}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          onKeyDown={(event) => isUnansweredEscape(event) && onClose()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // A press outside has already moved the focus, perhaps into what opened next.
            if (document.activeElement === document.body) anchor?.focus({ preventScroll: true })
          }}
          data-at-foot={atFoot || undefined}
          className={`z-50 overflow-y-auto bg-surface px-4.5 py-4 text-sm shadow-[var(--shadow-hair),var(--shadow-float)] outline-none transition duration-quick starting:-translate-y-1 starting:opacity-0 ${atFoot ? 'mx-auto max-h-[85svh] max-w-110 rounded-t-xl' : 'max-h-(--radix-popover-content-available-height) w-92 max-w-[calc(100vw-2rem)] rounded-lg'}`}
        >
          <div className="flex items-start justify-between gap-3">
            <h2 id={id} className="min-w-0 pt-1 text-lg leading-tight">
              {title}
            </h2>
            <IconButton
              label="Close"
              size="sm"
              className="-mt-1 -mr-2 flex-none hover:bg-sunken"
              onClick={onClose}
            >
              <X />
            </IconButton>
          </div>
          {description !== undefined && <div className="mt-1 text-muted">{description}</div>}
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

const Sheet = ({ open, onClose, title, description, children }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    description={description}
    actions={
      <Button kind="line" size="md" onClick={onClose}>
        Close
      </Button>
    }
  >
    <div className="text-sm">{children}</div>
  </Dialog>
)

/** In px of the viewport. An element pushed out of view counts as at the nearest edge, so that the popover stays in view. */
function rectOf(element: HTMLElement | undefined): DOMRect {
  if (!element) return new DOMRect(innerWidth / 2, innerHeight / 4, 0, 0)
  const { x, y, width, height } = element.getBoundingClientRect()
  return new DOMRect(x, Math.max(0, Math.min(y, innerHeight - height)), width, height)
}
