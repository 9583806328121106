import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After each navigation, scrolls to the top or to the anchor's section, 80 px below the header (`scroll-padding-top`). */
export function useScrolling(): void {
  const { pathname, hash, search, key } = useLocation()
  const before = useRef<{ place: Place; key: string }>(undefined)

  useEffect(() => {
    // StrictMode runs an effect twice; the same navigation scrolls once.
    if (before.current?.key === key) return
    const goal = scrollGoal({ pathname, hash, search }, before.current?.place)
    const changed = before.current !== undefined && before.current.place.pathname !== pathname
    before.current = { place: { pathname, hash, search }, key }
    if (goal === undefined) return
    const target = goal.id === undefined ? null : document.getElementById(goal.id)
    const behavior = goal.smooth && !wantsStillness() ? 'smooth' : 'instant'
    if (target) scrollTo(target, behavior)
    else window.scrollTo({ top: 0, behavior })
    // A visually hidden title belongs to a page that is still loading, and is removed with it: the focus would be lost.
    const title =
      document.querySelector<HTMLElement>('main h1:not(.sr-only)') ?? document.querySelector('main')
    const reader = target ?? (changed ? title : null)
    if (reader) moveReader(reader)
  }, [pathname, hash, search, key])
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const settleMs = 2500
const userInput = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Parts that load while the page scrolls move the section; follow it until the page is still or the visitor takes over. */
function scrollTo(target: HTMLElement, behavior: ScrollBehavior): void {
  const go = () => target.scrollIntoView({ behavior, block: 'start' })
  const height = new ResizeObserver(go)
  const stop = () => {
    height.disconnect()
    clearTimeout(timer)
    for (const sign of userInput) window.removeEventListener(sign, stop)
  }
  const timer = setTimeout(stop, settleMs)
  for (const sign of userInput) window.addEventListener(sign, stop, { passive: true })
  // Fires once at the start, which begins the scrolling.
  height.observe(document.body)
}

/** Tab and screen readers continue from here, as after a click on a plain link. */
function moveReader(element: HTMLElement): void {
  const active = document.activeElement
  const movedByPage = active !== null && active !== document.body && element.contains(active)
  if (movedByPage) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

type Place = { pathname: string; hash: string; search?: string }

/**
 * Where a navigation ends (R-P2): at the top after every route change, unless there is an explicit anchor. `before` is undefined
 * for the page that the browser itself opened: it is at its position already. Without an id: the top of the page.
 */
export function scrollGoal(now: Place, before: Place | undefined) {
  if (before === undefined) return undefined
  // A filter or tab kept in the address does not change the position.
  const samePlace = now.pathname === before.pathname && now.hash === before.hash
  if (samePlace && now.search !== before.search) return undefined
  const id = now.hash.slice(1)
  return id === '' ? { smooth: before.pathname === now.pathname } : { id, smooth: true }
}
