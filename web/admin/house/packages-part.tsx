import type { ReactNode } from 'react'
import { boardPartsText } from '#domain/house/changed-requests.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { accessories, masts, motors } from '#domain/offers/custom-board.ts'
import { type PackageSet, packageSets } from '#domain/offers/package-ids.ts'
import { Tick } from '#web/booking/tick.tsx'
import { Field } from '#web/ui/field.tsx'
import type { Bound } from './bound.ts'
import { Section } from './card.tsx'
import type { PartProps } from './edits.ts'
import { GuidedLengths } from './guided-lengths.tsx'
import { NumberField, PriceField } from './number-fields.tsx'
import { PricesFromDays } from './prices-from-days.tsx'
import { LinesField } from './text-fields.tsx'

const packages =
  (set: PackageSet) =>
  ({ at }: PartProps): ReactNode => (
    <div className="mt-3 grid items-start gap-5 lg:grid-cols-3">
      {packageSets[set].map((id) => (
        <PackageCard key={id} of={at('packages').at(id)} />
      ))}
    </div>
  )

const requests: readonly { title: string; page: string; Prices: (props: PartProps) => ReactNode }[] = [
  { title: 'Birthdays, whole party', page: '/birthdays', Prices: packages('B') },
  { title: 'Birthdays, foils only', page: '/birthday-events', Prices: packages('A') },
  { title: 'Corporate events', page: '/corporate-events', Prices: packages('corporate') },
  { title: 'Guided session', page: '/booking/efoil', Prices: GuidedLengths },
  { title: 'Custom board', page: '/custom-order', Prices: BoardPrices },
]

/** Prices and contents of what guests can request: birthdays, corporate events, a guided session, a board to order. */
export const PackagesPart = (props: PartProps) => (
  <div className="grid gap-8 pt-5">
    {requests.map(({ title, page, Prices }) => (
      <Section key={page} title={title} hint={page}>
        <Prices {...props} />
      </Section>
    ))}
  </div>
)

function PackageCard({ of: one }: { of: Bound<House['packages'][keyof House['packages']]> }) {
  const fits = one.at('fits')
  return (
    <section className="card grid gap-4 p-4 sm:p-5" aria-label={`Package ${one.value.name}`}>
      <Field label="Name" maxLength={80} {...one.text('name')} />
      <PriceField label="Total price, euros" {...one.field('cents')} />
      <Field label="For how many, in words" maxLength={40} {...one.text('people')} />
      <div className="grid grid-cols-2 items-end gap-4">
        <NumberField label="People, least" {...fits.number('least')} />
        <NumberField label="People, most" {...fits.number('most')} />
      </div>
      <Field label="How long, in words" maxLength={40} {...one.text('length')} />
      <LinesField label="What it includes, one per line" of={one.at('includes')} />
      <Tick
        {...one.tick('popular')}
        onChange={({ target }) => one.set({ popular: target.checked || undefined })}
      >
        Popular
      </Tick>
      <PricesFromDays {...one.field('later')} wordsOf={({ cents }) => priceText(cents)} />
    </section>
  )
}

type Part = { id: string; label: string }

const sets: readonly { set: 'motors' | 'masts' | 'accessories'; title: string; parts: readonly Part[] }[] = [
  { set: 'motors', title: 'Motor adds', parts: motors },
  { set: 'masts', title: 'Mast adds', parts: masts },
  { set: 'accessories', title: 'Accessory adds', parts: accessories },
]

/** The prices of a board to order, and of its parts. */
function BoardPrices({ at }: PartProps) {
  const board = at('customBoard')
  return (
    <section className="card mt-3 p-4 sm:p-5" aria-label="Prices of the custom board">
      <p className="text-muted">Whole dollars. 0 is shown as “in the price”.</p>
      <div className="mt-4 grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        <fieldset>
          <legend className="mb-3 font-semibold">The board itself</legend>
          <NumberField label="Board, battery and charger" {...board.number('board')} />
        </fieldset>
        {sets.map(({ set, title, parts }) => (
          <fieldset key={set} className="grid gap-3">
            <legend className="mb-3 font-semibold">{title}</legend>
            {parts.map(({ id, label }) => (
              <NumberField
                key={id}
                label={label}
                {...(board.at(set) as unknown as Bound<Record<string, number>>).number(id)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <PricesFromDays {...board.field('later')} wordsOf={(one) => boardPartsText(board.value, one)} />
    </section>
  )
}
