import { useEffect, useId, useRef, useState } from 'react'
import { wallTime } from '#domain/calendar.ts'
import { type LocationId, locationsOf, placeText } from '#domain/locations.ts'
import { DateField } from '#web/booking/date-field.tsx'
import { useNow } from '#web/desk/desk-clock.ts'
import { Field } from '#web/ui/field.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { boundTo } from './bound-fields.ts'
import {
  type ClosedDays,
  changedAt,
  type Hours,
  type PartProps,
  type Place,
  problemAt,
  withoutAt,
  withPlace,
} from './edits.ts'
import { AddButton, RemoveButton } from './entry-buttons.tsx'
import { HoursRow } from './hours-row.tsx'
import { everyYear } from './strip-days.ts'
import { YearStrip } from './year-strip.tsx'

const allYear: Hours = {
  from: '01-01',
  to: '12-31',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  open: '09:00',
  close: '22:00',
}

const dusk: { value: Place['afterDark']; name: string; detail: string }[] = [
  { value: 'close', name: 'Not sold', detail: 'Rides end before dark, for visitors and for staff.' },
  { value: 'staff', name: 'By staff only', detail: 'Visitors cannot book them; staff can enter them.' },
  {
    value: 'warn',
    name: 'Sold, with a warning',
    detail: 'Everybody can book them, with a note that it is dark.',
  },
]

/** The opening hours of each place. */
export function HoursPart(props: PartProps) {
  const now = useNow()
  if (!now) return null
  return (
    <div className="grid gap-5 pt-5">
      {locationsOf(props.house).map(({ id, zone }) => (
        <PlaceHours key={id} id={id} today={wallTime(now, zone).date} {...props} />
      ))}
    </div>
  )
}

type PlaceProps = PartProps & { id: LocationId; today: string }

function PlaceHours({ id, today, house, problems, change }: PlaceProps) {
  const heading = useId()
  const place = house.places[id]!
  const { hours, closed } = place
  const name = placeText(place)
  const [added, setAdded] = useState<{ row: string }>()
  const section = useRef<HTMLElement>(null)
  // The focus moves to the new row of these days.
  useEffect(() => {
    const rows = [...(section.current?.querySelectorAll('li') ?? [])]
    const row = added && rows.find((one) => one.ariaLabel === added.row)
    if (row) row.querySelector('input')?.focus()
  }, [added])
  const set = (fields: Partial<Place>) => change(withPlace(house, id, fields))
  const problem = (path: string) => problemAt(problems, `places.${id}.${path}`)
  return (
    <section ref={section} className="card grid gap-6 p-4 sm:p-6" aria-labelledby={heading}>
      <h2 id={heading} className="text-xl">
        {name}
      </h2>
      <YearStrip
        place={place}
        name={name}
        today={today}
        onClosed={(days) => {
          set({ closed: [...closed, { ...days, reason: '' }] })
          setAdded({ row: `${name}, closed days ${closed.length + 1}` })
        }}
        onHours={(days) => {
          set({ hours: [...hours, { ...allYear, ...everyYear(days) }] })
          setAdded({ row: `${name}, hours ${hours.length + 1}` })
        }}
      />
      <List
        title="Opening hours"
        empty="No hours set: open every day, at every start time that is sold here."
        add="Add hours"
        onAdd={() => set({ hours: [...hours, allYear] })}
        place={name}
      >
        {hours.map((one, index) => (
          <HoursRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a list of values; its rows have no other name
            key={index}
            name={`${name}, hours ${index + 1}`}
            hours={one}
            problem={(field) => problem(`hours.${index}.${field}`)}
            onChange={(fields) => set({ hours: changedAt(hours, index, fields) })}
            onRemove={() => set({ hours: withoutAt(hours, index) })}
          />
        ))}
      </List>
      <List
        title="Closed days"
        empty="None."
        add="Add closed days"
        onAdd={() => set({ closed: [...closed, { from: today, to: today, reason: '' }] })}
        place={name}
      >
        {closed.map((one, index) => (
          <ClosedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a list of values; its rows have no other name
            key={index}
            name={`${name}, closed days ${index + 1}`}
            days={one}
            today={today}
            problem={(field) => problem(`closed.${index}.${field}`)}
            onChange={(fields) => set({ closed: changedAt(closed, index, fields) })}
            onRemove={() => set({ closed: withoutAt(closed, index) })}
          />
        ))}
      </List>
      <Options
        legend="Rides that end after dark"
        options={dusk}
        value={place.afterDark}
        onChange={(afterDark) => set({ afterDark })}
        className="grid gap-2.5 md:grid-cols-3"
      />
    </section>
  )
}

type ListProps = {
  title: string
  empty: string
  add: string
  onAdd: () => void
  place: string
  children: React.ReactNode[]
}

const List = ({ title, empty, add, onAdd, place, children }: ListProps) => (
  <div>
    <h3 className="font-semibold">{title}</h3>
    {children.length === 0 ? (
      <p className="text-muted">{empty}</p>
    ) : (
      <ul className="divide-y divide-line">{children}</ul>
    )}
    <AddButton className="mt-3" aria-label={`${add} at ${place}`} onClick={onAdd}>
      {add}
    </AddButton>
  </div>
)

type Props = {
  name: string
  days: ClosedDays
  today: string
  problem: (field: string) => string | undefined
  onChange: (fields: Partial<ClosedDays>) => void
  onRemove: () => void
}

/** Days on which a place is closed, with the reason that guests read. */
function ClosedRow({ name, days, today, problem, onChange, onRemove }: Props) {
  const { from, to } = days
  const bound = boundTo({ entry: days, set: onChange, problem })
  return (
    <li aria-label={name} className="flex flex-wrap items-start gap-x-5 gap-y-3 py-4">
      <DateField
        compact
        className="w-48"
        label="First day"
        min={from < today ? from : today}
        {...bound.day('from')}
        onChange={(day) => onChange(day > to ? { from: day, to: day } : { from: day })}
      />
      <DateField compact className="w-48" label="Last day" min={from} {...bound.day('to')} />
      <Field
        className="min-w-0 flex-1 basis-60"
        label="Reason shown to guests"
        placeholder="Monsoon"
        maxLength={300}
        {...bound.text('reason')}
      />
      <RemoveButton name={name} onClick={onRemove} className="ml-auto sm:mt-6" />
    </li>
  )
}
