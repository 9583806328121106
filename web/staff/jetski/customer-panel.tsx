import { useQuery } from '@tanstack/react-query'
import { Download, Search } from 'lucide-react'
import { useState } from 'react'
import { euroText } from '#domain/money.ts'
import { Empty, NotRead } from '#web/desk/list-states.tsx'
import { SmallButton } from '#web/desk/small-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { CustomerTable } from './customer-table.tsx'
import { type Customer, customersOf, type Sorting, shownCustomers } from './customers.ts'
import { firstDayRead } from './jetski-days.ts'
import { jetskiBookingsQuery } from './jetski-queries.ts'
import { Panel } from './panel.tsx'

const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

/**
 * Prefixes an apostrophe to text that a spreadsheet would run as a formula, as names come from strangers. Also after a character
 * that a spreadsheet in another language may treat as the end of a cell.
 */
const harmless = (text: string): string => text.replaceAll(/(^|[;\t])(\s*[=+\-@\t\r])/g, "$1'$2")

const cell = (value: string): string => {
  const text = harmless(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV for a spreadsheet: UTF-8 with a byte order mark, RFC 4180 (docs/decisions/009). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => row.map(cell).join(',') + lineEnd).join('')

/** The customer list as CSV; money in euros for accounts that see it, days as `yyyy-MM-dd`. */
export function customersCsv(customers: readonly Customer[]): string {
  const withMoney = customers.some(({ spentCents }) => spentCents !== undefined)
  return csvOf([
    ['Customer', 'Email', 'Phone', 'Bookings', 'Last Visit', ...(withMoney ? ['Total Spent'] : [])],
    ...customers.map(({ name, email, phone, bookings, lastVisit, spentCents }) => [
      name,
      email,
      phone ?? 'No phone',
      String(bookings),
      lastVisit ?? '',
      ...(spentCents === undefined ? [] : [euroText(spentCents)]),
    ]),
  ])
}

const step = 25

type Props = { today: string; onClose: () => void }

/** Customer List: people with a ride in the last year or to come; can be searched, sorted and downloaded. */
export function CustomerPanel({ today, onClose }: Props) {
  const bookings = useQuery(jetskiBookingsQuery({ from: firstDayRead(today) }))
  const [words, setWords] = useState('')
  const [sorting, setSorting] = useState<Sorting>({ by: 'lastVisit', down: true })
  const [most, setMost] = useState(step)
  const all = bookings.data && customersOf(bookings.data, today)
  const shown = all && shownCustomers(all, words, sorting)
  return (
    <Panel
      title="Customer List"
      onClose={onClose}
      controls={
        <>
          <label className="field sm max-md:min-h-11! max-md:flex-1 md:w-64!">
            <Search />
            <input
              type="search"
              aria-label="Search customers"
              placeholder="Name, email or phone"
              className="text-base"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
          <SmallButton
            kind="line"
            aria-label="Export CSV"
            disabled={!shown || shown.length === 0}
            onClick={() => shown && saveFile(`jetski-customers-${today}.csv`, customersCsv(shown))}
          >
            <Download />
            <span className="max-sm:sr-only">Export CSV</span>
            <span className="sm:hidden">CSV</span>
          </SmallButton>
        </>
      }
    >
      <p role="status" className="sr-only">
        {shown && words !== '' && `${shown.length} found`}
      </p>
      {shown && shown.length > 0 ? (
        <>
          <CustomerTable customers={shown.slice(0, most)} sorting={sorting} onSort={setSorting} />
          {shown.length > most && (
            <p className="border-t border-line p-3 text-center">
              <Button kind="line" size="md" onClick={() => setMost(most + step)}>
                Show {Math.min(step, shown.length - most)} more of {shown.length}
              </Button>
            </p>
          )}
        </>
      ) : shown ? (
        <Empty title="No customers found">{words !== '' && 'Nobody matches by name, email or phone.'}</Empty>
      ) : (
        <NotRead read={bookings} title="The customers are missing" />
      )}
    </Panel>
  )
}

/** Saves the text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
