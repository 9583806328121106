import type { ReactNode } from 'react'
import { priceText } from '#domain/money.ts'
import { type EventPackage, packagesOf } from '#domain/offers/event-packages.ts'
import type { PackageId, PackageSet } from '#domain/offers/package-ids.ts'
import { Tick } from '#web/booking/tick.tsx'
import { Field } from '#web/ui/field.tsx'
import { BoardPrices } from './board-prices.tsx'
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
      <PackageFields one={one} problemOf={problemOf(problems, id)} set={set} />
      <PricesFromDays
        later={one.later}
        wordsOf={({ cents }) => priceText(cents)}
        onChange={(later) => set({ later })}
      />
    </section>
  )
}

const problemOf = (problems: PartProps['problems'], id: PackageId) => (field: string) =>
  problemAt(problems, `packages.${id}.${field}`)

type FieldsProps = {
  one: EventPackage
  problemOf: (field: string) => string | undefined
  set: (changed: Partial<Omit<EventPackage, 'id'>>) => void
}

const PackageFields = ({ one, problemOf: problem, set }: FieldsProps) => (
  <>
    <Field
      compact
      label="Name"
      maxLength={80}
      value={one.name}
      onChange={(event) => set({ name: event.target.value })}
      error={problem('name')}
    />
    <PriceField
      label="Price of all of it, euros"
      cents={one.cents}
      onChange={(cents) => set({ cents })}
      error={problem('cents')}
    />
    <Field
      compact
      label="For how many, in words"
      maxLength={40}
      value={one.people}
      onChange={(event) => set({ people: event.target.value })}
      error={problem('people')}
    />
    <div className="grid grid-cols-2 items-end gap-4">
      <NumberField
        label="People, least"
        value={one.fits.least}
        onNumber={(least) => set({ fits: { ...one.fits, least } })}
        error={problem('fits.least')}
      />
      <NumberField
        label="People, most"
        value={one.fits.most}
        onNumber={(most) => set({ fits: { ...one.fits, most } })}
        error={problem('fits.most')}
      />
    </div>
    <Field
      compact
      label="How long, in words"
      maxLength={40}
      value={one.length}
      onChange={(event) => set({ length: event.target.value })}
      error={problem('length')}
    />
    <LinesField
      label="What it includes, a line each"
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
