import type { ReactNode } from 'react'
import type { House } from '#domain/house/house.ts'
import type { Sorting, SortKey } from './rows.ts'

/** What every row of the lists has. */
export type Item = {
  id: string | number
  fullName: string
  email: string
  createdAt: string
  location?: string
}

export type Column<Row> = {
  id: string
  head: string
  cell: (row: Row, now: Temporal.Instant, house: House) => ReactNode
  /** Words of both ways: upwards, downwards. */
  sort?: { key: SortKey<Row>; words: readonly [string, string] }
  right?: true
}

export type ListId = 'test-drives' | 'waitlist' | 'orders'

/** One of the three lists: its words and how a row of it is shown. */
export type ListKind<Row extends Item> = {
  id: ListId
  title: string
  empty: string
  /** What would stand here. */
  hint: string
  columns: readonly Column<Row>[]
  first: Sorting
  /** Whose clock 'Created' goes by. */
  clock: string
  /** What the search looks in: name, e-mail, reference. */
  texts: (row: Row) => string[]
  /** The same row as a list item of a narrow screen: what stands beside the name, and below it. */
  beside: (row: Row) => ReactNode
  below: (row: Row, now: Temporal.Instant, house: House) => ReactNode
  dialogTitle: string
  /** In the dialog: which one, and what becomes free. */
  about: (row: Row, house: House) => string
  freed: (row: Row, now: Temporal.Instant, house: House) => string
  /** Acts of a row beside the delete. */
  acts?: (row: Row) => ReactNode
}

/** The rows of a page and what can be done with them. */
export type ShownRows<Row extends Item> = {
  kind: ListKind<Row>
  rows: readonly Row[]
  now: Temporal.Instant
  sorting: Sorting
  onSort: (by: string) => void
  /** The row that a question is open about. */
  deleting: Row | undefined
  onDelete: (row: Row) => void
}
