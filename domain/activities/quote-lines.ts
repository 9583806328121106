import type { QuoteLine } from './activity.ts'

/** Stands in the line of what has no price until staff set one (decision 52). */
export const openPriceNote = 'price on request'
/** Ends the label of the line that holds the internal default of such a price, so that lines add up to the total. */
export const estimateMark = ', estimate'

/** Whether a price is still open: then the stored total is an internal default and shown nowhere. */
export const isPriceOpen = (lines: readonly QuoteLine[]): boolean =>
  lines.some(({ note }) => note === openPriceNote)

/** Lines as people see them, without the internal default of a price that is open. */
export const shownLines = (lines: readonly QuoteLine[]): QuoteLine[] =>
  isPriceOpen(lines) ? lines.filter(({ label }) => !label.endsWith(estimateMark)) : [...lines]
