import { useState } from 'react'
import { dateText } from '#domain/calendar.ts'
import { jetskiPicture } from '#domain/fleet/jetski-pictures.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf, locationsOf, placeText } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { chosenPicture, usualPicture } from '#domain/picture.ts'
import { DateField } from '#web/booking/date-field.tsx'
import { SmallButton } from '#web/desk/small-button.tsx'
import { ErrorText, Field } from '#web/ui/field.tsx'
import type { PictureSource } from '#web/ui/picture.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Sold, Unit } from './edits.ts'
import type { Fleet } from './fleet.ts'
import { NumberField } from './number-field.tsx'
import { PictureChoice } from './picture-choice.tsx'

type Props = {
  id: string
  unit: Unit
  fleet: Fleet
  house: House
  today: string
  problem: (field: string) => string | undefined
  onChange: (fields: Partial<Unit>) => void
  /** May be called later, after the upload. */
  onPicture: (picture: Unit['picture']) => void
}

const fields = [
  'name',
  'staffName',
  'seats',
  'since',
  'retired',
  'number',
  'activity',
  'place',
  'picture.alt',
  'picture.id',
]

/** A unit, and its editable fields. */
export function UnitRow(props: Props) {
  const { unit, house, today, problem, onChange } = props
  const [editing, setEditing] = useState(false)
  const { name, retired } = unit
  const full = `${name} at ${locationOf(house, unit.place).name}`
  // An open row shows its problems.
  const isOpen = editing || fields.some((field) => problem(field) !== undefined)
  return (
    <li aria-label={full} className="py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span className={`min-w-0 flex-1 basis-40 ${retired === undefined ? '' : 'text-muted'}`}>
          <b className="font-semibold [overflow-wrap:anywhere]">{name}</b>
          <span className="block text-sm text-muted">{lifeText(unit, today)}</span>
        </span>
        <SmallButton
          kind="ghost"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Done with' : 'Edit'} ${full}`}
          onClick={() => setEditing(!isOpen)}
        >
          {isOpen ? 'Done' : 'Edit'}
        </SmallButton>
        {retired === undefined ? (
          <SmallButton
            kind="line"
            aria-label={`Retire ${full}`}
            onClick={() => onChange({ retired: unit.since && unit.since > today ? unit.since : today })}
          >
            Retire
          </SmallButton>
        ) : (
          <SmallButton
            kind="line"
            aria-label={`Use again: ${full}`}
            onClick={() => onChange({ retired: undefined })}
          >
            Use again
          </SmallButton>
        )}
      </div>
      {isOpen && <UnitFields {...props} />}
    </li>
  )
}

/** The default picture of a machine; undefined for activities whose units are not chosen by name. */
function usualPictureOf(house: House, { activity }: Fleet, id: string): PictureSource | undefined {
  const sold = house.activities[activity]
  if (sold?.kind !== 'machines') return undefined
  return sold.noun ? chosenPicture(sold.picture ?? usualPicture) : jetskiPicture(id)
}

function UnitFields({ id, unit, fleet, house, today, problem, onChange, onPicture }: Props) {
  const usual = usualPictureOf(house, fleet, id)
  const sold = house.activities[fleet.activity]!
  const isSoldThere = sold.places.includes(unit.place)
  const place = locationOf(house, unit.place)
  return (
    <div className="mt-2 grid items-start gap-3 pb-2 sm:grid-cols-2">
      <Field
        compact
        label="Name"
        maxLength={80}
        value={unit.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={problem('name') ?? problem('number') ?? problem('activity')}
      />
      {fleet.named && (
        <>
          <Field
            compact
            label="Staff call it"
            maxLength={80}
            value={unit.staffName ?? ''}
            placeholder={unit.name}
            onChange={({ target }) => onChange({ staffName: target.value || undefined })}
            error={problem('staffName')}
          />
          <NumberField
            label="Seats"
            value={unit.seats}
            placeholder="2"
            onChange={(seats) => onChange({ seats })}
            error={problem('seats')}
          />
        </>
      )}
      <div>
        <span className="lab">Place</span>
        <Select
          label={`Place of ${unit.name}`}
          value={unit.place}
          onChange={(id) => onChange({ place: id })}
          options={locationsOf(house).map((one) => ({ value: one.id, label: placeText(one) }))}
        />
        {!isSoldThere && <p className="hint">Not sold at {place.name} yet: choose it under Places.</p>}
        {problem('place') && <ErrorText>{problem('place')}</ErrorText>}
      </div>
      <DateField
        compact
        optional
        label="In use since"
        value={unit.since ?? ''}
        min={unit.since !== undefined && unit.since < today ? unit.since : today}
        onChange={(day) => onChange({ since: day || undefined })}
        error={problem('since')}
      />
      <DateField
        compact
        optional
        label="Retired from this day"
        value={unit.retired ?? ''}
        min={unit.since !== undefined && unit.since > today ? unit.since : today}
        onChange={(day) => onChange({ retired: day || undefined })}
        error={problem('retired')}
      />
      {sold.kind === 'machines' && <p className="hint sm:col-span-2">{pricesText(sold, id)}</p>}
      {usual && (
        <div className="sm:col-span-2">
          <PictureChoice
            title={unit.name}
            shown={unit.picture}
            usual={{ of: usual, restore: () => onPicture(undefined) }}
            problem={problem('picture.alt') ?? problem('picture.id')}
            onChange={onPicture}
          />
        </div>
      )}
    </div>
  )
}

/** '1 hour 130 €, Full day 275 €. Change it under Prices.' */
function pricesText({ noun, durations }: Extract<Sold, { kind: 'machines' }>, id: string): string {
  const prices = Object.values(durations).flatMap(({ label, cents: { [id]: cents } }) =>
    cents === undefined ? [] : `${label} ${priceText(cents)}`,
  )
  if (prices.length > 0) return `${prices.join(', ')}. Change it under Prices.`
  return `Without a price it is ${noun ? 'not sold' : 'on request'}: set one under Prices.`
}

/** 'In use from Friday 4 December 2026, retired from Monday 7 December 2026'. */
function lifeText({ since, retired }: Unit, today: string): string {
  const came = since && `In use ${since <= today ? 'since' : 'from'} ${dateText(since, 'year')}`
  if (retired === undefined) return came ?? 'In use'
  const left = `retired ${retired <= today ? 'since' : 'from'} ${dateText(retired, 'year')}`
  return came ? `${came}, ${left}` : `R${left.slice(1)}`
}
