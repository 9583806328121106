import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { Field } from '#web/ui/field.tsx'
import type { Bound } from './bound.ts'
import { type PartProps, without } from './edits.ts'
import { AddButton, RemoveButton } from './entry-buttons.tsx'
import { NumberField, PriceField } from './number-fields.tsx'
import { PricesFromDays } from './prices-from-days.tsx'
import { lengthOf } from './with-rental.ts'

type Guided = House['guidedSession']
type Durations = Guided['durations']

/** The lengths of a guided session, and the price of each per person. */
export function GuidedLengths({ at }: PartProps) {
  const guided = at('guidedSession')
  const { durations } = guided.value
  const lengths = guided.at('durations')
  const ids = Object.keys(durations)
  return (
    <section className="card mt-3 p-4 sm:p-5" aria-label="Lengths of the guided session">
      <ul className="grid gap-4 max-sm:divide-y max-sm:divide-line">
        {ids.map((id) => (
          <LengthRow
            key={id}
            of={lengths.at(id)}
            onRemove={ids.length > 1 ? () => guided.edit((now) => withoutLength(now, id)) : undefined}
          />
        ))}
      </ul>
      {ids.length < 12 && (
        <AddButton className="mt-4" onClick={() => lengths.edit(withLonger)}>
          Add a length
        </AddButton>
      )}
      <PricesFromDays
        {...guided.field('seasons')}
        wordsOf={({ cents }) =>
          Object.entries(cents)
            .map(([id, price]) => `${durations[id]?.label ?? id} ${priceText(price)}`)
            .join(', ')
        }
      />
    </section>
  )
}

/** Also removes its prices of seasons, and seasons without a price. */
function withoutLength({ durations, seasons = [] }: Guided, gone: string): Guided {
  const left = seasons
    .map((season) => ({ ...season, cents: without(season.cents, gone) }))
    .filter(({ cents }) => Object.keys(cents).length > 0)
  return { durations: without(durations, gone), seasons: left.length > 0 ? left : undefined }
}

type RowProps = {
  of: Bound<Durations[string]>
  /** Missing for the last one: something must be offered. */
  onRemove: (() => void) | undefined
}

function LengthRow({ of: { value, text, number, field }, onRemove }: RowProps) {
  return (
    <li
      aria-label={`Guided session, ${value.label}`}
      className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-start gap-3 max-sm:pb-4 sm:grid-cols-[minmax(0,18rem)_7rem_10rem_auto]"
    >
      <Field className="max-sm:col-span-3" label="Name" maxLength={80} {...text('label')} />
      <NumberField label="Minutes" {...number('minutes')} />
      <PriceField label="Per person, euros" {...field('cents')} />
      {onRemove && <RemoveButton name={value.label} onClick={onRemove} className="mt-6" />}
    </li>
  )
}

const maxMinutes = 1440

/** Adds a length an hour above the longest, at the same price. */
function withLonger(durations: Durations): Durations {
  const longest = Object.values(durations).reduce((most, one) => (one.minutes > most.minutes ? one : most))
  const minutes = Math.min(longest.minutes + 60, maxMinutes)
  const { code, words } = lengthOf(minutes)
  const free = (id: string): string => (Object.hasOwn(durations, id) ? free(`${id}-2`) : id)
  return { ...durations, [free(code)]: { label: words.label, minutes, cents: longest.cents } }
}
