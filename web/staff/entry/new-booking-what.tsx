import type { Field } from '#domain/activities/fields.ts'
import { placeText } from '#domain/locations.ts'
import type { Scope } from '#domain/rights.ts'
import { LabelledSelect } from '#web/desk/labelled-select.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { LiveErrorText } from '#web/ui/field.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { ChoiceControl, chips } from './choice-control.tsx'
import {
  activityOf,
  type Draft,
  draftOf,
  fieldsAt,
  namesMissing,
  offeredTo,
  type PartProps,
  placesOf,
  problemOf,
} from './new-booking-draft.ts'

/** The activity and the fields of its choice; the place is next to the counts. */
export function NewBookingWhat({ draft, own, errors, onChange }: PartProps & { own: Scope }) {
  const house = useHouse()
  const fields = fieldsAt(activityOf(house, draft), draft)
  const lacksName = namesMissing(house, draft) !== undefined
  const open = placesOf(house, activityOf(house, draft), own)
  // Another activity or place has other starts. A start often suits another number or length; if not, the server refuses.
  const change = (part: Partial<Draft>) => onChange({ ...part, time: draft.odd ? draft.time : '' })
  const control = ([key, field]: [string, Field]) => (
    <ChoiceControl
      key={key}
      field={field}
      value={draft.choice[key]}
      isOff={(value) =>
        problemOf(house, { ...draft, choice: { ...draft.choice, [key]: value } }) !== undefined
      }
      error={field.kind === 'named' && lacksName ? errors.what : undefined}
      onChoose={(value) => onChange({ choice: { ...draft.choice, [key]: value } })}
    />
  )
  const of = (...kinds: Field['kind'][]) => fields.filter(([, { kind }]) => kinds.includes(kind)).map(control)
  return (
    <section className="space-y-5">
      <Options
        legend="Activity"
        look="chip"
        className={chips}
        options={offeredTo(house, own).map(({ id, staffTitle }) => ({ value: id, name: staffTitle }))}
        value={draft.activity}
        onChange={(activity) => change(draftOf(house, activity, draft, own))}
      />
      {of('named')}
      {of('duration')}
      <div className="flex flex-wrap items-end justify-between gap-4 empty:hidden">
        {open.length > 1 && (
          <LabelledSelect
            className="min-w-48 flex-1"
            label="Place"
            value={draft.location}
            onChange={(location) => change({ location })}
            options={open.map((place) => ({ value: place.id, label: placeText(place) }))}
          />
        )}
        {of('count')}
      </div>
      {of('yesNo')}
      <LiveErrorText>{!lacksName && errors.what}</LiveErrorText>
    </section>
  )
}
