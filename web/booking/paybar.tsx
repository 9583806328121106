import { type ReactNode, useEffect, useState } from 'react'

type Bar = {
  /** The total as text. */
  sum: string
  context: ReactNode
  /** Not final yet. */
  checking?: boolean
  children: ReactNode
}

/** Fixed at the foot of a phone: the total, one line of context, the go button. The page needs 96 px of space below. */
export function PayBar({ sum, context, checking = false, children }: Bar) {
  const typing = useKeyboardOpen()
  if (typing) return null
  return (
    <div className="paybar lg:!hidden">
      <div>
        <p
          className={`font-display text-2xl leading-none font-[560] tracking-title tnum ${checking ? 'opacity-40' : ''}`}
        >
          {sum}
        </p>
        <p className="mt-1 text-sm leading-tight text-muted">{context}</p>
      </div>
      {children}
    </div>
  )
}

/** An on-screen keyboard takes a large part of the visible page's height. */
function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const look = () => setOpen(window.innerHeight - view.height * view.scale > 150)
    view.addEventListener('resize', look)
    return () => view.removeEventListener('resize', look)
  }, [])
  return open
}
