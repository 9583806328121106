import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { locationOf, placeText } from '#domain/locations.ts'
import { SmallButton } from '#web/desk/small-button.tsx'
import { Field } from '#web/ui/field.tsx'
import { boundTo } from './bound.ts'
import { dayNames } from './day-fields.tsx'
import { type PartProps, problemAt } from './edits.ts'
import { put, putSeasons, seasonSheet, seasonsOf } from './price-sheets.ts'
import { spanText } from './season-words.ts'
import { type Entries, Sheet } from './sheet.tsx'

export type SeasonProps = Omit<PartProps, 'at'> & {
  id: string
  index: number
  set: (entries: Entries) => void
}

/** One season: its days and prices. Re-renders when it or the regular prices change. */
export const Season = memo(
  function Season({ id, index, house, problems, edit, set }: SeasonProps) {
    const activity = house.activities[id]!
    const season = seasonsOf(activity)[index]!
    const name = `${activity.title} season ${index + 1}`
    const path = ['activities', id, 'seasons', index]
    const { text, textOrNone, field } = boundTo(
      season,
      (make) => edit((now) => put(now, path, make(seasonsOf(now.activities[id]!)[index]!))),
      (name) => problemAt(problems, [...path, name].join('.')),
    )
    // Includes places where it is no longer sold, as the season may be limited to them.
    const places = [...new Set([...activity.places, ...(season.places ?? [])])]
    return (
      <li aria-label={name} className="mt-4 rounded-md bg-sunken px-3 py-3 sm:px-4">
        <div className="flex items-center justify-between gap-3">
          <b className="font-semibold">{spanText(season)}</b>
          <SmallButton
            kind="ghost"
            aria-label={`Remove ${name}`}
            onClick={() =>
              edit((now) => putSeasons(now, id, (all) => all.filter((_, other) => other !== index)))
            }
          >
            <Trash2 aria-hidden="true" />
            Remove
          </SmallButton>
        </div>
        <div className="mt-2 flex flex-wrap items-start gap-3">
          <Field label="From" className="w-38" autoComplete="off" {...text('from')} />
          <Field label="To" className="w-38" autoComplete="off" {...textOrNone('to')} />
          <OnlyThese legend="Weekdays" everything="every day" options={weekdays} {...field('weekdays')} />
          {(places.length > 1 || season.places) && (
            <OnlyThese
              legend="Places"
              everything="everywhere"
              options={places.map((place) => ({
                value: place,
                label: placeText(locationOf(house, place)),
              }))}
              {...field('places')}
            />
          )}
        </div>
        <p className="hint">
          07-01 is 1 July of every year, 2027-07-01 only that of 2027. With a year and no last day the prices
          stay.
        </p>
        <div className="mt-2">
          <Sheet name={name} sheet={seasonSheet(house, id, index)} problems={problems} set={set} />
        </div>
      </li>
    )
  },
  (before, now) =>
    before.problems === now.problems &&
    before.house.units === now.house.units &&
    before.house.places === now.house.places &&
    shownOf(before).every((part, index) => part === shownOf(now)[index]),
)

/** The values of an activity on which one of its seasons depends. */
function shownOf({ house, id, index }: SeasonProps): unknown[] {
  const activity = house.activities[id]!
  const fields: Record<string, unknown> = activity
  const shown = ['title', 'places', 'durations', 'walkInCents', 'addOn', 'sauna']
  return [seasonsOf(activity)[index], ...shown.map((field) => fields[field])]
}

const weekdays = dayNames.map((label, index) => ({ value: index + 1, label }))

type OnlyTheseProps<Value> = {
  legend: string
  /** The label when none is chosen. */
  everything: string
  /** In display order. */
  options: readonly { value: Value; label: string }[]
  value: Value[] | undefined
  onChange: (chosen: Value[] | undefined) => void
}

function OnlyThese<Value extends string | number>(props: OnlyTheseProps<Value>) {
  const { legend, everything, options, value: chosen = [], onChange } = props
  const toggle = (value: Value) => {
    const next = options
      .map((one) => one.value)
      .filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)))
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="lab">
        {legend} <i>{chosen.length === 0 ? everything : 'only these'}</i>
      </legend>
      <div className="flex flex-wrap gap-x-3">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-1.5 md:min-h-10">
            <input
              type="checkbox"
              className="size-4.5 accent-sea-700"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
