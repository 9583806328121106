import type { BoardColor } from '#domain/offers/custom-board.ts'

/** The paint of each colour, as its swatch shows it. */
export const boardPaints: Record<BoardColor, string> = {
  ink: '#15343f',
  sand: '#e0cca8',
  apricot: '#ffb27a',
  white: '#eef2f3',
}
