import { TimeField } from '#web/desk/time-field.tsx'
import { ErrorText, Field } from '#web/ui/field.tsx'
import { type Bound, entriesOf } from './bound.ts'
import { withoutAt } from './edits.ts'
import { AddButton, RemoveButton } from './entry-buttons.tsx'
import type { RentalForm } from './new-rental.ts'

// Lengths and start times in the form of a new rental.

type LengthsProps = { legend: string; of: Bound<RentalForm['lengths']> }

export const Lengths = ({ legend, of: lengths }: LengthsProps) => (
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

export const StartsEvery = ({ of: { field, text } }: { of: Bound<RentalForm> }) => (
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
