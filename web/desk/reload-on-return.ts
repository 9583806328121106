import { useEffect } from 'react'
import { storedSession } from '#web/api.ts'

/**
 * A browser may keep a whole page for the way back, with the customers that stand in it. When it shows the page again after
 * the person signed out, or another signed in, the page is loaded anew.
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
