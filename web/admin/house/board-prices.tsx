import { boardPartsText } from '#domain/house/changed-requests.ts'
import { accessories, masts, motors } from '#domain/offers/custom-board.ts'
import type { Bound } from './bound.ts'
import type { PartProps } from './edits.ts'
import { NumberField } from './number-fields.tsx'
import { PricesFromDays } from './prices-from-days.tsx'

type Part = { id: string; label: string }

const sets: readonly { set: 'motors' | 'masts' | 'accessories'; title: string; parts: readonly Part[] }[] = [
  { set: 'motors', title: 'Motor adds', parts: motors },
  { set: 'masts', title: 'Mast adds', parts: masts },
  { set: 'accessories', title: 'Accessory adds', parts: accessories },
]

/** The prices of a board to order, and of its parts. */
export function BoardPrices({ at }: PartProps) {
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
