import { TimeField } from '#web/desk/time-field.tsx'
import { ErrorText, Field } from '#web/ui/field.tsx'
import type { boundTo } from './bound-fields.ts'
import { changedAt, withoutAt } from './edits.ts'
import { AddButton, RemoveButton } from './entry-buttons.tsx'
import type { RentalForm } from './new-rental.ts'

// Lengths and start times in the form of a new rental.

type LengthsProps = {
  legend: string
  lengths: RentalForm['lengths']
  problem: string | undefined
  onChange: (lengths: RentalForm['lengths']) => void
}

export const Lengths = ({ legend, lengths, problem, onChange }: LengthsProps) => (
  <fieldset>
    <legend className="lab">{legend}</legend>
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
            <RemoveButton name={`length ${index + 1}`} onClick={() => onChange(withoutAt(lengths, index))} />
          )}
        </li>
      ))}
    </ul>
    {problem && <ErrorText>{problem}</ErrorText>}
    <AddButton className="mt-3" onClick={() => onChange([...lengths, { minutes: '', price: '' }])}>
      Add a length
    </AddButton>
  </fieldset>
)

export const StartsEvery = ({ day, text }: Pick<ReturnType<typeof boundTo<RentalForm>>, 'day' | 'text'>) => (
  <fieldset>
    <legend className="lab">Start times</legend>
    <div className="flex flex-wrap items-start gap-3">
      <TimeField className="w-28" label="First" {...day('first')} />
      <TimeField className="w-28" label="Last" {...day('last')} />
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
