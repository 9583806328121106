import type { CustomOrder } from '#domain/offers/custom-board.ts'
import { boardColors, masts, motors } from '#domain/offers/custom-board.ts'
import { Picture } from '#web/ui/picture.tsx'
import { boardAs } from './pictures.ts'

type Parts = Pick<CustomOrder, 'color' | 'motorPower' | 'mastLength'>

/** The board as it is being chosen: its colour and its mast. */
export function BoardPicture({ parts, className = '' }: { parts: Parts; className?: string }) {
  const { picture, exact } = boardAs(parts.color, parts.mastLength)
  return (
    <figure className={`relative overflow-hidden ${className}`}>
      <Picture
        of={picture}
        alt={words(parts)}
        sizes="(max-width: 63.99rem) 100vw, 40rem"
        first
        className="aspect-[3/2] w-full"
      />
      {!exact && (
        <figcaption className="absolute right-4 bottom-3 text-sm text-sea-900">
          Shown with the medium mast
        </figcaption>
      )}
    </figure>
  )
}

const labelOf = (things: readonly { id: string; label: string }[], id: string): string =>
  things.find((thing) => thing.id === id)!.label

const words = ({ color, motorPower, mastLength }: Parts): string =>
  `The board: colour ${labelOf(boardColors, color)}, motor ${labelOf(motors, motorPower)}, mast ${labelOf(masts, mastLength)}`
