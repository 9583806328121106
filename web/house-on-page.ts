import { useRouteLoaderData } from 'react-router'
import type { House } from '#domain/house/house.ts'
import type { loader } from './root.tsx'

/** The house that came with the page: the part that its screen reads (contract/screens.ts). */
export const useHouse = (): House => useRouteLoaderData<typeof loader>('root')!.house

/** The argument of a route's `meta`, with its house. */
export type HeadArgs = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] }

/** The same, for a page's head. */
export const houseOfMatches = (matches: HeadArgs['matches']): House =>
  (matches.find((match) => match?.id === 'root')!.loaderData as { house: House }).house
