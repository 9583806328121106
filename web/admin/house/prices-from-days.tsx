import { Trash2 } from 'lucide-react'
import { dateText } from '#domain/calendar.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type Props = {
  /** Each with the day on which it begins, and what costs what from then on. */
  changes: readonly { from: string; words: string }[]
  onRemove: (index: number) => void
}

/** Prices that begin on days to come. */
export const PricesFromDays = ({ changes, onRemove }: Props) =>
  changes.length > 0 && (
    <ul className="mt-5 grid gap-3 border-t border-line pt-4" aria-label="Prices from a day on">
      <li className="text-muted">From their day on these count, whatever stands above.</li>
      {changes.map(({ from, words }, index) => {
        const title = `From ${dateText(from, 'year')}`
        return (
          <li key={`${from} ${words}`} className="flex items-center justify-between gap-3">
            <span>
              <b className="font-semibold">{title}: </b>
              {words}
            </span>
            <IconButton label={`Remove prices ${title.toLowerCase()}`} lined onClick={() => onRemove(index)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
