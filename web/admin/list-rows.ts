/** How a list is sorted: the head that was pressed, and which way. */
export type Sorting = { by: string; down: boolean }

/** The sort value of a row in a column. */
export type SortKey<Row> = (row: Row) => string | number

const compare = new Intl.Collator('en', { numeric: true }).compare

/** Rows in the order of one head; those that are equal under it keep the order they came in. */
export function sorted<Row>(rows: readonly Row[], key: SortKey<Row>, down: boolean): Row[] {
  return rows.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
    return down ? -order : order
  })
}

/** The same head again turns the order round; another one begins upwards. */
export const pressed = (before: Sorting, by: string): Sorting =>
  before.by === by ? { by, down: !before.down } : { by, down: false }

export const pageSize = 10

export type Page<Row> = {
  rows: Row[]
  first: number
  last: number
  all: number
  number: number
  isLast: boolean
}

/** One page; a number beyond the end, left by a delete or a search, means the last. */
export function pageOf<Row>(rows: readonly Row[], chosen: number): Page<Row> {
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
