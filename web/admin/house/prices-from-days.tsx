import { dateText } from '#domain/calendar.ts'
import { withoutAt } from './edits.ts'
import { RemoveButton } from './entry-buttons.tsx'

type Props<Change> = {
  /** Changes, each with its first day. */
  value: readonly Change[] | undefined
  /** What a change costs, in words. */
  wordsOf: (change: Change) => string
  /** Called with the remaining changes; undefined if none remain. */
  onChange: (later: Change[] | undefined) => void
}

/** Prices that begin on a future day. */
export const PricesFromDays = <Change extends { from: string }>(props: Props<Change>) => {
  const { value: later = [], wordsOf, onChange } = props
  const remove = (index: number) => {
    const left = withoutAt(later, index)
    onChange(left.length > 0 ? left : undefined)
  }
  if (later.length === 0) return null
  return (
    <ul className="mt-5 grid gap-3 border-t border-line pt-4" aria-label="Prices from a day on">
      <li className="text-muted">From that day these prices replace those above.</li>
      {later.map((change, index) => {
        const words = wordsOf(change)
        const title = `From ${dateText(change.from, 'year')}`
        return (
          <li key={`${change.from} ${words}`} className="flex items-center justify-between gap-3">
            <span>
              <b className="font-semibold">{title}: </b>
              {words}
            </span>
            <RemoveButton name={`prices ${title.toLowerCase()}`} onClick={() => remove(index)} />
          </li>
        )
      })}
    </ul>
  )
}
