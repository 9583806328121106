import { type BoardColor, boardColors, type CustomOrder, masts, motors } from '#domain/offers/custom-board.ts'
import { Picture, type PictureSource } from '#web/ui/picture.tsx'

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

const grounds: Record<BoardColor, string> = {
  ink: '#D5D3CD',
  sand: '#DBD8D1',
  apricot: '#DDD7CF',
  white: '#DCDAD4',
}

/** The board as chosen; its motor is not visible. */
export const boardIn = (color: BoardColor, mast: CustomOrder['mastLength']): PictureSource => ({
  name: `board-${color}-${mast}`,
  alt: `An e-foil board in ${color} before a white wall, its mast and wings below it`,
  ground: grounds[color],
})
