import { useEffect, useState } from 'react'

/**
 * False until the page was drawn once with what `ready` speaks of: then a long list may follow. A deferred value would wait
 * for a pause that a page with a ticking clock on a slow machine does not have.
 */
export function useAfterPaint(ready: boolean): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => setDrawn(true))
    return () => clearTimeout(timer)
  }, [ready])
  return drawn
}

const rowsAtOnce = 16

/**
 * How many of so many rows to draw by now: the first at once, the others a few at a time, so that no press waits for all of
 * them.
 */
export function useGradually(total: number): number {
  const [drawn, setDrawn] = useState(rowsAtOnce)
  useEffect(() => {
    if (drawn >= total) return
    const timer = setTimeout(() => setDrawn(drawn + rowsAtOnce))
    return () => clearTimeout(timer)
  }, [drawn, total])
  return drawn
}
