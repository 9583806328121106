import { useId, useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { boundTo } from './bound-fields.ts'
import { isZone, type PlaceForm, zoneFault, zones } from './new-place.ts'
import { NumberField } from './number-field.tsx'

type Facts = Omit<PlaceForm, 'foils'>
type Props = {
  place: Facts
  problem: (path: string) => string | undefined
  onChange: (fields: Partial<Facts>) => void
}

/** Name, address, time zone and VAT rate of a place. */
export function PlaceFields({ place, problem, onChange }: Props) {
  const bound = boundTo({ entry: place, set: onChange, problem })
  const text = (field: 'name' | 'label' | 'country' | 'meetingPoint') => ({
    ...bound.text(field),
    autoComplete: 'off',
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
          hint="For example Noblessner in Tallinn; leave it equal to the town if there is none"
        />
        <Field label="Country" maxLength={80} {...text('country')} />
        <ZoneField zone={place.zone} problem={problem('zone')} onChange={(zone) => onChange({ zone })} />
      </div>
      <Field
        label="Meeting point"
        maxLength={200}
        {...text('meetingPoint')}
        hint="Guests see it in mails and on their booking page"
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

type ZoneProps = { zone: string; problem: string | undefined; onChange: (zone: string) => void }

/** A time zone, typed or chosen; a half-typed one shows an error on blur. */
function ZoneField({ zone, problem, onChange }: ZoneProps) {
  const list = useId()
  const [typing, setTyping] = useState<string>()
  const [left, setLeft] = useState<string>()
  return (
    <>
      <Field
        compact
        autoComplete="off"
        label="Time zone"
        maxLength={60}
        list={list}
        value={typing ?? zone}
        onChange={({ target }) => {
          setTyping(target.value)
          setLeft(undefined)
          onChange(target.value)
        }}
        onBlur={() => {
          setLeft(typing)
          setTyping(undefined)
        }}
        error={left !== undefined && !isZone(left) ? zoneFault : problem}
      />
      <datalist id={list}>
        {zones().map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  )
}
