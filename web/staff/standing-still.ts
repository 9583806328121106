import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/**
 * For a part that comes and goes by itself above others: what the pointer is over stays under the pointer. Give it what its
 * height depends on.
 */
export function useStandingStill(what: unknown): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const before = useRef<{ what: unknown; height: number }>(undefined)
  useLayoutEffect(() => {
    const part = ref.current
    if (!part) return
    const height = part.offsetHeight
    const last = before.current
    before.current = { what, height }
    if (!last || last.what === what || last.height === height) return
    const pointed = document.querySelector('main :hover:not(:has(:hover))')
    const isBelow = pointed && part.compareDocumentPosition(pointed) & Node.DOCUMENT_POSITION_FOLLOWING
    if (isBelow) window.scrollBy({ top: height - last.height, behavior: 'instant' })
  })
  return ref
}
