import { memo } from 'react'
import type { PartProps } from './part-props.ts'
import { put, sheetsOf } from './price-sheets.ts'
import { Seasons } from './seasons.tsx'
import type { Entries } from './sheet.tsx'
import { Sheet } from './sheet.tsx'

/** A price list for each activity, as a spreadsheet. */
export const PricesPart = ({ house, problems, edit }: PartProps) => (
  <div className="mt-5 grid gap-5">
    <p className="text-muted">
      Prices in euros. Arrows move, shift and arrows choose several, Escape takes back; a block of a
      spreadsheet can be pasted.
    </p>
    {Object.keys(house.activities).map((id) => (
      <PriceLists key={id} {...{ id, house, problems, edit }} />
    ))}
  </div>
)

type PriceListsProps = Omit<PartProps, 'change'> & { id: string }

/** Drawn again when its own activity changes, the places or the machines: with hundreds of prices, all of them would take too long for a key press. */
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
