import { useMemo, useSyncExternalStore } from 'react'

const tick = (everyMs: number) => (changed: () => void) => {
  const timer = setInterval(changed, everyMs)
  return () => clearInterval(timer)
}
const ticks = { second: tick(1000), minute: tick(5000) }
const lengths = { second: 1000, minute: 60_000 }

/** Now, as exact as asked for; undefined in HTML written at build time. The same object until it changes. */
export function useNow(exact: 'second' | 'minute' = 'minute'): Temporal.Instant | undefined {
  const at = useSyncExternalStore(
    ticks[exact],
    () => Math.floor(Date.now() / lengths[exact]) * lengths[exact],
    () => undefined,
  )
  return useMemo(() => (at === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(at)), [at])
}
