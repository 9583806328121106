import { type AnyColumn, and, inArray, type SQL } from 'drizzle-orm'
import type { Scope } from '#domain/rights.ts'

/** SQL condition for rows in the scope. */
export const inScope = (
  { sector, location }: { sector: AnyColumn; location: AnyColumn },
  { sectors, places }: Scope,
): SQL => and(inArray(sector, [...sectors]), places === null ? undefined : inArray(location, [...places]))!

/** The places as a statement's parameter; null means every place. */
export const placesOf = ({ places }: Pick<Scope, 'places'>): string[] | null => places && [...places]

/** The columns of `OwnRights` in a query with users as `u`. */
export const ownRights =
  'u.sectors, u.places, u.sees_money as "seesMoney", u.gives_money_back as "givesMoneyBack", u.edits_house as "editsHouse"'
