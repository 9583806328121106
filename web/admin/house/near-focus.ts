import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** For what holds the parts of the editor: where a pressed button goes with its entry, the focus stays beside it. */
export function useNearFocus() {
  const had = useRef<Element[]>([])
  useLayoutEffect(() => {
    const [pressed, ...around] = had.current
    if (!pressed || pressed.isConnected || document.activeElement !== document.body) return
    const next = around
      .filter(({ isConnected }) => isConnected)
      .map((element) => [...element.querySelectorAll<HTMLElement>('button:enabled')].at(-1))
      .find((button) => button)
    next?.focus({ preventScroll: true })
  })
  return {
    // A dialog is elsewhere in the page, and gives the focus back.
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (currentTarget.contains(target)) had.current = withHolders(target, currentTarget)
    },
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
      // A removed button was not left by the user.
      const isLeft = target.isConnected && currentTarget.contains(target)
      if (isLeft && !relatedTarget?.closest('[role="dialog"]')) had.current = []
    },
  }
}

function withHolders(target: Element, outermost: Element): Element[] {
  const around =
    target === outermost || !target.parentElement ? [] : withHolders(target.parentElement, outermost)
  return [target, ...around]
}
