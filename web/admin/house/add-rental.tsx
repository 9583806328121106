import { Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf, locations, placeText } from '#domain/locations.ts'
import { useNow } from '#web/desk/clock.ts'
import { TimeField } from '#web/desk/time-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorText, Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { changedAt, withoutAt } from './edits.ts'
import type { RentalForm, RentalProblems } from './new-rental.ts'
import { emptyRental, filled, rentalProblems, withRental } from './new-rental.ts'
import { NumberField } from './number-field.tsx'

type Props = { house: House; onAdd: (house: House, title: string) => void; onClose: () => void }

/** Something new that is rented by duration, in units of one kind. */
export function AddRental({ house, onAdd, onClose }: Props) {
  const heading = useId()
  const now = useNow()
  const [form, setForm] = useState(emptyRental)
  const [isTold, setTold] = useState(false)
  const shown = filled(form)
  const found = rentalProblems(form, house)
  const problems = isTold ? found : {}
  const set = (fields: Partial<RentalForm>) => setForm({ ...form, ...fields })
  const text = (field: 'name' | 'slug' | 'one' | 'many') => ({
    compact: true,
    autoComplete: 'off',
    value: form[field],
    placeholder: shown[field],
    onChange: (event: { target: HTMLInputElement }) => set({ [field]: event.target.value }),
    error: problems[field],
  })
  const add = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if (!now || Object.keys(found).length > 0) return
    const today = (id: Parameters<typeof locationOf>[0]) => wallTime(now, locationOf(id).zone).date
    onAdd(withRental(house, form, today), shown.name.trim())
  }
  return (
    <form className="card grid gap-5 p-4 sm:p-6" aria-labelledby={heading} onSubmit={add} noValidate>
      <h2 id={heading} className="text-xl">
        Add a rental
      </h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Name" maxLength={80} {...text('name')} placeholder="Paddle boards" />
        <Field
          label="Address"
          maxLength={24}
          {...text('slug')}
          hint={shown.slug ? `Its page will be /booking/${shown.slug}` : 'Made of the name'}
        />
        <Field label="One of them is called" maxLength={30} {...text('one')} />
        <Field label="More of them are called" maxLength={30} {...text('many')} />
      </div>
      <fieldset>
        <legend className="lab">How many at each place</legend>
        <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {locations.map((place) => (
            <NumberField
              key={place.id}
              label={placeText(place)}
              value={form.units[place.id]}
              onChange={(count) =>
                set({ units: { ...form.units, [place.id]: count && Math.min(count, mostUnits) } })
              }
            />
          ))}
        </div>
        {problems.units && <ErrorText>{problems.units}</ErrorText>}
      </fieldset>
      <Lengths lengths={form.lengths} problem={problems.lengths} onChange={(lengths) => set({ lengths })} />
      <Starts form={form} problems={problems} onChange={set} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button kind="line" size="md" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="ink" size="md" type="submit">
          Add to the draft
        </Button>
      </div>
    </form>
  )
}

const mostUnits = 100

type LengthsProps = {
  lengths: RentalForm['lengths']
  problem: string | undefined
  onChange: (lengths: RentalForm['lengths']) => void
}

const Lengths = ({ lengths, problem, onChange }: LengthsProps) => (
  <fieldset>
    <legend className="lab">Lengths and prices for one</legend>
    <ul className="grid gap-3">
      {lengths.map(({ minutes, price }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a form; they have no other name
        <li key={index} className="flex items-end gap-3">
          <Field
            compact
            className="w-28"
            label="Minutes"
            inputMode="numeric"
            autoComplete="off"
            value={minutes}
            onChange={(event) => onChange(changedAt(lengths, index, { minutes: event.target.value }))}
          />
          <Field
            compact
            className="w-28"
            label="Price, €"
            inputMode="decimal"
            autoComplete="off"
            value={price}
            onChange={(event) => onChange(changedAt(lengths, index, { price: event.target.value }))}
          />
          {lengths.length > 1 && (
            <IconButton
              label={`Remove length ${index + 1}`}
              lined
              onClick={() => onChange(withoutAt(lengths, index))}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
    {problem && <ErrorText>{problem}</ErrorText>}
    <Button
      kind="line"
      size="sm"
      className="mt-3 max-md:min-h-11"
      onClick={() => onChange([...lengths, { minutes: '', price: '' }])}
    >
      <Plus aria-hidden="true" />
      Add a length
    </Button>
  </fieldset>
)

type StartsProps = {
  form: RentalForm
  problems: RentalProblems
  onChange: (fields: Partial<RentalForm>) => void
}

const Starts = ({ form, problems, onChange }: StartsProps) => (
  <fieldset>
    <legend className="lab">Start times</legend>
    <div className="flex flex-wrap items-start gap-3">
      <TimeField
        className="w-28"
        label="First"
        value={form.first}
        onChange={(first) => onChange({ first })}
        error={problems.first}
      />
      <TimeField
        className="w-28"
        label="Last"
        value={form.last}
        onChange={(last) => onChange({ last })}
        error={problems.last}
      />
      <Field
        compact
        className="w-36"
        label="Every, minutes"
        inputMode="numeric"
        autoComplete="off"
        value={form.every}
        onChange={(event) => onChange({ every: event.target.value })}
        error={problems.every}
      />
    </div>
  </fieldset>
)
