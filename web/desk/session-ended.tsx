import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { useCallback, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { problemOf, storedSession } from '#web/api.ts'
import { userQuery } from '#web/queries.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** Whoever was signed in is not any more: the lists are from before, and there is a way back to this very page. */
export function SessionEnded() {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  if (!useEnded()) return null
  // Or the page to sign in at would say that somebody is.
  const clearSession = () => {
    storedSession.write(null)
    client.removeQueries({ queryKey: userQuery().queryKey })
  }
  return (
    <div
      role="alert"
      className="sticky top-16 z-20 mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-lg bg-amber-50 py-3 pr-3 pl-4 shadow-[inset_0_0_0_1px_var(--color-amber-200)] lg:top-4"
    >
      <p>
        <b className="block font-semibold">Your sign-in has ended.</b>
        <span className="text-muted">What you see is from before; nothing can be changed.</span>
      </p>
      <Link
        to={`/login?next=${encodeURIComponent(pathname + search)}`}
        onClick={clearSession}
        className={buttonClass('ink', 'md')}
      >
        <LogIn aria-hidden="true" />
        Sign in
      </Link>
    </div>
  )
}

function useEnded(): boolean {
  const client = useQueryClient()
  const subscribe = useCallback((tell: () => void) => client.getQueryCache().subscribe(tell), [client])
  return useSyncExternalStore(
    subscribe,
    () => hasEnded(client),
    () => false,
  )
}

// Every act reads the lists again, also one that failed: they tell.
const hasEnded = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error' && problemOf(state.error)?.status === 401)
