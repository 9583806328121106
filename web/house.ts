import { createContext, useContext } from 'react'
import type { House } from '#domain/house/house.ts'

/** What a page carries of the house: the part that it needs, never the whole. */
export type HousePart = Partial<House>

/** Undefined where a page carries none. */
export const HouseContext = createContext<HousePart | undefined>(undefined)
export const useHouse = (): HousePart | undefined => useContext(HouseContext)

/** The part that stands in a page as a block of data, where server/http/page.ts wrote it. */
export function readHouse(page: Pick<Document, 'getElementById'>): HousePart | undefined {
  const block = page.getElementById('house')
  return block ? (JSON.parse(block.textContent) as HousePart) : undefined
}
