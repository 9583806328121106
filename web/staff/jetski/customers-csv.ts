import { euroText } from '#domain/money.ts'
import type { Customer } from './customers.ts'

const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe: names come from strangers. Also within the text after
 * what a spreadsheet of another language may take for the end of a cell.
 */
const harmless = (text: string): string => text.replaceAll(/(^|[;\t])(\s*[=+\-@\t\r])/g, "$1'$2")

const cell = (value: string): string => {
  const text = harmless(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV for a spreadsheet: UTF-8 with its mark, RFC 4180 (docs/decisions/009). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => row.map(cell).join(',') + lineEnd).join('')

/** The customer list as CSV; money in euros, days as `yyyy-MM-dd`. */
export const customersCsv = (customers: readonly Customer[]): string =>
  csvOf([
    ['Customer', 'Email', 'Phone', 'Bookings', 'Last Visit', 'Total Spent'],
    ...customers.map(({ name, email, phone, bookings, lastVisit, spentCents }) => [
      name,
      email,
      phone ?? 'No phone',
      String(bookings),
      lastVisit ?? '',
      euroText(spentCents),
    ]),
  ])
