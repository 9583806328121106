import { startTransition, useEffect, useState } from 'react'
import { serverClock } from '#web/server-clock.ts'

// The current minute by the server's clock. Prerendered pages have no time, so the first render has none.

let minute: Temporal.Instant | undefined
const watchers = new Set<() => void>()
let stop: (() => void) | undefined

const read = (): Temporal.Instant => {
  minute ??= serverClock.instant()
  return minute
}

function tick(): void {
  minute = serverClock.instant()
  for (const tell of watchers) tell()
}

function start(): () => void {
  const timer = setInterval(tick, 20_000)
  document.addEventListener('visibilitychange', tick)
  const unwatch = serverClock.watch(tick)
  return () => {
    clearInterval(timer)
    unwatch()
    document.removeEventListener('visibilitychange', tick)
    minute = undefined
  }
}

function watch(tell: () => void): () => void {
  watchers.add(tell)
  stop ??= start()
  return () => {
    watchers.delete(tell)
    if (watchers.size > 0) return
    stop?.()
    stop = undefined
  }
}

/**
 * The present instant, 20 seconds old at most; undefined in prerendered HTML and while hydrating. Updated in a transition:
 * the calendar and start times depend on it, and a synchronous render of them would block a phone.
 */
export function useNow(): Temporal.Instant | undefined {
  const [now, setNow] = useState<Temporal.Instant>()
  useEffect(() => {
    const tell = () => startTransition(() => setNow(read()))
    tell()
    return watch(tell)
  }, [])
  return now
}
