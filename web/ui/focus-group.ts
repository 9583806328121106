import type { FocusEvent, RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

type FocusGroup = {
  ref: RefObject<HTMLDivElement | null>
  'data-focus-group': ''
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

/**
 * An act may take its own button away; the focus then stays in this group: on what undoes it, else on its first button.
 * A group that may end with its last act names what stands `behind` it, as a selector of one place.
 */
export function useFocusGroup(behind?: string): FocusGroup {
  const ref = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  useLayoutEffect(() => {
    const free = document.activeElement === document.body || document.activeElement === null
    if (!inside.current || !free || focusGroup(ref.current)) return
    if (behind) document.querySelector<HTMLElement>(behind)?.focus({ preventScroll: true })
  })
  return {
    ref,
    'data-focus-group': '',
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

/** Gives the focus back to what has it now, later; where that was taken away meanwhile, to the group it stood in. */
export function focusToRestore(): () => void {
  const had = document.activeElement
  const group = had?.closest('[data-focus-group]') ?? null
  return () => {
    if (had instanceof HTMLElement && had.isConnected) had.focus()
    else focusGroup(group)
  }
}

function focusGroup(group: Element | null): boolean {
  const next = group?.querySelector<HTMLElement>('[data-undo]') ?? group?.querySelector<HTMLElement>('button')
  next?.focus({ preventScroll: true })
  return next != null
}
