import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#contract/client.ts'
import { call, storedSession } from '#web/call.ts'
import { userQuery } from '#web/queries.ts'

/**
 * A browser may keep a whole page, with customers' data, for its back button. If it shows the page again after a sign-out or
 * another sign-in, the page is reloaded; so is an open page once another person signs in in another tab.
 */
export function useReloadOnReturn(): void {
  const client = useQueryClient()
  useEffect(() => {
    let session = storedSession.read()
    const look = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || storedSession.read() === session) return
      document.documentElement.hidden = true
      location.reload()
    }
    const follow = async () => {
      const next = storedSession.read()
      // Signed out in another tab: guest entries are kept only for a reload.
      if (session !== null && next === null) sessionStorage.clear()
      const before = client.getQueryData(userQuery().queryKey)
      if (next === session || next === null || !before) return
      session = next
      document.documentElement.hidden = true
      const { id } = await call(api.currentUser, {}).catch(() => ({ id: undefined }))
      // The same person: their typed entries stay.
      if (id === before.id) document.documentElement.hidden = false
      else location.reload()
    }
    window.addEventListener('pageshow', look)
    window.addEventListener('storage', follow)
    return () => {
      window.removeEventListener('pageshow', look)
      window.removeEventListener('storage', follow)
    }
  }, [client])
}
