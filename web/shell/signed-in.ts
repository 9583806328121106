import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '#contract/client.ts'
import type { User } from '#contract/views.ts'
import { call, problemOf, storedSession } from '#web/call.ts'
import { userQuery } from '#web/queries.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const end = onOtherTab(listener)
  return () => {
    listeners.delete(listener)
    end()
  }
}

function onOtherTab(look: () => void): () => void {
  const end = new AbortController()
  // A page restored from the back/forward cache has missed changes.
  for (const sign of ['storage', 'pageshow']) window.addEventListener(sign, look, end)
  return () => end.abort()
}

// The prerendered page has no session: it is undefined until hydration.
const onServer = () => undefined

/** The signed-in account; `loading` until that is known. Without a session no call is made. */
export function useSignedIn(): { user: User | undefined; loading: boolean } {
  const session = useSyncExternalStore<string | null | undefined>(subscribe, storedSession.read, onServer)
  const reply = useQuery({ ...userQuery(), enabled: typeof session === 'string' })
  return {
    user: typeof session === 'string' ? reply.data : undefined,
    // Not `isPending`: a failed query is pending for each new reader, so a page that adds readers would load for ever.
    loading: session === undefined || (session !== null && !reply.isFetched),
  }
}

/** 'Hi, Mart': the first name, or the user name if there is none. */
export const greetingOf = ({ fullName, username }: User): string =>
  `Hi, ${fullName?.trim().split(/\s+/u)[0] || username}`

/**
 * After signing out or in in another tab, drops this tab's cached data of the person before and reloads what is shown. Returns
 * the cleanup.
 */
export function followPerson(client: QueryClient): () => void {
  let session = storedSession.read()
  const look = () => {
    const found = storedSession.read()
    if (found === session) return
    session = found
    // A query that a form is just running for the new person is kept.
    client.removeQueries({ type: 'inactive', fetchStatus: 'idle' })
    if (session !== null) void client.invalidateQueries({}, { cancelRefetch: false })
  }
  return onOtherTab(look)
}

/** Stores the session and drops cached data of the previous account. */
export function signIn(client: QueryClient, session: { user: User; sessionId: string }): void {
  storedSession.write(session.sessionId)
  client.removeQueries({ type: 'inactive' })
  client.setQueryData(userQuery().queryKey, session.user)
  for (const listener of listeners) listener()
}

/** Ends the session and reloads: no data of the person stays in memory or in the browser, which may be shared. */
export async function signOut(to = '/'): Promise<void> {
  const hasEnded = await call(api.logout, {}).then(
    () => true,
    (error: unknown) => problemOf(error)?.status === 401,
  )
  try {
    // The referral is not personal data.
    for (const key of Object.keys(localStorage)) if (key !== 'referral') localStorage.removeItem(key)
    sessionStorage.clear()
    // The cookie stays. With 'ended' beside it, the server ignores it and ends its session at the next call that arrives: what
    // the next person books here does not go to this account.
    if (!hasEnded) storedSession.write('ended')
  } catch {
    // Private mode: nothing was stored.
  }
  location.assign(to)
}
