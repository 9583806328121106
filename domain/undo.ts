/** Minutes in which a cancel, a delete, a start or a complete can be taken back (R-B2). */
export const undoMinutes = 10

/** Until when what was taken away at that instant (ISO) can be restored. */
export const undoEnds = (taken: string): Temporal.Instant =>
  Temporal.Instant.from(taken).add({ minutes: undoMinutes })
