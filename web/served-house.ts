import { createContext } from 'react-router'
import type { Reads } from '#contract/screens.ts'
import type { House } from '#domain/house/house.ts'
import { publicHouse } from '#domain/house/public-house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { type Offered, offered } from '#domain/offers/offered.ts'

/** The house for rendering a page; without one (`npm run dev`), the house as specified. Browsers do not load this file. */
export const servedHouse = createContext(publicHouse(theHouse))

/** Whether it is the draft, previewed by its owner. */
export const inPreview = createContext(false)

/**
 * What comes with a page: the part of the house that its screen reads, and which part that is. Only screens that read a part get
 * its type.
 */
export type HouseOnPage = { house: House; offered?: readonly Offered[]; reads: Reads }

/** The part of a house named by `reads`, plus the brand, which every part has. */
export function partOf(house: House, reads: Reads): HouseOnPage {
  const named: readonly string[] = ['brand', ...reads]
  const only = <Whole extends object>(whole: Whole): Whole =>
    Object.fromEntries(Object.entries(whole).filter(([key]) => named.includes(key))) as Whole
  const activities = reads.includes('activities') ? house.activities : only(house.activities)
  return {
    ...(reads.includes('offered')
      ? { offered: offered(house).map(reads.includes('cards') ? whole : withoutCard) }
      : {}),
    house: { ...only(house), activities },
    reads,
  }
}

const whole = (activity: Offered): Offered => activity
const withoutCard = ({ card: _, ...activity }: Offered): Offered => activity
