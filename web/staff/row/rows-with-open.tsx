import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { listPollMs } from '#web/desk/listed.ts'
import { searchQuery } from '#web/staff/bookings-query.ts'
import { byStart } from './booking-days.ts'

// While staff fill in a dialog of a booking, others may change it, so that it leaves the list from which the dialog was opened.

/** The present state of the booking being worked on; loaded separately once it has left the list. */
export function useWorkedOn<Row extends BookingRow>(
  id: string | undefined,
  rows: readonly Row[],
): Row | undefined {
  const listed = rows.find((row) => row.id === id)
  const [seen, setSeen] = useState<Row>()
  if (listed && listed !== seen) setSeen(listed)
  const left = !listed && seen?.id === id ? seen : undefined
  const read = useQuery({
    ...searchQuery(left?.reference ?? ''),
    enabled: left !== undefined,
    refetchInterval: listPollMs,
  })
  if (!left || !read.data) return listed ?? left
  const found = read.data.find((row) => row.id === id)
  // Not found: the person may have lost the right to see it.
  return found && { ...left, ...found }
}

/** Reports to the list that a dialog of its row has opened; returns a function that reports its closing. */
type Keep = (id: string) => () => void

const OpenRows = createContext<Keep>(() => () => undefined)

/** Keeps a row in its list while its dialog is open. */
export function useOpenRow(id: string, isOpen: boolean): void {
  const keep = useContext(OpenRows)
  useEffect(() => (isOpen ? keep(id) : undefined), [keep, id, isOpen])
}

type Props<Row extends BookingRow> = {
  /** By start. */
  rows: readonly Row[]
  /** Renders these rows and the one whose dialog is open. */
  children: (rows: readonly Row[]) => ReactNode
}

export function RowsWithOpen<Row extends BookingRow>({ rows, children }: Props<Row>) {
  const [open, setOpen] = useState<readonly string[]>([])
  const keep = useCallback((id: string) => {
    setOpen((ids) => [...ids, id])
    return () => setOpen((ids) => ids.toSpliced(ids.indexOf(id), 1))
  }, [])
  const row = useWorkedOn(open.at(-1), rows)
  return (
    <OpenRows value={keep}>
      {children(row && !rows.includes(row) ? [...rows, row].sort(byStart) : rows)}
    </OpenRows>
  )
}
