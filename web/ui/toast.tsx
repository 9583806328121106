import { Suspense, useSyncExternalStore } from 'react'
import { lazyAgain } from './lazy-again.tsx'
import { currentToast, subscribeToToasts } from './toast-store.ts'

export { toast } from './toast-store.ts'

const nothing = () => undefined
const Bread = lazyAgain(() => import('./toast-bread.tsx').then((module) => module.Bread), { note: 'float' })

/** Where toasts appear; stands once, in the root. Its code comes with the first toast, not with the first view. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, nothing)
  if (shown === undefined) return null
  return (
    <Suspense>
      <Bread {...shown} />
    </Suspense>
  )
}
