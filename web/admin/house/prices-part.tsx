import type { PartProps } from './part-props.ts'
import { put, sheetsOf } from './price-sheets.ts'
import { Seasons } from './seasons.tsx'
import type { Entries } from './sheet.tsx'
import { Sheet } from './sheet.tsx'

/** A price list for each activity, as a spreadsheet. */
export function PricesPart({ house, problems, change }: PartProps) {
  const set = (entries: Entries) =>
    change(entries.reduce((next, { path, cents }) => put(next, path, cents), house))
  return (
    <div className="mt-5 grid gap-5">
      <p className="text-muted">
        Prices in euros. Arrows move, shift and arrows choose several, Escape takes back; a block of a
        spreadsheet can be pasted.
      </p>
      {Object.entries(house.activities).map(([id, activity]) => (
        <section key={id} className="card px-4 py-4 sm:px-5" aria-labelledby={`prices-${id}`}>
          <h2 id={`prices-${id}`} className="text-xl">
            {activity.title}
            {activity.kind === 'request' && ' on request'}
            {!activity.on && <span className="ml-2 text-base text-muted">switched off</span>}
          </h2>
          {sheetsOf(id, activity).map((sheet) => (
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
          {activity.kind !== 'request' && (
            <Seasons
              id={id}
              activity={activity}
              house={house}
              problems={problems}
              change={change}
              set={set}
            />
          )}
        </section>
      ))}
    </div>
  )
}
