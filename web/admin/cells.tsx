import { createdText } from './admin-words.ts'
import type { Column, Item } from './list-pages.ts'

// Typed text is isolated: characters that change the writing direction must not affect the text around it.

const Who = ({ row }: { row: Item }) => (
  <span className="block min-w-34 [overflow-wrap:anywhere]">
    <bdi className="font-semibold">{row.fullName}</bdi> <bdi className="text-muted">{row.email}</bdi>
  </span>
)

/** A long id, truncated to the column; copying and the tooltip give the whole id. */
export const LongId = ({ id }: { id: string }) => (
  <span title={id} className="block w-16 max-w-full truncate lg:w-24 text-2xs text-quiet">
    {id}
  </span>
)

/** Day and time, in two lines if there is little space. */
const Made = ({ at }: { at: string }) => (
  <span className="text-muted">
    <span className="whitespace-nowrap">{at.slice(0, -6)}</span>{' '}
    <span className="whitespace-nowrap">{at.slice(-5)}</span>
  </span>
)

export const whoColumn = <Row extends Item>(): Column<Row> => ({
  id: 'name',
  head: 'Name',
  cell: (row) => <Who row={row} />,
  sort: { key: (row) => row.fullName, words: ['Name, A to Z', 'Name, Z to A'] },
})

export const madeColumn = <Row extends Item>(): Column<Row> => ({
  id: 'made',
  head: 'Created',
  cell: (row, now, house) => <Made at={createdText(house, row, now)} />,
  sort: { key: (row) => Date.parse(row.createdAt), words: ['Oldest first', 'Newest first'] },
})

/** The id column of lists with numeric ids: 1, 2, 3. */
export const numberColumn = <Row extends Item & { id: number }>(): Column<Row> => ({
  id: 'id',
  head: 'id',
  cell: (row) => <span className="text-muted">{row.id}</span>,
  sort: { key: (row) => row.id, words: ['id, lowest first', 'id, highest first'] },
})
