import { Plus } from 'lucide-react'
import { memo, useState } from 'react'
import { SmallButton } from '#web/desk/small-button.tsx'
import { Select } from '#web/ui/select.tsx'
import type { PartProps } from './edits.ts'
import { put, putSeasons, seasonsOf, sheetsOf } from './price-sheets.ts'
import { Season, type SeasonProps } from './season.tsx'
import { monthSpans } from './season-words.ts'
import { type Entries, Sheet } from './sheet.tsx'

/** A price list for each activity, as a spreadsheet. */
export const PricesPart = ({ house, problems, edit }: PartProps) => (
  <div className="mt-5 grid gap-5">
    <p className="text-muted">
      Prices in euros. Arrow keys move, Shift selects several, Escape reverts. You can paste cells from a
      spreadsheet.
    </p>
    {Object.keys(house.activities).map((id) => (
      <PriceLists key={id} {...{ id, house, problems, edit }} />
    ))}
  </div>
)

type PriceListsProps = Omit<PartProps, 'at'> & { id: string }

/**
 * Re-renders only when its activity, the places or the machines change: rendering hundreds of prices takes too long for a key
 * press.
 */
const PriceLists = memo(
  function PriceLists({ id, house, problems, edit }: PriceListsProps) {
    const activity = house.activities[id]!
    const set = (entries: Entries) =>
      edit((now) => entries.reduce((next, { path, cents }) => put(next, path, cents), now))
    return (
      <section className="card px-4 py-4 sm:px-5" aria-labelledby={`prices-${id}`}>
        <h2 id={`prices-${id}`} className="text-xl">
          {activity.title}
          {activity.kind === 'request' && ' on request'}
          {!activity.on && <span className="ml-2 text-base text-muted">switched off</span>}
        </h2>
        {sheetsOf(house, id, activity).map((sheet) => (
          <div key={sheet.label} className="mt-2">
            {sheet.label === 'Sauna' && <h3 className="mt-4 font-semibold">{sheet.label}</h3>}
            <Sheet
              name={`${activity.title} ${sheet.label.toLowerCase()}`}
              sheet={sheet}
              problems={problems}
              set={set}
            />
          </div>
        ))}
        {activity.kind !== 'request' && <Seasons {...{ id, house, problems, edit, set }} />}
      </section>
    )
  },
  (before, now) =>
    before.problems === now.problems &&
    before.house.places === now.house.places &&
    before.house.units === now.house.units &&
    before.house.activities[before.id] === now.house.activities[now.id],
)

type Props = Omit<SeasonProps, 'index'>

/** Prices of a part of the year or week. */
function Seasons(props: Props) {
  const { id, house, edit } = props
  const spans = monthSpans()
  const [month, setMonth] = useState(spans[6]!.value)
  const { title } = house.activities[id]!
  const seasons = seasonsOf(house.activities[id]!)
  const add = () => {
    const { from, to } = spans.find(({ value }) => value === month)!
    edit((now) => putSeasons(now, id, (all) => [...all, { from, to, cents: {} }]))
  }
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">Seasons</h3>
      <p className="text-muted">
        {seasons.length === 0
          ? 'The same prices all year.'
          : 'An empty cell keeps the usual price. A season’s price also replaces a place’s own price. Where two seasons overlap, the later one in this list applies.'}
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
          options={spans}
          className="w-44!"
        />
        <SmallButton kind="line" aria-label={`Add a season to ${title}`} onClick={add}>
          <Plus aria-hidden="true" />
          Add a season
        </SmallButton>
      </div>
    </div>
  )
}
