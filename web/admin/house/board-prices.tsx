import { boardPartsText } from '#domain/house/changed-requests.ts'
import type { House } from '#domain/house/house.ts'
import { accessories, masts, motors } from '#domain/offers/custom-board.ts'
import { type PartProps, problemAt } from './edits.ts'
import { NumberField } from './number-field.tsx'
import { PricesFromDays } from './prices-from-days.tsx'

type Board = House['customBoard']
type Set = Exclude<keyof Board, 'board' | 'later'>

const sets: readonly { set: Set; title: string; parts: readonly { id: string; label: string }[] }[] = [
  { set: 'motors', title: 'Motor adds', parts: motors },
  { set: 'masts', title: 'Mast adds', parts: masts },
  { set: 'accessories', title: 'Accessory adds', parts: accessories },
]

/** The prices of a board to order, and of its parts. */
export function BoardPrices({ house, problems, change }: PartProps) {
  const { customBoard } = house
  const put = (next: Partial<Board>) => change({ ...house, customBoard: { ...customBoard, ...next } })
  const problem = (path: string) => problemAt(problems, `customBoard.${path}`)
  return (
    <section className="card mt-3 p-4 sm:p-5" aria-label="Prices of the custom board">
      <p className="text-muted">Whole dollars. 0 is shown as “in the price”.</p>
      <div className="mt-4 grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        <fieldset>
          <legend className="mb-3 font-semibold">The board itself</legend>
          <NumberField
            label="Board, battery and charger"
            value={customBoard.board}
            onNumber={(board) => put({ board })}
            error={problem('board')}
          />
        </fieldset>
        {sets.map(({ set, title, parts }) => (
          <fieldset key={set} className="grid gap-3">
            <legend className="mb-3 font-semibold">{title}</legend>
            {parts.map(({ id, label }) => (
              <NumberField
                key={id}
                label={label}
                value={(customBoard[set] as Record<string, number>)[id]}
                onNumber={(dollars) => put({ [set]: { ...customBoard[set], [id]: dollars } })}
                error={problem(`${set}.${id}`)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <PricesFromDays
        later={customBoard.later}
        wordsOf={(one) => boardPartsText(customBoard, one)}
        onChange={(later) => put({ later })}
      />
    </section>
  )
}
