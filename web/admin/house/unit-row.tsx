import { useState } from 'react'
import { dateText } from '#domain/calendar.ts'
import { jetskiPicture } from '#domain/fleet/jetski-pictures.ts'
import { locationOf, locationsOf, placeText } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { chosenPicture, defaultPicture } from '#domain/picture.ts'
import { DateField } from '#web/booking/date-field.tsx'
import { LabelledSelect } from '#web/desk/labelled-select.tsx'
import { SmallButton } from '#web/desk/small-button.tsx'
import { Field } from '#web/ui/field.tsx'
import type { PictureSource } from '#web/ui/picture.tsx'
import type { Bound } from './bound.ts'
import type { PartProps, Sold, Unit } from './edits.ts'
import { type Fleet, firstRetired } from './fleet.ts'
import { NumberField } from './number-fields.tsx'
import { PictureChoice } from './picture-choice.tsx'

type Props = Pick<PartProps, 'house'> & {
  id: string
  of: Bound<Unit>
  fleet: Fleet
  today: string
}

/** A unit, and its editable fields; a row with problems is open. */
export function UnitRow({ hasProblems, ...props }: Props & { hasProblems: boolean }) {
  const { of, house, today } = props
  const [editing, setEditing] = useState(false)
  const { name, place } = of.value
  const isRetired = of.value.retired !== undefined
  const full = `${name} at ${locationOf(house, place).name}`
  const isOpen = editing || hasProblems
  return (
    <li aria-label={full} className="py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span className={`min-w-0 flex-1 basis-40 ${isRetired ? 'text-muted' : ''}`}>
          <b className="font-semibold [overflow-wrap:anywhere]">{name}</b>
          <span className="block text-sm text-muted">{lifeText(of.value, today)}</span>
        </span>
        <SmallButton
          kind="ghost"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Done with' : 'Edit'} ${full}`}
          onClick={() => setEditing(!isOpen)}
        >
          {isOpen ? 'Done' : 'Edit'}
        </SmallButton>
        <SmallButton
          kind="line"
          aria-label={isRetired ? `Use again: ${full}` : `Retire ${full}`}
          onClick={() => of.set({ retired: isRetired ? undefined : firstRetired(of.value, today) })}
        >
          {isRetired ? 'Use again' : 'Retire'}
        </SmallButton>
      </div>
      {isOpen && <UnitFields {...props} />}
    </li>
  )
}

/** The default picture of a machine; undefined for activities whose units are not chosen by name. */
function usualPictureOf(sold: Sold, id: string): PictureSource | undefined {
  if (sold.kind !== 'machines') return undefined
  return sold.noun ? chosenPicture(sold.picture ?? defaultPicture) : jetskiPicture(id)
}

function UnitFields({ id, of, fleet, house, today }: Props) {
  const { value: unit, problem, text, textOrNone, field, fieldOrNone } = of
  const sold = house.activities[fleet.activity]!
  const usual = usualPictureOf(sold, id)
  const place = locationOf(house, unit.place)
  return (
    <div className="mt-2 grid items-start gap-3 pb-2 sm:grid-cols-2">
      <Field
        label="Name"
        maxLength={80}
        {...text('name')}
        error={problem('name') ?? problem('number') ?? problem('activity')}
      />
      {fleet.named && (
        <>
          <Field label="Staff call it" maxLength={80} placeholder={unit.name} {...textOrNone('staffName')} />
          <NumberField label="Seats" placeholder="2" {...field('seats')} />
        </>
      )}
      <LabelledSelect
        label="Place"
        fullLabel={`Place of ${unit.name}`}
        options={locationsOf(house).map((one) => ({ value: one.id, label: placeText(one) }))}
        hint={
          sold.places.includes(unit.place)
            ? undefined
            : `Not sold at ${place.name} yet: choose it under Places.`
        }
        {...field('place')}
      />
      <DateField
        compact
        optional
        label="In use since"
        min={unit.since !== undefined && unit.since < today ? unit.since : today}
        {...fieldOrNone('since')}
      />
      <DateField
        compact
        optional
        label="Retired from this day"
        min={firstRetired(unit, today)}
        {...fieldOrNone('retired')}
      />
      {sold.kind === 'machines' && <p className="hint sm:col-span-2">{pricesText(sold, id)}</p>}
      {usual && (
        <div className="sm:col-span-2">
          <PictureChoice title={unit.name} of={of} usual={usual} />
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
