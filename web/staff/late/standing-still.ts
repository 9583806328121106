import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/**
 * For a part that comes and goes by itself above others: what the pointer is over stays under the pointer. `count` is what
 * its height depends on; at 0 it has none.
 */
export function useStandingStill(count: number): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const before = useRef<number>(undefined)
  // Measured only when it changes: to ask for a height makes the browser lay out the whole page at once.
  useLayoutEffect(() => {
    const part = ref.current
    if (!part) return
    const height = count === 0 ? 0 : part.offsetHeight
    const by = height - (before.current ?? height)
    before.current = height
    if (by !== 0 && isPointedBelow(part)) window.scrollBy({ top: by, behavior: 'instant' })
  }, [count])
  return ref
}

function isPointedBelow(part: HTMLElement): boolean {
  const pointed = [...document.querySelectorAll('main :hover')].at(-1)
  return (
    pointed !== undefined && (part.compareDocumentPosition(pointed) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  )
}
