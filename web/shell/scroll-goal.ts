export type Place = { pathname: string; hash: string }
export type ScrollGoal = { to: 'top' | 'anchor'; id?: string; smooth: boolean }

/**
 * Where a navigation ends (spec 2 §2, decision 9): every route change at the top, but an explicit anchor wins.
 * `before` is undefined for the page that the browser itself has opened: it has found its place already.
 */
export function scrollGoal(now: Place, before: Place | undefined): ScrollGoal | undefined {
  const id = decodeURIComponent(now.hash.slice(1))
  if (id !== '') return { to: 'anchor', id, smooth: before !== undefined }
  if (before === undefined) return undefined
  return { to: 'top', smooth: before.pathname === now.pathname }
}
