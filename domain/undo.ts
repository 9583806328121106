/** Minutes in which a cancel, a delete, a start or a complete can be taken back (R-B2). */
export const undoMinutes = 10

/** Until when what was taken away at that instant (ISO) can be restored. */
export const undoEnds = (taken: string): Temporal.Instant =>
  Temporal.Instant.from(taken).add({ minutes: undoMinutes })

export const undoMs = undoMinutes * 60_000

/**
 * Whole minutes in which what was done at that moment (epoch ms) can still be taken back; 0 when it is too late. A screen's clock
 * ticks by the minute and may be a little before the act.
 */
export const undoMinutesLeft = (doneAt: number, now: Temporal.Instant): number =>
  Math.min(undoMinutes, Math.max(0, Math.ceil((doneAt + undoMs - now.epochMilliseconds) / 60_000)))
