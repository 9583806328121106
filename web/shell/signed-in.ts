import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '#contract/client.ts'
import type { User } from '#contract/views.ts'
import { call, storedSession } from '#web/call.ts'
import { userQuery } from '#web/queries.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  // A page from the back/forward cache has missed changes.
  window.addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
  }
}

// The prerendered page has no session: it is undefined until hydration.
const onServer = () => undefined

/** The signed-in account. `loading` until it is known; without a session no call is made. */
export function useSignedIn(): { user: User | undefined; loading: boolean } {
  const session = useSyncExternalStore<string | null | undefined>(subscribe, storedSession.read, onServer)
  const reply = useQuery({ ...userQuery(), enabled: typeof session === 'string' })
  return {
    user: typeof session === 'string' ? reply.data : undefined,
    // Not `isPending`: a failed query is pending for each new reader, so a page that adds readers would load for ever.
    loading: session === undefined || (session !== null && !reply.isFetched),
  }
}

/** 'Hi, Mart': by the first name, or the user name where there is none. */
export const greetingOf = ({ fullName, username }: User): string =>
  `Hi, ${fullName?.trim().split(/\s+/u)[0] || username}`

/** Stores the session and drops cached data of the account before. */
export function signIn(client: QueryClient, session: { user: User; sessionId: string }): void {
  storedSession.write(session.sessionId)
  client.removeQueries({ type: 'inactive' })
  client.setQueryData(userQuery().queryKey, session.user)
  for (const listener of listeners) listener()
}

/** Ends the session and reloads: no data of the person stays in memory or in the browser, which may be shared. */
export async function signOut(to = '/'): Promise<void> {
  // If the server is down the session ends there later; this browser drops it now.
  await call(api.logout, {}).catch(() => undefined)
  try {
    // The referral is not personal data.
    for (const key of Object.keys(localStorage)) if (key !== 'referral') localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Private mode: nothing was stored.
  }
  location.assign(to)
}
