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
