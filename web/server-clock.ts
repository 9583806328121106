// The clock of a phone or computer may be wrong by hours. The server's clock, known from its answers, decides whether something
// is expired, late, past or today.

const aheadKey = 'serverAheadMs'
/** The header has whole seconds, and clocks are no more precise: smaller differences are ignored. */
const minMs = 2_000

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
  /** Reads an answer's Date header, which the server wrote some time after `sentAt` (epoch ms of this machine). */
  read(date: string | null, sentAt: number): void {
    const serverTime = date === null ? Number.NaN : Date.parse(date)
    if (!Number.isFinite(serverTime)) return
    const [least, most] = [serverTime - Date.now(), serverTime - sentAt]
    const fits = (aheadMs: number) => aheadMs >= least - minMs && aheadMs <= most + minMs
    // A slow answer is less precise than a quick one, so an estimate that it does not contradict is kept.
    if (fits(this.aheadMs)) return
    this.aheadMs = fits(0) ? 0 : Math.round((least + most) / 2)
    try {
      // For the next page, before its first answer: a hold must not look expired.
      sessionStorage.setItem(aheadKey, String(this.aheadMs))
    } catch {
      // Then the next page's first answer sets it again.
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
  /** A moment of this machine (epoch ms), by the server's clock. */
  of(ownMs: number): number {
    return ownMs + this.aheadMs
  },
  /** Calls `tell` when the estimate changes; returns the cleanup. */
  watch(tell: () => void): () => void {
    watchers.add(tell)
    return () => void watchers.delete(tell)
  },
}
