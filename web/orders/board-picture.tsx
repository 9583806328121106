import { boardColors, type CustomOrder, masts, motors } from '#domain/offers/custom-board.ts'
import { Picture } from '#web/ui/picture.tsx'
import { boardIn } from './order-pictures.ts'

type Parts = Pick<CustomOrder, 'color' | 'motorPower' | 'mastLength'>

/** The board as chosen so far: its colour and mast. */
export function BoardPicture({ parts, className = '' }: { parts: Parts; className?: string }) {
  return (
    <figure className={`overflow-hidden ${className}`}>
      <Picture
        of={boardIn(parts.color, parts.mastLength)}
        alt={words(parts)}
        sizes="(max-width: 63.99rem) 100vw, 40rem"
        first
        className="aspect-[3/2] w-full"
      />
    </figure>
  )
}

const labelOf = (things: readonly { id: string; label: string }[], id: string): string =>
  things.find((thing) => thing.id === id)!.label

const words = ({ color, motorPower, mastLength }: Parts): string =>
  `The board: colour ${labelOf(boardColors, color)}, motor ${labelOf(motors, motorPower)}, mast ${labelOf(masts, mastLength)}`
