import type { ReactNode } from 'react'
import type { House } from '#domain/house/house.ts'

/** How a list is sorted: the pressed column heading, and the direction. */
export type Sorting = { by: string; down: boolean }

/** The sort value of a row in a column. */
export type SortKey<Row> = (row: Row) => string | number

const compare = new Intl.Collator('en', { numeric: true }).compare

/** Rows sorted by one column; equal rows keep their order. */
export function sorted<Row>(rows: readonly Row[], key: SortKey<Row>, down: boolean): Row[] {
  return rows.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
    return down ? -order : order
  })
}

/** The same heading again reverses the order; another one begins ascending. */
export const pressed = (before: Sorting, by: string): Sorting =>
  before.by === by ? { by, down: !before.down } : { by, down: false }

export const pageSize = 10

/** One page; a number beyond the end, after a delete or a search, means the last page. */
export function pageOf<Row>(rows: readonly Row[], chosen: number) {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const number = Math.min(Math.max(0, chosen), pages - 1)
  const from = number * pageSize
  const shown = rows.slice(from, from + pageSize)
  return {
    rows: shown,
    first: shown.length === 0 ? 0 : from + 1,
    last: from + shown.length,
    all: rows.length,
    number,
    isLast: number === pages - 1,
  }
}

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

/** One of the three lists: its texts, and how a row is shown. */
export type ListKind<Row extends Item> = {
  id: ListId
  title: string
  empty: string
  /** The text of an empty list. */
  hint: string
  columns: readonly Column<Row>[]
  /** The time zone of 'Created'. */
  clock: string
  /** The texts to search in: name, e-mail, reference. */
  texts: (row: Row) => string[]
  /** The row as an item on a narrow screen: the text next to the name, and the text below. */
  beside: (row: Row) => ReactNode
  below: (row: Row, now: Temporal.Instant, house: House) => ReactNode
  dialogTitle: string
  /** In the dialog: the row's name, and what becomes free. */
  about: (row: Row, house: House) => string
  freed: (row: Row, now: Temporal.Instant, house: House) => string
  /** Actions of a row in addition to the delete. */
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
