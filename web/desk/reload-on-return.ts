import { useEffect } from 'react'
import { storedSession } from '#web/api.ts'

/**
 * A browser may keep a whole page for the back button, with its customers' data. When it shows the page again after a
 * sign-out or another sign-in, the page is reloaded.
 */
export function useReloadOnReturn(): void {
  useEffect(() => {
    const session = storedSession.read()
    const look = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || storedSession.read() === session) return
      document.documentElement.hidden = true
      location.reload()
    }
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [])
}
