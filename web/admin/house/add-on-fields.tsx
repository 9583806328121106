import type { OtherCode } from '#domain/house/price-on.ts'
import { Field } from '#web/ui/field.tsx'
import { type ByLength, withoutLength } from './edit-lengths.ts'
import type { TypedAddOn } from './new-rental.ts'
import { PriceField } from './number-fields.tsx'

type Props = {
  value: TypedAddOn | undefined
  problem: (field: 'name' | 'cents') => string | undefined
  onChange: (addOn: TypedAddOn | undefined) => void
}

/** An optional extra of a booking, charged once: its name and price. An empty name removes it. */
export const AddOnFields = ({ value, problem, onChange }: Props) => (
  <div className="grid grid-cols-2 items-start gap-4">
    <Field
      compact
      optional
      label="Add-on"
      hint="Such as Captain, once per booking"
      maxLength={80}
      autoComplete="off"
      value={value?.name ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : { ...value, name: target.value })}
      error={problem('name')}
    />
    {value && (
      <PriceField
        label="Price of the add-on, €"
        value={value.cents}
        onChange={(cents) => onChange({ ...value, cents })}
        error={problem('cents')}
      />
    )}
  </div>
)

/** Without the add-on and its seasonal prices. */
export const withoutAddOn = (sold: ByLength) => ({
  ...withoutLength(sold, 'add-on' satisfies OtherCode),
  addOn: undefined,
})
