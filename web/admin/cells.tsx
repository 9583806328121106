import { createdText } from './admin-words.ts'
import type { Column, Item } from './list-pages.ts'

// Typed text is isolated: characters that change the writing direction must not affect the text around it.

/** A long id, truncated to the column; copying and the tooltip give the whole id. */
export const LongId = ({ id }: { id: string }) => (
  <span title={id} className="block w-16 max-w-full truncate lg:w-24 text-2xs text-quiet">
    {id}
  </span>
)

export const whoColumn: Column<Item> = {
  id: 'name',
  head: 'Name',
  cell: ({ fullName, email }) => (
    <span className="block min-w-34 [overflow-wrap:anywhere]">
      <bdi className="font-semibold">{fullName}</bdi> <bdi className="text-muted">{email}</bdi>
    </span>
  ),
  sort: { key: (row) => row.fullName, words: ['Name, A to Z', 'Name, Z to A'] },
}

export const madeColumn: Column<Item> = {
  id: 'made',
  head: 'Created',
  cell: (row, now, house) => {
    const at = createdText(house, row, now)
    // Day and time, in two lines if there is little space.
    return (
      <span className="text-muted">
        <span className="whitespace-nowrap">{at.slice(0, -6)}</span>{' '}
        <span className="whitespace-nowrap">{at.slice(-5)}</span>
      </span>
    )
  },
  sort: { key: (row) => Date.parse(row.createdAt), words: ['Oldest first', 'Newest first'] },
}

/** The id column of lists with numeric ids: 1, 2, 3. */
export const numberColumn: Column<Item & { id: number }> = {
  id: 'id',
  head: 'id',
  cell: (row) => <span className="text-muted">{row.id}</span>,
  sort: { key: (row) => row.id, words: ['id, lowest first', 'id, highest first'] },
}
