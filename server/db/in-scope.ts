import { type AnyColumn, and, inArray, type SQL } from 'drizzle-orm'
import type { Scope } from '#domain/rights.ts'

/** Rows of these sectors and places. */
export const inScope = (
  { sector, location }: { sector: AnyColumn; location: AnyColumn },
  { sectors, places }: Scope,
): SQL => and(inArray(sector, [...sectors]), places === null ? undefined : inArray(location, [...places]))!

/** The same for values of a statement: null where every place is meant. */
export const placesOf = ({ places }: Pick<Scope, 'places'>): string[] | null => places && [...places]

/** The columns of `OwnRights`, of users as `u`. */
export const ownRights =
  'u.sectors, u.places, u.sees_money as "seesMoney", u.gives_money_back as "givesMoneyBack", u.edits_house as "editsHouse"'
