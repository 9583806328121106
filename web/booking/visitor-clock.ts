import { startTransition, useEffect, useState } from 'react'
import { serverClock } from '#web/server-clock.ts'

/**
 * The present instant by the server's clock, 20 seconds old at most; undefined in prerendered HTML and while hydrating.
 * Updated in a transition: the calendar and start times depend on it, and a synchronous render of them would block a phone.
 */
export function useNow(): Temporal.Instant | undefined {
  const [now, setNow] = useState<Temporal.Instant>()
  useEffect(() => {
    const read = () => startTransition(() => setNow(serverClock.instant()))
    read()
    const timer = setInterval(read, 20_000)
    document.addEventListener('visibilitychange', read)
    const unwatch = serverClock.watch(read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
      unwatch()
    }
  }, [])
  return now
}
