import { type ComponentProps, Suspense, useState } from 'react'
import { lazyAgain } from './lazy-again.tsx'

/**
 * `Dialog` for a page that has one in its first view: a tenth of that page's code, and seldom opened. It comes with the
 * visitor's first act on the page, so that opening waits for nothing.
 */
const Dialog = lazyAgain(() => import('./dialog.tsx').then((module) => module.Dialog), {
  note: 'float',
  ahead: 'act',
})

export function LaterDialog(props: ComponentProps<typeof Dialog>) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  // Once opened it stays: it closes with a movement and gives the focus back.
  return wasOpen ? (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  ) : null
}
