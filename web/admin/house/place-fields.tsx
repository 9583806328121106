import { useId } from 'react'
import { Field } from '#web/ui/field.tsx'
import { type PlaceForm, zones } from './new-place.ts'
import { NumberField } from './number-field.tsx'

type Facts = Omit<PlaceForm, 'foils'>
type Props = {
  place: Facts
  problem: (path: string) => string | undefined
  onChange: (fields: Partial<Facts>) => void
}

/** Name, address, time zone and VAT rate of a place. */
export function PlaceFields({ place, problem, onChange }: Props) {
  const list = useId()
  const text = (field: 'name' | 'label' | 'country' | 'zone' | 'meetingPoint') => ({
    compact: true,
    autoComplete: 'off',
    value: place[field],
    onChange: (event: { target: HTMLInputElement }) => onChange({ [field]: event.target.value }),
    error: problem(field),
  })
  const degrees = (field: 'latitude' | 'longitude') => ({
    value: place.map[field],
    onChange: (value: number | undefined) => onChange({ map: { ...place.map, [field]: value } }),
    error: problem(`map.${field}`),
  })
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Town or lake" maxLength={80} {...text('name')} />
        <Field
          label="Name on pages"
          maxLength={80}
          {...text('label')}
          placeholder={place.name}
          hint="As Noblessner in Tallinn; the same where there is no other"
        />
        <Field label="Country" maxLength={80} {...text('country')} />
        <Field label="Time zone" maxLength={60} list={list} {...text('zone')} />
        <datalist id={list}>
          {zones().map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </div>
      <Field
        label="Meeting point"
        maxLength={200}
        {...text('meetingPoint')}
        hint="Guests read it in mails and on their own page"
      />
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        <NumberField decimal label="Latitude" {...degrees('latitude')} />
        <NumberField decimal label="Longitude" {...degrees('longitude')} />
        <NumberField
          decimal
          label="VAT, %"
          value={place.vatPercent}
          onChange={(vatPercent) => onChange({ vatPercent })}
          error={problem('vatPercent')}
        />
      </div>
    </>
  )
}
