import { useEffect, useState } from 'react'

/**
 * False until the page was painted once after `ready`; a long list may follow then. A deferred value would wait for an idle
 * moment, which a page with a ticking clock on a slow machine does not have.
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
 * How many of `total` rows to render by now: the first at once, the others in small steps, so that no press has to wait for all
 * of them.
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
