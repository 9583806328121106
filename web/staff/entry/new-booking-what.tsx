import type { CountField, DurationField, Field, NamedField } from '#domain/activities/fields.ts'
import { locations } from '#domain/locations.ts'
import type { Sector } from '#domain/roles.ts'
import { useHouse } from '#web/house.ts'
import { ErrorText } from '#web/ui/field.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { Draft, Lacking } from './new-booking-draft.ts'
import { activityOf, draftOf, fieldsOf, namesMissing, offeredTo, problemOf } from './new-booking-draft.ts'

type Props = {
  draft: Draft
  sectors: readonly Sector[]
  errors: Lacking
  onChange: (part: Partial<Draft>) => void
}

const chips = 'grid grid-cols-2 gap-2 sm:grid-cols-3'

/** What they want: the activity, and each field of its choice; with the counts the place. */
export function NewBookingWhat({ draft, sectors, errors, onChange }: Props) {
  const house = useHouse()
  const { places } = activityOf(house, draft)
  const fields = fieldsOf(activityOf(house, draft))
  const open = locations.filter(({ id }) => places === undefined || places.includes(id))
  // What is free depends on all of it: a time that was chosen for something else is no choice.
  const change = (part: Partial<Draft>) => onChange({ ...part, time: draft.odd ? draft.time : '' })
  const control = ([key, field]: [string, Field]) => (
    <Control
      key={key}
      field={field}
      value={draft.choice[key]}
      isOff={(value) =>
        problemOf(house, { ...draft, choice: { ...draft.choice, [key]: value } }) !== undefined
      }
      error={field.kind === 'named' && namesMissing(house, draft) ? errors.what : undefined}
      onChoose={(value) => change({ choice: { ...draft.choice, [key]: value } })}
    />
  )
  const of = (...kinds: Field['kind'][]) => fields.filter(([, { kind }]) => kinds.includes(kind)).map(control)
  return (
    <section className="space-y-5">
      <Options
        legend="Activity"
        look="chip"
        className={chips}
        options={offeredTo(house, sectors).map(({ id, staffTitle }) => ({ value: id, name: staffTitle }))}
        value={draft.activity}
        onChange={(activity) => change(draftOf(house, activity, draft))}
      />
      {of('named')}
      {of('duration')}
      <div className="flex flex-wrap items-end justify-between gap-4 empty:hidden">
        {open.length > 1 && (
          <div className="min-w-48 flex-1">
            <span className="lab">Place</span>
            <Select
              label="Place"
              value={draft.location}
              onChange={(location) => change({ location })}
              options={open.map(({ id, label, name }) => ({
                value: id,
                label: label === name ? name : `${label}, ${name}`,
              }))}
            />
          </div>
        )}
        {of('count')}
      </div>
      {of('yesNo')}
      <div aria-live="polite">
        {errors.what && !namesMissing(house, draft) && <ErrorText>{errors.what}</ErrorText>}
      </div>
    </section>
  )
}

type ControlProps<Of = Field> = {
  field: Of
  value: unknown
  /** Whether this value would not go with the rest of the choice. */
  isOff: (value: unknown) => boolean
  error: string | undefined
  onChoose: (value: unknown) => void
}

function Control({ field, ...props }: ControlProps) {
  switch (field.kind) {
    case 'named':
      return <Named field={field} {...props} />
    case 'duration':
      return <Durations field={field} {...props} />
    case 'count':
      return <Count field={field} {...props} />
    case 'yesNo':
      return (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-5 accent-sea-700"
            checked={props.value === true}
            onChange={(event) => props.onChoose(event.target.checked)}
          />
          {field.label}
        </label>
      )
  }
}

const Durations = ({ field, value, isOff, onChoose }: ControlProps<DurationField>) => (
  <Options
    legend="Duration"
    look="chip"
    className={chips}
    options={Object.entries(field.options).map(([code, { label }]) => ({
      value: code,
      name: label,
      off: isOff(code),
    }))}
    value={String(value)}
    onChange={onChoose}
  />
)

const Count = ({ field, value, onChoose }: ControlProps<CountField>) => (
  <Stepper
    stacked
    label={field.label}
    unit={field.noun.one}
    value={Number(value)}
    min={1}
    max={field.most}
    onChange={onChoose}
  />
)

function Named({ field, value, error, onChoose }: ControlProps<NamedField>) {
  const chosen = value as readonly string[]
  return (
    <fieldset>
      <legend className="lab">{field.label}</legend>
      <div className={chips}>
        {field.options.map(({ id, staffName }) => {
          const on = chosen.includes(id)
          return (
            <label key={id} className={`chip relative min-h-11! cursor-pointer px-3.5 ${on ? 'on' : ''}`}>
              <input
                type="checkbox"
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
                checked={on}
                onChange={() => onChoose(on ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              {staffName}
            </label>
          )
        })}
      </div>
      <div aria-live="polite">{error && <ErrorText>{error}</ErrorText>}</div>
    </fieldset>
  )
}
