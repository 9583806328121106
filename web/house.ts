import { useRouteLoaderData } from 'react-router'
import type { House } from '#domain/house/house.ts'
import type { loader } from './root.tsx'

/** The house as it came with the page: the part that its screen reads (contract/screens.ts). */
export const useHouse = (): House => useRouteLoaderData<typeof loader>('root')!.house

/** What a route's `meta` is given, as far as it tells of the house. */
export type HeadArgs = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] }

/** The same where a page says what stands in its head. */
export const houseOfMatches = (matches: HeadArgs['matches']): House =>
  (matches.find((match) => match?.id === 'root')!.loaderData as { house: House }).house
