import type { ReactNode } from 'react'
import { priceText } from '#domain/money.ts'
import { type EventPackage, packagesOf } from '#domain/offers/event-packages.ts'
import type { PackageSet } from '#domain/offers/package-ids.ts'
import { Tick } from '#web/booking/tick.tsx'
import { Field } from '#web/ui/field.tsx'
import { BoardPrices } from './board-prices.tsx'
import { boundTo } from './bound-fields.ts'
import { type PartProps, problemAt } from './edits.ts'
import { GuidedLengths } from './guided-lengths.tsx'
import { NumberField } from './number-field.tsx'
import { PriceField } from './price-field.tsx'
import { PricesFromDays } from './prices-from-days.tsx'
import { LinesField } from './text-fields.tsx'

const sets: readonly { set: PackageSet; title: string; page: string }[] = [
  { set: 'B', title: 'Birthdays, whole party', page: '/birthdays' },
  { set: 'A', title: 'Birthdays, foils only', page: '/birthday-events' },
  { set: 'corporate', title: 'Corporate events', page: '/corporate-events' },
]

const others: readonly {
  id: string
  title: string
  page: string
  Prices: (props: PartProps) => ReactNode
}[] = [
  { id: 'guided', title: 'Guided session', page: '/booking/efoil', Prices: GuidedLengths },
  { id: 'board', title: 'Custom board', page: '/custom-order', Prices: BoardPrices },
]

/** Prices and contents of what guests can request: birthdays, corporate events, a guided session, a board to order. */
export const PackagesPart = (props: PartProps) => (
  <div className="grid gap-8 pt-5">
    {sets.map(({ set, title, page }) => (
      <section key={set} aria-labelledby={`packages-${set}`}>
        <h2 id={`packages-${set}`} className="text-xl">
          {title}
        </h2>
        <p className="text-muted">{page}</p>
        <div className="mt-3 grid items-start gap-5 lg:grid-cols-3">
          {packagesOf(props.house, set).map((one) => (
            <PackageCard key={one.id} one={one} {...props} />
          ))}
        </div>
      </section>
    ))}
    {others.map(({ id, title, page, Prices }) => (
      <section key={id} aria-labelledby={`packages-${id}`}>
        <h2 id={`packages-${id}`} className="text-xl">
          {title}
        </h2>
        <p className="text-muted">{page}</p>
        <Prices {...props} />
      </section>
    ))}
  </div>
)

function PackageCard({ one, house, problems, change }: PartProps & { one: EventPackage }) {
  const { id, ...fields } = one
  const set = (changed: Partial<typeof fields>) =>
    change({ ...house, packages: { ...house.packages, [id]: { ...fields, ...changed } } })
  return (
    <section className="card grid gap-4 p-4 sm:p-5" aria-label={`Package ${one.name}`}>
      <PackageFields
        one={fields}
        problem={(field) => problemAt(problems, `packages.${id}.${field}`)}
        set={set}
      />
      <PricesFromDays
        later={one.later}
        wordsOf={({ cents }) => priceText(cents)}
        onChange={(later) => set({ later })}
      />
    </section>
  )
}

type FieldsProps = {
  one: Omit<EventPackage, 'id'>
  problem: (field: string) => string | undefined
  set: (changed: Partial<Omit<EventPackage, 'id'>>) => void
}

function PackageFields({ one, problem, set }: FieldsProps) {
  const { text, price } = boundTo({ entry: one, set, problem })
  const { number } = boundTo({
    entry: one.fits,
    set: (fields) => set({ fits: { ...one.fits, ...fields } }),
    problem: (field) => problem(`fits.${field}`),
  })
  return (
    <>
      <Field label="Name" maxLength={80} {...text('name')} />
      <PriceField label="Total price, euros" {...price('cents')} />
      <Field label="For how many, in words" maxLength={40} {...text('people')} />
      <div className="grid grid-cols-2 items-end gap-4">
        <NumberField label="People, least" {...number('least')} />
        <NumberField label="People, most" {...number('most')} />
      </div>
      <Field label="How long, in words" maxLength={40} {...text('length')} />
      <LinesField
        label="What it includes, one per line"
        lines={one.includes}
        problem={(path) => problem(`includes${path}`)}
        onChange={(includes) => set({ includes })}
      />
      <Tick
        checked={one.popular === true}
        onChange={(event) => set({ popular: event.target.checked || undefined })}
      >
        Popular
      </Tick>
    </>
  )
}
