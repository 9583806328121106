import { type ReactNode, useEffect, useRef, useState } from 'react'
import { wallTime } from '#domain/calendar.ts'
import { type LocationId, locationsOf, placeText } from '#domain/locations.ts'
import { DateField } from '#web/booking/date-field.tsx'
import { useNow } from '#web/desk/desk-clock.ts'
import { TimeField } from '#web/desk/time-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { type Bound, entriesOf } from './bound.ts'
import { Card } from './card.tsx'
import { MonthDay, Weekdays } from './day-fields.tsx'
import { type PartProps, type Place, withoutAt } from './edits.ts'
import { AddButton, RemoveButton } from './entry-buttons.tsx'
import { everyYear } from './strip-days.ts'
import { YearStrip } from './year-strip.tsx'

const allYear: Place['hours'][number] = {
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

function PlaceHours({ id, today, at }: PlaceProps) {
  const place = at('places').at(id)
  const hours = place.at('hours')
  const closed = place.at('closed')
  const name = placeText(place.value)
  const [added, setAdded] = useState<{ row: string }>()
  const rows = useRef<HTMLDivElement>(null)
  // The focus moves to the new row of these days.
  useEffect(() => {
    const all = [...(rows.current?.querySelectorAll('li') ?? [])]
    const row = added && all.find((one) => one.ariaLabel === added.row)
    if (row) row.querySelector('input')?.focus()
  }, [added])
  return (
    <Card title={name}>
      <YearStrip
        place={place.value}
        name={name}
        today={today}
        onClosed={(days) => {
          closed.edit((now) => [...now, { ...days, reason: '' }])
          setAdded({ row: `${name}, closed days ${closed.value.length + 1}` })
        }}
        onHours={(days) => {
          hours.edit((now) => [...now, { ...allYear, ...everyYear(days) }])
          setAdded({ row: `${name}, hours ${hours.value.length + 1}` })
        }}
      />
      <div ref={rows} className="grid gap-6">
        <Rows
          title="Opening hours"
          one="hours"
          place={name}
          of={hours}
          empty="No hours set: open every day, at every start time that is sold here."
          addLabel="Add hours"
          added={allYear}
        >
          {(entry) => <HoursFields of={entry} />}
        </Rows>
        <Rows
          title="Closed days"
          one="closed days"
          place={name}
          of={closed}
          empty="None."
          addLabel="Add closed days"
          added={{ from: today, to: today, reason: '' }}
        >
          {(entry) => <ClosedFields of={entry} today={today} />}
        </Rows>
      </div>
      <Options
        legend="Rides that end after dark"
        options={dusk}
        {...place.field('afterDark')}
        className="grid gap-2.5 md:grid-cols-3"
      />
    </Card>
  )
}

type RowsProps<Entry extends object> = {
  title: string
  /** What a row is called, with its number. */
  one: string
  place: string
  of: Bound<Entry[]>
  empty: string
  addLabel: string
  /** A new entry. */
  added: NoInfer<Entry>
  children: (entry: Bound<Entry>) => ReactNode
}

function Rows<Entry extends object>(props: RowsProps<Entry>) {
  const { title, one, place, of, empty, addLabel, added, children } = props
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      {of.value.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {entriesOf(of).map((entry, index) => {
            const name = `${place}, ${one} ${index + 1}`
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a list of values; its rows have no other name
                key={index}
                aria-label={name}
                className="flex flex-wrap items-start gap-x-5 gap-y-3 py-4"
              >
                {children(entry)}
                <RemoveButton
                  name={name}
                  onClick={() => of.edit((now) => withoutAt(now, index))}
                  className="ml-auto sm:mt-6"
                />
              </li>
            )
          })}
        </ul>
      )}
      <AddButton
        className="mt-3"
        aria-label={`${addLabel} at ${place}`}
        onClick={() => of.edit((now) => [...now, added])}
      >
        {addLabel}
      </AddButton>
    </div>
  )
}

/** Hours for a part of the year, on some weekdays. */
const HoursFields = ({ of: { set, field } }: { of: Bound<Place['hours'][number]> }) => (
  <>
    <MonthDay label="From" {...field('from')} />
    <MonthDay label="To" {...field('to')} />
    <div className="flex gap-x-5">
      <TimeField className="w-24" label="Opens" {...field('open')} />
      <TimeField
        className="w-24"
        label="Closes"
        {...field('close')}
        // Midnight, as many people write it.
        onChange={(time) => set({ close: time === '24:00' ? '00:00' : time })}
      />
    </div>
    <Weekdays {...field('weekdays')} />
  </>
)

type ClosedProps = { of: Bound<Place['closed'][number]>; today: string }

/** Days on which a place is closed, with the reason that guests read. */
function ClosedFields({ of: { value, set, field, text }, today }: ClosedProps) {
  const { from, to } = value
  return (
    <>
      <DateField
        compact
        className="w-48"
        label="First day"
        min={from < today ? from : today}
        {...field('from')}
        onChange={(day) => set(day > to ? { from: day, to: day } : { from: day })}
      />
      <DateField compact className="w-48" label="Last day" min={from} {...field('to')} />
      <Field
        className="min-w-0 flex-1 basis-60"
        label="Reason shown to guests"
        placeholder="Monsoon"
        maxLength={300}
        {...text('reason')}
      />
    </>
  )
}
