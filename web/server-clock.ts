// A phone's or a dock's clock may be wrong by hours. What runs out, is late, has passed or is today is judged by the
// server's, as its answers tell it.

const aheadKey = 'serverAheadMs'
/** The header tells whole seconds, and nobody sets a clock better: a smaller difference is none. */
const leastMs = 2_000

const storedAheadMs = (): number => {
  try {
    return Number(sessionStorage.getItem(aheadKey) ?? 0)
  } catch {
    return 0
  }
}

const watchers = new Set<() => void>()

export const serverClock = {
  aheadMs: storedAheadMs(),
  /** Learns from an answer's Date header. `askedAt` (epoch ms of this machine): the server wrote it some time after that. */
  read(date: string | null, sentAt: number): void {
    const said = date === null ? Number.NaN : Date.parse(date)
    if (!Number.isFinite(said)) return
    const [least, most] = [said - Date.now(), said - sentAt]
    const fits = (aheadMs: number) => aheadMs >= least - leastMs && aheadMs <= most + leastMs
    // A slow answer tells less than a quick one: what it does not speak against is kept.
    if (fits(this.aheadMs)) return
    this.aheadMs = fits(0) ? 0 : Math.round((least + most) / 2)
    try {
      // Before the first answer of the next page: a hold must not look run out.
      sessionStorage.setItem(aheadKey, String(this.aheadMs))
    } catch {
      // Then the first answer tells it again.
    }
    for (const tell of watchers) tell()
  },
  /** Epoch milliseconds of the server; before the first answer, of this machine. */
  now(): number {
    return this.of(Date.now())
  },
  instant(): Temporal.Instant {
    return Temporal.Instant.fromEpochMilliseconds(this.now())
  },
  /** A moment that this machine stamped (epoch ms), by the server's clock. */
  of(ownMs: number): number {
    return ownMs + this.aheadMs
  },
  /** Tells when this machine's clock turned out to be wrong; answers how to stop. */
  watch(tell: () => void): () => void {
    watchers.add(tell)
    return () => void watchers.delete(tell)
  },
}
