import { useId } from 'react'
import { type BoardColor, boardColors } from '#domain/offers/custom-board.ts'

/** The colours as real radios; the name stands beside the colour, never the colour alone. */
export function Swatches({ value, onChange }: { value: BoardColor; onChange: (color: BoardColor) => void }) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Colour</legend>
      <div className="pairs sm:grid-cols-4">
        {boardColors.map(({ id, label }) => (
          <label
            key={id}
            className={`opt !justify-start !gap-3 ${id === value ? 'on' : 'hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)]'}`}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
            />
            <span
              aria-hidden="true"
              className="size-7 flex-none forced-color-adjust-none rounded-full shadow-[inset_0_0_0_1px_var(--color-line-strong)]"
              style={{ backgroundColor: boardPaints[id] }}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The paint of each colour, as its swatch shows it. */
const boardPaints: Record<BoardColor, string> = {
  ink: '#15343f',
  sand: '#e0cca8',
  apricot: '#ffb27a',
  white: '#eef2f3',
}
