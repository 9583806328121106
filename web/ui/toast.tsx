import { Suspense, useSyncExternalStore } from 'react'
import { atFoot, lazyWithRetry, PlainNote } from './lazy-with-retry.tsx'
import { closeToast, currentToast, type ShownToast, subscribeToToasts } from './toast-store.ts'

export { toast } from './toast-store.ts'

const nothing = () => undefined
// The text is shown even if the toast's own code did not load.
const Plain = ({ id, title, text, open }: ShownToast) =>
  open && (
    <PlainNote look={`bg-sea-950 text-white ${atFoot}`} act="Close" onAct={() => closeToast(id)}>
      <b className="font-semibold">{title}</b> {text}
    </PlainNote>
  )

const ToastView = lazyWithRetry(() => import('./toast-view.tsx').then((module) => module.ToastView), {
  instead: Plain,
})

/** Where toasts appear; rendered once, in the root. Its code loads with the first toast, not with the first view. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, nothing)
  if (shown === undefined) return null
  return (
    <Suspense>
      <ToastView {...shown} />
    </Suspense>
  )
}
