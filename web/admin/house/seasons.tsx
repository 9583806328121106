import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { House } from '#domain/house/house.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { PartProps } from './part-props.ts'
import { put, seasonSheet, seasonsOf } from './price-sheets.ts'
import { monthSpans, spanText } from './season-words.ts'
import type { Entries } from './sheet.tsx'
import { Sheet } from './sheet.tsx'

type Props = PartProps & {
  id: string
  activity: House['activities'][string]
  set: (entries: Entries) => void
}

/** Prices of a part of the year or week. */
export function Seasons({ id, activity, house, problems, change, set }: Props) {
  const [month, setMonth] = useState(monthSpans[6]!.value)
  const path = ['activities', id, 'seasons']
  const seasons = seasonsOf(activity)
  const store = (next: readonly object[]) => change(put(house, path, next.length > 0 ? next : undefined))
  const add = () => {
    const { from, to } = monthSpans.find(({ value }) => value === month)!
    store([...seasons, { from, to, cents: {} }])
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
        {seasons.map((season, index) => {
          const name = `${activity.title} season ${index + 1}`
          const faultAt = (field: string) =>
            problems.find((one) => one.path === [...path, index, field].join('.'))?.message
          const edit = (field: string, value: unknown) => change(put(house, [...path, index, field], value))
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a season has no name; its place in the list is what it is known by
              key={index}
              aria-label={name}
              className="mt-4 rounded-md bg-sunken px-3 py-3 sm:px-4"
            >
              <div className="flex items-center justify-between gap-3">
                <b className="font-semibold">{spanText(season)}</b>
                <Button
                  kind="ghost"
                  size="sm"
                  className="max-md:min-h-11"
                  aria-label={`Remove ${name}`}
                  onClick={() => store(seasons.filter((_, other) => other !== index))}
                >
                  <Trash2 aria-hidden="true" />
                  Remove
                </Button>
              </div>
              <div className="mt-2 flex flex-wrap items-start gap-3">
                <Field
                  compact
                  label="From"
                  className="w-38"
                  value={season.from}
                  onChange={(event) => edit('from', event.target.value)}
                  error={faultAt('from')}
                  autoComplete="off"
                />
                <Field
                  compact
                  label="To"
                  className="w-38"
                  value={season.to ?? ''}
                  onChange={(event) => edit('to', event.target.value === '' ? undefined : event.target.value)}
                  error={faultAt('to')}
                  autoComplete="off"
                />
                <Weekdays chosen={season.weekdays} onChange={(weekdays) => edit('weekdays', weekdays)} />
              </div>
              <p className="hint">07-01 is the first of July of every year, 2027-07-01 that of one year.</p>
              <div className="mt-2">
                <Sheet name={name} sheet={seasonSheet(id, activity, index)} problems={problems} set={set} />
              </div>
            </li>
          )
        })}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        <Select
          label={`Months of the new season of ${activity.title}`}
          value={month}
          onChange={setMonth}
          options={monthSpans}
          className="w-44!"
        />
        <Button
          kind="line"
          size="sm"
          className="max-md:min-h-11"
          aria-label={`Add a season to ${activity.title}`}
          onClick={add}
        >
          <Plus aria-hidden="true" />
          Add a season
        </Button>
      </div>
    </div>
  )
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

type WeekdaysProps = {
  chosen: readonly number[] | undefined
  onChange: (weekdays: number[] | undefined) => void
}

/** None chosen: every day. */
function Weekdays({ chosen = [], onChange }: WeekdaysProps) {
  const toggle = (day: number) => {
    const next = chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day].sort()
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="lab">
        Weekdays <i>{chosen.length === 0 ? 'every day' : 'only these'}</i>
      </legend>
      <div className="flex flex-wrap gap-x-3">
        {days.map((name, index) => (
          <label key={name} className="flex min-h-11 cursor-pointer items-center gap-1.5 md:min-h-10">
            <input
              type="checkbox"
              className="size-4.5 accent-sea-700"
              checked={chosen.includes(index + 1)}
              onChange={() => toggle(index + 1)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
