import type { BoardColor } from '#domain/offers/custom-board.ts'

/** How a colour is drawn: light, middle and shadow of the hull, the stripe along it, the mark at the bow. */
export type BoardLook = {
  hull: readonly [string, string, string]
  stripe: readonly [string, string, string]
  mark: string
}

const apricot = ['#ffcf9f', '#ffb27a', '#e8824a'] as const
const sea = ['#2a8b97', '#17707d', '#0d4a55'] as const
const white = ['#ffffff', '#eef2f3', '#a9b8be'] as const

export const boardLooks: Record<BoardColor, BoardLook> = {
  ink: { hull: ['#45616c', '#15343f', '#06171d'], stripe: apricot, mark: '#eef2f3' },
  sand: { hull: ['#f5ead7', '#e0cca8', '#a98f66'], stripe: sea, mark: '#0d4a55' },
  apricot: { hull: apricot, stripe: white, mark: '#0d4a55' },
  white: { hull: white, stripe: apricot, mark: '#0d4a55' },
}
