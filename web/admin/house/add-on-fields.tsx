import type { UnitsActivity } from '#domain/house/house.ts'
import { Field } from '#web/ui/field.tsx'
import { PriceField } from './price-field.tsx'

type AddOn = NonNullable<UnitsActivity['addOn']>
/** Without a price while none is typed. */
export type TypedAddOn = Pick<AddOn, 'name'> & Partial<AddOn>

type Props = {
  value: TypedAddOn | undefined
  problem: (field: keyof AddOn) => string | undefined
  onChange: (addOn: TypedAddOn | undefined) => void
}

/** What a booking may have besides, once: its name, and what it costs. Without a name there is none. */
export const AddOnFields = ({ value, problem, onChange }: Props) => (
  <div className="grid grid-cols-2 items-start gap-4">
    <Field
      compact
      optional
      label="Add-on"
      hint="Like Captain, once in a booking"
      maxLength={80}
      autoComplete="off"
      value={value?.name ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : { ...value, name: target.value })}
      error={problem('name')}
    />
    {value && (
      <PriceField
        label="Price of the add-on, €"
        cents={value.cents}
        onChange={(cents) => onChange({ ...value, cents })}
        error={problem('cents')}
      />
    )}
  </div>
)
