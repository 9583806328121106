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

/** Whether the page's HTML is rendered, not its data for visitors who come from another page of the site. */
export const inHtml = createContext(false)

/** By path, the parts that only text reads which browsers take from the HTML as it is. */
const writtenOnly: Readonly<Record<string, Reads>> = {
  '/': ['packages', 'eventCards', 'cards', 'offered', 'efoil-group'],
}

/** The parts sent with the HTML of a page. */
export const readsInHtml = (path: string, reads: Reads): Reads =>
  reads.filter((part) => !writtenOnly[path]?.includes(part))

/**
 * What comes with a page: the part of the house that its screen reads, and which part that is. Only screens that read a part get
 * its type.
 */
export type HouseOnPage = { house: House; offered?: readonly Offered[]; reads: Reads }

/** The part of a house named by `reads`, plus the brand, which every part has. Units: those of the activities named, and saunas. */
export function partOf(house: House, reads: Reads): HouseOnPage {
  const named: readonly string[] = ['brand', ...reads]
  const only = <Whole extends object>(whole: Whole, isIn = (key: string) => named.includes(key)): Whole =>
    Object.fromEntries(Object.entries(whole).filter(([key]) => isIn(key))) as Whole
  const every = reads.includes('activities')
  const isRead = (id: string) =>
    named.includes(house.units[id]!.activity) || house.units[id]!.kind === 'sauna'
  return {
    ...(reads.includes('offered')
      ? { offered: offered(house).map(reads.includes('cards') ? whole : withoutCard) }
      : {}),
    house: {
      ...only(house),
      activities: every ? house.activities : only(house.activities),
      ...(reads.includes('units') ? { units: every ? house.units : only(house.units, isRead) } : {}),
    },
    reads,
  }
}

const whole = (activity: Offered): Offered => activity
const withoutCard = ({ card: _, ...activity }: Offered): Offered => activity
