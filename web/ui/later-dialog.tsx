import type { ComponentProps } from 'react'
import { Suspense, useEffect, useState } from 'react'
import { lazyAgain, whenOnline } from './lazy-again.tsx'

const load = () => import('./dialog.tsx')
const Dialog = lazyAgain(() => load().then((module) => module.Dialog), { note: 'float' })

const acts = ['pointerdown', 'keydown'] as const

/**
 * `Dialog` for a page that has one in its first view: a tenth of that page's code, and seldom opened. It comes with the
 * visitor's first act on the page, so that opening waits for nothing, or with the opening itself.
 */
export function LaterDialog(props: ComponentProps<typeof Dialog>) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  useEffect(() => {
    // A network that is away now is asked again by the opening.
    const fetchCode = () => void whenOnline(load).catch(() => undefined)
    for (const act of acts) window.addEventListener(act, fetchCode, { once: true })
    return () => {
      for (const act of acts) window.removeEventListener(act, fetchCode)
    }
  }, [])
  // Once opened it stays: it closes with a movement and gives the focus back.
  return wasOpen ? (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  ) : null
}
