import { useId, useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import type { Bound } from './bound.ts'
import { isZone, type PlaceFacts, zoneFault, zones } from './new-place.ts'
import { NumberField } from './number-fields.tsx'

/** Name, address, time zone and VAT rate of a place. */
export function PlaceFields({ of }: { of: Bound<PlaceFacts> }) {
  const map = of.at('map')
  const text = (name: 'name' | 'label' | 'country' | 'meetingPoint') => ({
    ...of.text(name),
    autoComplete: 'off',
  })
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Town or lake" maxLength={80} {...text('name')} />
        <Field
          label="Name on pages"
          maxLength={80}
          {...text('label')}
          placeholder={of.value.name}
          hint="For example Noblessner in Tallinn; leave it equal to the town if there is none"
        />
        <Field label="Country" maxLength={80} {...text('country')} />
        <ZoneField {...of.field('zone')} />
      </div>
      <Field
        label="Meeting point"
        maxLength={200}
        {...text('meetingPoint')}
        hint="Guests see it in mails and on their booking page"
      />
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        <NumberField decimal label="Latitude" {...map.field('latitude')} />
        <NumberField decimal label="Longitude" {...map.field('longitude')} />
        <NumberField decimal label="VAT, %" {...of.field('vatPercent')} />
      </div>
    </>
  )
}

type ZoneProps = { value: string; error: string | undefined; onChange: (zone: string) => void }

/** A time zone, typed or chosen; a half-typed one shows an error on blur. */
function ZoneField({ value, error, onChange }: ZoneProps) {
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
        value={typing ?? value}
        onChange={({ target }) => {
          setTyping(target.value)
          setLeft(undefined)
          onChange(target.value)
        }}
        onBlur={() => {
          setLeft(typing)
          setTyping(undefined)
        }}
        error={left !== undefined && !isZone(left) ? zoneFault : error}
      />
      <datalist id={list}>
        {zones().map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  )
}
