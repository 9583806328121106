import type { FocusEvent, RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

type Kept = {
  ref: RefObject<HTMLDivElement | null>
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

/** An act may take its own button away; the focus then stays in this group: on what undoes it, else on its first button. */
export function useKeptFocus(): Kept {
  const ref = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  useLayoutEffect(() => {
    const free = document.activeElement === document.body || document.activeElement === null
    if (!inside.current || !free) return
    const group = ref.current
    const next =
      group?.querySelector<HTMLElement>('[data-undo]') ?? group?.querySelector<HTMLElement>('button')
    next?.focus({ preventScroll: true })
  })
  return {
    ref,
    // A dialog that was opened from here gives the focus back by itself.
    onFocus: (event) => {
      inside.current = ref.current?.contains(event.target) ?? false
    },
    onBlur: (event) => {
      // A button that was taken away was not left.
      if (event.target.isConnected) inside.current = false
    },
  }
}
