import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { putSeasons, seasonsOf } from './price-sheets.ts'
import { Season, type SeasonProps } from './season.tsx'
import { monthSpans } from './season-words.ts'

type Props = Omit<SeasonProps, 'index'>

/** Prices of a part of the year or week. */
export function Seasons(props: Props) {
  const { id, house, edit } = props
  const [month, setMonth] = useState(monthSpans[6]!.value)
  const { title } = house.activities[id]!
  const seasons = seasonsOf(house.activities[id]!)
  const add = () => {
    const { from, to } = monthSpans.find(({ value }) => value === month)!
    edit((now) => putSeasons(now, id, (all) => [...all, { from, to, cents: {} }]))
  }
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">Seasons</h3>
      <p className="text-muted">
        {seasons.length === 0
          ? 'The same prices all year.'
          : 'An empty cell keeps the usual price. A price of a season counts at all places, also where a place has one of its own. Where two seasons meet, the later in this list counts.'}
      </p>
      <ol>
        {seasons.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a season has no name; its place in the list is what it is known by
          <Season key={index} {...props} index={index} />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        <Select
          label={`Months of the new season of ${title}`}
          value={month}
          onChange={setMonth}
          options={monthSpans}
          className="w-44!"
        />
        <Button
          kind="line"
          size="sm"
          className="max-md:min-h-11"
          aria-label={`Add a season to ${title}`}
          onClick={add}
        >
          <Plus aria-hidden="true" />
          Add a season
        </Button>
      </div>
    </div>
  )
}
