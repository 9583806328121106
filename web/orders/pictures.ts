import type { BoardColor, CustomOrder } from '#domain/offers/custom-board.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

type Mast = CustomOrder['mastLength']

const grounds: Record<BoardColor, string> = {
  ink: '#D5D3CD',
  sand: '#DBD8D1',
  apricot: '#DDD7CF',
  white: '#DCDAD4',
}
const medium: Mast = '2'
/** The masts that a colour was pictured with; the medium one is always among them. */
const masts: Record<BoardColor, readonly Mast[]> = {
  ink: ['1', '2', '3'],
  sand: ['1', '2', '3'],
  apricot: ['1', '2', '3'],
  white: ['1', '2', '3'],
}

const board = (color: BoardColor, mast: Mast): PictureSource => ({
  name: `board-${color}-${mast}`,
  alt: `An e-foil board in ${color} before a white wall, its mast and wings below it`,
  ground: grounds[color],
})

const colors = Object.keys(masts) as BoardColor[]

/** Every board that was pictured, by colour and mast. */
const boards: Record<string, PictureSource> = Object.fromEntries(
  colors.flatMap((color) => masts[color].map((mast) => [`${color} ${mast}`, board(color, mast)])),
)

/** The board as chosen; with the medium mast where the chosen one was not pictured. */
export const boardAs = (color: BoardColor, mast: Mast): { picture: PictureSource; exact: boolean } => {
  const picture = boards[`${color} ${mast}`]
  return { picture: picture ?? boards[`${color} ${medium}`]!, exact: picture !== undefined }
}
