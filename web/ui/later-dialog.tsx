import { type ComponentProps, Suspense, useState } from 'react'
import { lazyWithRetry } from './lazy-with-retry.tsx'

/**
 * `Dialog` for pages that have one in their first view. It is a tenth of such a page's code and rarely opened, so it is loaded at
 * the visitor's first input, in time for opening.
 */
const Dialog = lazyWithRetry(() => import('./dialog.tsx').then((module) => module.Dialog), {
  note: 'float',
  ahead: 'act',
})

export function LaterDialog(props: ComponentProps<typeof Dialog>) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  // Stays mounted once opened: closing is animated and gives the focus back.
  return wasOpen ? (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  ) : null
}
