import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { Field } from '#web/ui/field.tsx'
import { boundTo } from './bound-fields.ts'
import { type PartProps, problemAt, without } from './edits.ts'
import { AddButton, RemoveButton } from './entry-buttons.tsx'
import { NumberField } from './number-field.tsx'
import { PriceField } from './price-field.tsx'
import { PricesFromDays } from './prices-from-days.tsx'
import { lengthOf } from './with-rental.ts'

type Guided = House['guidedSession']
type Durations = Guided['durations']
type Seasons = NonNullable<Guided['seasons']>
type Length = Durations[string]

/** The lengths of a guided session, and the price of each per person. */
export function GuidedLengths({ house, problems, change }: PartProps) {
  const { durations, seasons = [] } = house.guidedSession
  const rows = Object.entries(durations)
  const set = (fields: Partial<Guided>) =>
    change({ ...house, guidedSession: { ...house.guidedSession, ...fields } })
  const put = (next: Durations) => set({ durations: next })
  const remove = (gone: string) => {
    const others = seasons.map((season) => ({ ...season, cents: without(season.cents, gone) }))
    set({ durations: without(durations, gone), seasons: named(others) })
  }
  return (
    <section className="card mt-3 p-4 sm:p-5" aria-label="Lengths of the guided session">
      <ul className="grid gap-4 max-sm:divide-y max-sm:divide-line">
        {rows.map(([id, length]) => (
          <LengthRow
            key={id}
            length={length}
            problem={(field) => problemAt(problems, `guidedSession.durations.${id}.${field}`)}
            set={(fields) => put({ ...durations, [id]: { ...length, ...fields } })}
            onRemove={rows.length > 1 ? () => remove(id) : undefined}
          />
        ))}
      </ul>
      {rows.length < 12 && (
        <AddButton className="mt-4" onClick={() => put(withLonger(durations))}>
          Add a length
        </AddButton>
      )}
      <PricesFromDays
        later={seasons}
        wordsOf={({ cents }) =>
          Object.entries(cents)
            .map(([id, price]) => `${durations[id]?.label ?? id} ${priceText(price)}`)
            .join(', ')
        }
        onChange={(seasons) => set({ seasons })}
      />
    </section>
  )
}

/** Only seasons with a price; undefined if there are none. */
function named(seasons: Seasons): Guided['seasons'] {
  const left = seasons.filter(({ cents }) => Object.keys(cents).length > 0)
  return left.length > 0 ? left : undefined
}

type RowProps = {
  length: Length
  problem: (field: string) => string | undefined
  set: (fields: Partial<Length>) => void
  /** Missing for the last one: something must be offered. */
  onRemove: (() => void) | undefined
}

function LengthRow({ length, problem, set, onRemove }: RowProps) {
  const { text, number, price } = boundTo({ entry: length, set, problem })
  return (
    <li
      aria-label={`Guided session, ${length.label}`}
      className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-start gap-3 max-sm:pb-4 sm:grid-cols-[minmax(0,18rem)_7rem_10rem_auto]"
    >
      <Field className="max-sm:col-span-3" label="Name" maxLength={80} {...text('label')} />
      <NumberField label="Minutes" {...number('minutes')} />
      <PriceField label="Per person, euros" {...price('cents')} />
      {onRemove && <RemoveButton name={length.label} onClick={onRemove} className="mt-6" />}
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
