import type { CountField, DurationField, Field, NamedField } from '#domain/activities/fields.ts'
import { LiveErrorText } from '#web/ui/field.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

export const chips = 'grid grid-cols-2 gap-2 sm:grid-cols-3'

type ControlProps<Of = Field> = {
  field: Of
  value: unknown
  /** Whether a value conflicts with the rest of the choice. */
  isOff: (value: unknown) => boolean
  error: string | undefined
  onChoose: (value: unknown) => void
}

/** The control of one field of an activity's choice. */
export function ChoiceControl({ field, ...props }: ControlProps) {
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
  // If only one may be chosen, the new choice replaces it.
  const kept = field.most > 1 ? chosen : []
  return (
    <fieldset>
      <legend className="lab">{field.label}</legend>
      {field.options.length === 0 && <p>None here on this day. Choose another day.</p>}
      <div className={chips}>
        {field.options.map(({ id, staffName }) => {
          const on = chosen.includes(id)
          return (
            <label key={id} className={`chip relative min-h-11! cursor-pointer px-3.5 ${on ? 'on' : ''}`}>
              <input
                type="checkbox"
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
                checked={on}
                onChange={() => onChoose(on ? chosen.filter((one) => one !== id) : [...kept, id])}
              />
              {staffName}
            </label>
          )
        })}
      </div>
      <LiveErrorText>{error}</LiveErrorText>
    </fieldset>
  )
}
