/** Minutes within which a cancel, delete, start or complete can be undone (R-B2). */
export const undoMinutes = 10

/** Until when something done at that instant (ISO) can be undone. */
export const undoEnds = (taken: string): Temporal.Instant =>
  Temporal.Instant.from(taken).add({ minutes: undoMinutes })

export const undoMs = undoMinutes * 60_000

/**
 * Whole minutes left to undo what was done at `doneAt` (epoch ms); 0 if too late. A screen's clock ticks by the minute and may
 * be slightly before the act.
 */
export const undoMinutesLeft = (doneAt: number, now: Temporal.Instant): number =>
  Math.min(undoMinutes, Math.max(0, Math.ceil((doneAt + undoMs - now.epochMilliseconds) / 60_000)))
