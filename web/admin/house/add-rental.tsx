import { useId, useState } from 'react'
import type { House } from '#domain/house/house.ts'
import { locationsOf, placeText } from '#domain/locations.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { TimeField } from '#web/desk/time-field.tsx'
import { ErrorText, Field } from '#web/ui/field.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { AddOnFields } from './add-on-fields.tsx'
import { type Bound, boundTo, entriesOf } from './bound.ts'
import { StartsField, Weekdays } from './day-fields.tsx'
import { withoutAt } from './edits.ts'
import { AddAnswers, AddButton, RemoveButton } from './entry-buttons.tsx'
import { filled, type RentalForm, shapes } from './new-rental.ts'
import { NumberField } from './number-fields.tsx'
import { rentalOf } from './with-rental.ts'

type Props = {
  house: House
  form: RentalForm
  edit: (make: (now: RentalForm) => RentalForm) => void
  onAdd: (house: House, title: string) => void
  onClose: () => void
}

/** The form for a new activity to rent, of one of the shapes. */
export function AddRental({ house, form, edit, onAdd, onClose }: Props) {
  const heading = useId()
  const now = useNow()
  const [showsProblems, setShowsProblems] = useState(false)
  const shown = filled(form)
  const { howMany, prices } = shapes.find(({ value }) => value === form.shape)!
  const { made, problems: found } = rentalOf(house, form, now)
  const problems = showsProblems ? found : {}
  const bound = boundTo(form, edit, (path) => problems[path as keyof RentalForm])
  const text = (field: 'name' | 'slug' | 'one' | 'many') => ({
    ...bound.text(field),
    autoComplete: 'off',
    placeholder: shown[field],
  })
  const add = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setShowsProblems(true)
    if (made && Object.keys(found).length === 0) onAdd(made, shown.name.trim())
  }
  return (
    <form className="card grid gap-5 p-4 sm:p-6" aria-labelledby={heading} onSubmit={add} noValidate>
      <h2 id={heading} className="text-xl">
        Add a rental
      </h2>
      <Options
        legend="What it is"
        look="tile"
        className="grid gap-2 sm:grid-cols-2"
        options={shapes}
        {...bound.field('shape')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Name" maxLength={80} {...text('name')} placeholder="Paddle boards" />
        <Field
          label="Address"
          maxLength={24}
          {...text('slug')}
          hint={shown.slug ? `Its page will be /booking/${shown.slug}` : 'Based on the name'}
        />
        <Field label="One of them is called" maxLength={30} {...text('one')} />
        <Field label="More of them are called" maxLength={30} {...text('many')} />
      </div>
      {form.shape === 'boat' && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField label="Most people on board" {...bound.field('people')} />
          </div>
          <AddOnFields
            value={form.addOn}
            problem={(field) => (field === 'cents' ? problems.addOn : undefined)}
            onChange={(addOn) => bound.set({ addOn })}
          />
        </>
      )}
      <fieldset>
        <legend className="lab">{howMany}</legend>
        <div
          className={`grid items-end gap-4 ${form.shape === 'machines' ? 'sm:grid-cols-2' : 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-5'}`}
        >
          {locationsOf(house).map((place) =>
            form.shape === 'machines' ? (
              <Field
                key={place.id}
                autoComplete="off"
                maxLength={300}
                label={placeText(place)}
                {...bound.at('names').text(place.id)}
              />
            ) : (
              <NumberField key={place.id} label={placeText(place)} {...bound.at('units').field(place.id)} />
            ),
          )}
        </div>
        {problems.units && <ErrorText>{problems.units}</ErrorText>}
      </fieldset>
      <Lengths legend={prices} of={bound.at('lengths')} />
      {form.shape === 'session' ? (
        <>
          <Weekdays {...bound.field('weekdays')} />
          <StartsField {...bound.field('starts')} />
        </>
      ) : (
        <StartsEvery of={bound} />
      )}
      <AddAnswers onClose={onClose} />
    </form>
  )
}

type LengthsProps = { legend: string; of: Bound<RentalForm['lengths']> }

const Lengths = ({ legend, of: lengths }: LengthsProps) => (
  <fieldset>
    <legend className="lab">{legend}</legend>
    <ul className="grid gap-3">
      {entriesOf(lengths).map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a form; they have no other name
        <li key={index} className="flex items-end gap-3">
          <Field
            className="w-28"
            label="Minutes"
            inputMode="numeric"
            autoComplete="off"
            {...text('minutes')}
          />
          <Field
            className="w-28"
            label="Price, €"
            inputMode="decimal"
            autoComplete="off"
            {...text('price')}
          />
          {lengths.value.length > 1 && (
            <RemoveButton
              name={`length ${index + 1}`}
              onClick={() => lengths.edit((now) => withoutAt(now, index))}
            />
          )}
        </li>
      ))}
    </ul>
    {lengths.problem('') && <ErrorText>{lengths.problem('')}</ErrorText>}
    <AddButton className="mt-3" onClick={() => lengths.edit((now) => [...now, { minutes: '', price: '' }])}>
      Add a length
    </AddButton>
  </fieldset>
)

const StartsEvery = ({ of: { field, text } }: { of: Bound<RentalForm> }) => (
  <fieldset>
    <legend className="lab">Start times</legend>
    <div className="flex flex-wrap items-start gap-3">
      <TimeField className="w-28" label="First" {...field('first')} />
      <TimeField className="w-28" label="Last" {...field('last')} />
      <Field
        className="w-36"
        label="Every, minutes"
        inputMode="numeric"
        autoComplete="off"
        {...text('every')}
      />
    </div>
  </fieldset>
)
