import { Undo2, X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ignoreRepeats } from './double-press.ts'

type Props = {
  /** The label of the bar: 'Undo the last cancel'. */
  label: string
  title: ReactNode
  note: ReactNode
  busy: boolean
  onUndo: () => void
  onClose: () => void
  /** Its position on tablets and wider. Default: the right corner. */
  at?: 'left' | 'right'
}

const places = {
  right: 'md:inset-x-auto md:right-6 md:w-[420px]',
  left: 'md:right-auto md:left-6 md:w-[380px] lg:left-[16.5rem]',
}

/** Undo of the last action, at the foot of the page while it is possible. */
export function UndoBar({ label, title, note, busy, onUndo, onClose, at = 'right' }: Props) {
  useRoomForBar()
  const ref = useFocusBehind()
  return (
    <section
      ref={ref}
      aria-label={label}
      className={`dusk fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-30 flex items-center gap-2 rounded-lg bg-sea-950 py-2 pr-1.5 pl-4 text-sm shadow-float md:bottom-6 ${places[at]}`}
    >
      <p className="min-w-0 flex-1 leading-tight">
        <b className="line-clamp-2 font-semibold">{title}</b>
        <span className="block truncate text-muted tnum">{note}</span>
      </p>
      <Button
        kind="ghost"
        size="md"
        className="text-apricot-300!"
        busy={busy}
        busyLabel="Undo"
        onClick={(event) => {
          ignoreRepeats(event)
          onUndo()
        }}
      >
        <Undo2 />
        Undo
      </Button>
      <IconButton label="Close" onClick={onClose}>
        <X />
      </IconButton>
    </section>
  )
}

/** A bar that is removed with its pressed button leaves the focus on the open tab, else on the first control of the page. */
function useFocusBehind() {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const bar = ref.current
    return () => {
      if (!bar?.contains(document.activeElement)) return
      const behind = ['[role="tab"][aria-selected="true"]', 'a[href]', 'button:enabled']
        .map((control) => document.querySelector<HTMLElement>(`main ${control}`))
        .find((found) => found)
      behind?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}

// Toasts are above a bar at the foot of the page, focused elements scroll to above it, and the page ends above it.
const room = { '--paybar': '4.5rem', 'scroll-padding-bottom': '6.5rem', 'padding-bottom': '5.5rem' }

function useRoomForBar(): void {
  useEffect(() => {
    const { style } = document.documentElement
    for (const [name, value] of Object.entries(room)) style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(room)) style.removeProperty(name)
    }
  }, [])
}
