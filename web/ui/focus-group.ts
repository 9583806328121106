import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type FocusGroup = {
  ref: RefObject<HTMLDivElement | null>
  'data-focus-group': ''
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

/**
 * When an action removes its own button, the focus stays in this group: on the undo button, else on its first button. For a group
 * that may disappear with its last action, `behind` selects the element to focus instead.
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
    // A dialog opened from here returns the focus itself.
    onFocus: (event) => {
      inside.current = ref.current?.contains(event.target) ?? false
    },
    onBlur: (event) => {
      // A button removed from the page was not left by the user.
      if (event.target.isConnected) inside.current = false
    },
  }
}

/** Returns a function that restores the current focus, or focuses the element's group if the element was removed. */
export function focusToRestore(): () => void {
  const had = document.activeElement
  const group = had?.closest('[data-focus-group]') ?? null
  return () => {
    if (had instanceof HTMLElement && had.isConnected) had.focus()
    else focusGroup(group)
  }
}

function focusGroup(group: Element | null): boolean {
  const next =
    group?.querySelector<HTMLElement>('[data-undo]') ?? group?.querySelector<HTMLElement>('button:enabled')
  next?.focus({ preventScroll: true })
  // A row just rendered off screen (content-visibility) accepts the focus only at a second try, once it has a layout.
  if (next?.getClientRects().length && document.activeElement !== next) next.focus({ preventScroll: true })
  return next != null
}
