import { Suspense } from 'react'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import { useNow } from './clock.ts'
import { useHeld } from './held.ts'

// Few visits need it: not part of the page's first code.
const HeldNote = lazyAgain(() => import('./held-note.tsx').then((module) => module.HeldNote))

/** Visitors who come back from checkout see what is still held for them. */
export function HeldStrip() {
  const held = useHeld(useNow())
  return held ? (
    <Suspense>
      <HeldNote held={held} />
    </Suspense>
  ) : null
}
