import { euroText } from '#domain/money.ts'
import { typedCents } from '#web/staff/money/money-words.ts'

const maxEuros = 100_000

/** '120', '120,50', '1 290.50 €' as cents; undefined for anything else. */
export function centsOfEntry(typed: string): number | undefined {
  const cents = typedCents(typed)
  return cents !== undefined && cents <= maxEuros * 100 ? cents : undefined
}

export const entryOf = (cents: number | undefined): string => (cents === undefined ? '' : euroText(cents))

export const entryFault = (typed: string): string =>
  `“${typed.trim().slice(0, 20)}” is not a price. Enter euros up to 100 000, like 120 or 120.50.`

/** Rows of cells, as a spreadsheet puts them on the clipboard. */
export const pastedRows = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'))

/** A price changed by a percentage, to the cent and never below 0. */
export const changedBy = (cents: number, percent: number): number =>
  Math.max(0, Math.round((cents * (100 + percent)) / 100))
