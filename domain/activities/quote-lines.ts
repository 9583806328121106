import type { QuoteLine } from './activity.ts'

/** Stands in the line of what has no price until staff set one (decision 52). */
export const openPriceNote = 'price on request'

/** Whether a price is still open: then the stored total is an internal default and shown nowhere. */
export const isPriceOpen = (lines: readonly QuoteLine[]): boolean =>
  lines.some(({ note }) => note === openPriceNote)
