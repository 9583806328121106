import type { ReactNode } from 'react'
import type { House } from '#domain/house/house.ts'
import type { Sorting, SortKey } from './list-rows.ts'

/** The fields of every row in the lists. */
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
  /** Labels of both directions: ascending, descending. */
  sort?: { key: SortKey<Row>; words: readonly [string, string] }
  right?: true
}

export type ListId = 'test-drives' | 'waitlist' | 'orders'

/** One of the three lists: its texts and how a row of it is shown. */
export type ListKind<Row extends Item> = {
  id: ListId
  title: string
  empty: string
  /** The text of an empty list. */
  hint: string
  columns: readonly Column<Row>[]
  first: Sorting
  /** The time zone of 'Created'. */
  clock: string
  /** The texts to search in: name, e-mail, reference. */
  texts: (row: Row) => string[]
  /** The same row as a list item of a narrow screen: the text beside the name, and the text below. */
  beside: (row: Row) => ReactNode
  below: (row: Row, now: Temporal.Instant, house: House) => ReactNode
  dialogTitle: string
  /** In the dialog: the row's name, and what becomes free. */
  about: (row: Row, house: House) => string
  freed: (row: Row, now: Temporal.Instant, house: House) => string
  /** Actions of a row beside the delete. */
  acts?: (row: Row) => ReactNode
}

/** The rows of a page and their actions. */
export type ShownRows<Row extends Item> = {
  kind: ListKind<Row>
  rows: readonly Row[]
  now: Temporal.Instant
  sorting: Sorting
  onSort: (by: string) => void
  /** The row of the open dialog. */
  deleting: Row | undefined
  onDelete: (row: Row) => void
}
