import type { FocusEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'

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
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      had.current = []
      for (let here: Element | null = target; here && currentTarget.contains(here); here = here.parentElement)
        had.current.push(here)
    },
    onBlur: ({ target }: FocusEvent) => {
      // A removed button was not left by the user.
      if (target.isConnected) had.current = []
    },
  }
}
