import { storedHere } from './stored.ts'

/** What stays in the browser, one thing under the other: a table would not fit a phone. */
export const StoredTable = () => (
  <ul className="!list-none divide-y divide-line !pl-0">
    {storedHere.map(({ names, where, why, until }) => (
      <li key={names[0]} className="py-3 !pl-0">
        <p className="font-semibold wrap-anywhere">{names.join(', ')}</p>
        <p className="text-muted">{where}.</p>
        <p>{why}</p>
        <p className="text-sm text-muted">{until}.</p>
      </li>
    ))}
  </ul>
)
