import type { ComponentProps } from 'react'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { lazyAgain, whenOnline } from './lazy-again.tsx'

const load = () => import('./dialog.tsx')
const Dialog = lazyAgain(() => load().then((module) => module.Dialog), { note: 'float' })

/**
 * `Dialog` for a page that has one in its first view: a tenth of that page's code, and seldom opened. It comes when the
 * page is at rest, so that opening waits for nothing, or with the opening itself.
 */
export function LaterDialog(props: ComponentProps<typeof Dialog>) {
  const [here, setHere] = useState(false)
  useEffect(() => {
    let gone = false
    const arrived = () => gone || startTransition(() => setHere(true))
    // A network that is away now is asked again by the opening.
    const fetchCode = () => void whenOnline(load).then(arrived, () => undefined)
    const cancel = atRest(fetchCode)
    return () => {
      gone = true
      cancel()
    }
  }, [])
  return here || props.open ? (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  ) : null
}

/** Calls when the browser has nothing else to do. Safari does not tell: there a second is waited. */
function atRest(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(act)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(act, 1000)
  return () => clearTimeout(id)
}
