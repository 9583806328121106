import type { QueryClient } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '#contract/client.ts'
import type { User } from '#contract/views.ts'
import { call, storedSession } from '#web/api.ts'
import { userQuery } from '#web/queries.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  // A page that comes back as it was has missed what happened meanwhile.
  window.addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
  }
}

// Rendered beforehand, the page does not know the visitor: until it lives in a browser the session is undefined.
const onServer = () => undefined

/** Who is signed in. `loading` until that is known; a visitor without a session is asked of nobody. */
export function useSignedIn(): { user: User | undefined; loading: boolean } {
  const session = useSyncExternalStore<string | null | undefined>(subscribe, storedSession.read, onServer)
  const reply = useQuery({ ...userQuery(), enabled: typeof session === 'string' })
  return {
    user: typeof session === 'string' ? reply.data : undefined,
    // Not pending: one that failed is pending at each further reader, and a page that shows who reads meanwhile would never end.
    loading: session === undefined || (session !== null && !reply.isFetched),
  }
}

/** 'Hi, Mart': by the first name, or the user name where there is none. */
export const greetingOf = ({ fullName, username }: User): string =>
  `Hi, ${fullName?.trim().split(/\s+/u)[0] || username}`

/** Keeps the session and forgets what was read for the person before. */
export function signIn(client: QueryClient, session: { user: User; sessionId: string }): void {
  storedSession.write(session.sessionId)
  client.removeQueries({ type: 'inactive' })
  client.setQueryData(userQuery().queryKey, session.user)
  for (const listener of listeners) listener()
}

/** Ends the session and loads the page anew: nothing of the person stays in memory or in the browser, for a shared one. */
export async function signOut(to = '/'): Promise<void> {
  // Without the server the session ends by itself later; this browser forgets it now.
  await call(api.logout, {}).catch(() => undefined)
  try {
    // By whose link the browser came says nothing of the person.
    for (const key of Object.keys(localStorage)) if (key !== 'referral') localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Private mode: nothing was kept.
  }
  location.assign(to)
}
