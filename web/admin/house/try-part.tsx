import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogueOf } from '#domain/activities/catalogue.ts'
import { type Field, firstChoice } from '#domain/activities/fields.ts'
import { checkTrialBooking, type TrialBooking } from '#domain/booking/try-booking.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { offeredPlaces } from '#domain/offered-locations.ts'
import { DateField } from '#web/booking/date-field.tsx'
import { useNow } from '#web/desk/desk-clock.ts'
import { LabelledSelect } from '#web/desk/labelled-select.tsx'
import { ListSkeleton } from '#web/desk/list-states.tsx'
import { ChoiceControl } from '#web/staff/entry/choice-control.tsx'
import { publishedQuery } from './draft-query.ts'
import type { PartProps } from './edits.ts'
import { TryOutcome } from './try-outcome.tsx'

type House = PartProps['house']

/** Prices a booking by the draft, next to today's price. Nothing is sent. */
export function TryPart({ house }: PartProps) {
  const now = useNow()
  const { data: published } = useQuery(publishedQuery())
  const [wanted, setWanted] = useState<TrialBooking>()
  if (!now || !published) return <ListSkeleton />
  const today = withNumbers(published.house, house)
  // Another owner may have removed it from the draft.
  const isThere = wanted && house.activities[wanted.activity]
  const chosen = isThere ? wanted : firstTried(house, catalogueOf(house)[0]!.id, now)
  const starts = [...new Set([house, today].flatMap((one) => startsOf(one, chosen)))].sort()
  const tried = withStart(house, chosen, starts, now)
  return (
    <div className="grid items-start gap-5 pt-5 lg:grid-cols-2">
      <TryForm house={house} starts={starts} tried={tried} now={now} onChange={setWanted} />
      <TryOutcome draft={checkTrialBooking(house, tried, now)} today={checkTrialBooking(today, tried, now)} />
    </div>
  )
}

/** The published house comes without unit numbers; the draft has them. */
const withNumbers = (
  published: Omit<House, 'units'> & {
    units: Readonly<Record<string, Omit<House['units'][string], 'number'>>>
  },
  { units }: House,
): House => ({
  ...published,
  units: Object.fromEntries(
    Object.entries(published.units).map(([id, unit]) => [id, { ...unit, number: units[id]?.number ?? 0 }]),
  ),
})

/** The initial entries: tomorrow, at the first place that sells it. */
function firstTried(house: House, id: string, now: Temporal.Instant): TrialBooking {
  const { fields, places = [] } = catalogueOf(house).find((one) => one.id === id)!
  const location = places[0] ?? offeredPlaces(house)[0]!.value
  const date = addDays(wallTime(now, locationOf(house, location).zone).date, 1)
  return { activity: id, location, date, time: '', choice: firstChoice(fields) }
}

const startsOf = (house: House, { activity, location, date, choice }: TrialBooking): string[] =>
  catalogueOf(house)
    .find(({ id }) => id === activity)
    ?.startTimes(location, date, choice) ?? []

/** If the chosen start is not offered, the first one of the day replaces it. */
function withStart(
  house: House,
  tried: TrialBooking,
  starts: readonly string[],
  now: Temporal.Instant,
): TrialBooking {
  if (starts.includes(tried.time)) return tried
  const offered = starts.find((time) => !checkTrialBooking(house, { ...tried, time }, now).problem)
  return { ...tried, time: offered ?? starts[0] ?? '' }
}

type FormProps = {
  house: House
  /** The starts of the day, by the draft and today. */
  starts: readonly string[]
  tried: TrialBooking
  now: Temporal.Instant
  onChange: (tried: TrialBooking) => void
}

function TryForm({ house, starts, tried, now, onChange }: FormProps) {
  const set = (fields: Partial<TrialBooking>) => onChange({ ...tried, ...fields })
  const activity = catalogueOf(house).find(({ id }) => id === tried.activity)!
  const isOff = (choice: TrialBooking['choice']) => Object.values(activity.problems(choice)).some(Boolean)
  return (
    <section className="card grid gap-5 p-4 sm:p-5" aria-labelledby="try-what">
      <h2 id="try-what" className="text-lg">
        Try a booking
      </h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LabelledSelect
          className="min-w-0"
          label="Activity"
          value={tried.activity}
          options={catalogueOf(house).map(({ id, title }) => ({
            value: id,
            label: titleOf(house, id, title),
          }))}
          onChange={(id) => onChange({ ...firstTried(house, id, now), date: tried.date })}
        />
        <LabelledSelect
          className="min-w-0"
          label="Place"
          value={tried.location}
          options={offeredPlaces(house)}
          onChange={(location) => set({ location })}
        />
        <DateField
          compact
          label="Day"
          min={wallTime(now, locationOf(house, tried.location).zone).date}
          value={tried.date}
          onChange={(date) => set({ date })}
        />
        <LabelledSelect
          className="min-w-0"
          label="Start"
          value={tried.time}
          options={
            starts.length === 0
              ? [{ value: '', label: 'None on this day' }]
              : starts.map((time) => ({
                  value: time,
                  label: checkTrialBooking(house, { ...tried, time }, now).problem
                    ? `${time}, not offered`
                    : time,
                }))
          }
          onChange={(time) => set({ time })}
        />
      </div>
      {Object.entries<Field>(activity.fields).map(([key, field]) => (
        <ChoiceControl
          key={`${activity.id} ${key}`}
          field={field}
          value={tried.choice[key]}
          isOff={(value) => isOff({ ...tried.choice, [key]: value })}
          error={undefined}
          onChoose={(value) => set({ choice: { ...tried.choice, [key]: value } })}
        />
      ))}
    </section>
  )
}

const titleOf = (house: House, id: string, title: string): string =>
  house.activities[id]?.kind === 'request' ? `${title} on request` : title
