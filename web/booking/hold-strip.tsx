import { Suspense } from 'react'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { useNow } from './visitor-clock.ts'
import { useVisitorHold } from './visitor-hold.ts'

// Rarely needed, so not part of the page's first code.
const HoldNote = lazyWithRetry(() => import('./hold-note.tsx').then((module) => module.HoldNote))

/** Visitors who come back from checkout see what is still held for them. */
export function HoldStrip() {
  const held = useVisitorHold(useNow())
  return held ? (
    <Suspense>
      <HoldNote held={held} />
    </Suspense>
  ) : null
}
