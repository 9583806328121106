export type Place = { pathname: string; hash: string; search?: string }
/** Without an id: the top of the page. */
export type ScrollGoal = { id?: string; smooth: boolean }

/**
 * Where a navigation ends (R-P2): every route change at the top, but an explicit anchor wins.
 * `before` is undefined for the page that the browser itself has opened: anchor or not, it has found its place already.
 */
export function scrollGoal(now: Place, before: Place | undefined): ScrollGoal | undefined {
  if (before === undefined) return undefined
  // A filter or a tab that is kept in the address is no way to another place.
  const samePlace = now.pathname === before.pathname && now.hash === before.hash
  if (samePlace && now.search !== before.search) return undefined
  const id = decodeURIComponent(now.hash.slice(1))
  return id === '' ? { smooth: before.pathname === now.pathname } : { id, smooth: true }
}
