import type { QuoteLine } from './activity.ts'

/** Stands in the line of what has no price until staff set one (R-A10). */
export const openPriceNote = 'price on request'
/** Ends the label of the line that holds the internal default of such a price, so that lines add up to the total. */
export const estimateMark = ', estimate'

/** Whether a price is still open: then the stored total is an internal default and shown nowhere. */
export const isPriceOpen = (lines: readonly QuoteLine[]): boolean =>
  lines.some(({ note }) => note === openPriceNote)

/** The lines with the price that staff set; what is not open keeps its own. Undefined where the total is less than that. */
export function pricedLines(lines: readonly QuoteLine[], totalCents: number): QuoteLine[] | undefined {
  const isOpen = ({ label, note }: QuoteLine) => note === openPriceNote || label.endsWith(estimateMark)
  const rest = lines.filter((line) => !isOpen(line))
  const cents = totalCents - rest.reduce((sum, line) => sum + (line.cents ?? 0), 0)
  const label = lines.find((line) => line.label.endsWith(estimateMark))?.label.slice(0, -estimateMark.length)
  return cents > 0 ? [{ label: label ?? 'Price', cents }, ...rest] : undefined
}

/** Lines as people see them, without the internal default of a price that is open. */
export const shownLines = (lines: readonly QuoteLine[]): QuoteLine[] =>
  isPriceOpen(lines) ? lines.filter(({ label }) => !label.endsWith(estimateMark)) : [...lines]
