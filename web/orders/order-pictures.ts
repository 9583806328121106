import type { BoardColor, CustomOrder } from '#domain/offers/custom-board.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

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
