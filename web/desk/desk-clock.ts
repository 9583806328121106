import { useMemo, useSyncExternalStore } from 'react'
import { serverClock } from '#web/server-clock.ts'

const tick = (everyMs: number) => (changed: () => void) => {
  const timer = setInterval(changed, everyMs)
  const unwatch = serverClock.watch(changed)
  return () => {
    clearInterval(timer)
    unwatch()
  }
}
const everySecond = tick(1000)
const fiveSeconds = tick(5000)
const minuteMs = 60_000

/** The present minute by the server's clock; undefined in rendered HTML. Keeps its identity until it changes. */
export function useNow(): Temporal.Instant | undefined {
  const at = useSyncExternalStore(
    fiveSeconds,
    () => Math.floor(serverClock.now() / minuteMs) * minuteMs,
    () => undefined,
  )
  return useMemo(() => (at === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(at)), [at])
}

/** Whole seconds since a moment of this machine's clock (epoch ms); undefined in rendered HTML. */
export const useSecondsSince = (ownMs: number): number | undefined =>
  useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.floor((Date.now() - ownMs) / 1000)),
    () => undefined,
  )
