import type { Role, Sector } from './roles.ts'
import { isStaff, roleFacts, sectors } from './roles.ts'

/** Whose bookings and units: of these sectors, and where `places` is not null only of the places with these ids. */
export type Scope = { sectors: readonly Sector[]; places: readonly string[] | null }

export type Rights = Scope & {
  /** What came in and went back, and figures of it. */
  seesMoney: boolean
  givesMoneyBack: boolean
  /** Prices, hours, texts, and who works here with which rights. */
  editsHouse: boolean
}

/** What the main admin set for an account; null where its role says. */
export type OwnRights = { [Right in keyof Rights]: Rights[Right] | null }

const fromRole: OwnRights = {
  sectors: null,
  places: null,
  seesMoney: null,
  givesMoneyBack: null,
  editsHouse: null,
}

/**
 * What an account may do (R-H15): the role is a preset. Who edits the house can give every right to anybody, so nobody does from
 * whom one was taken.
 */
export function rightsOf(role: Role, own: OwnRights = fromRole): Rights {
  const { places, seesMoney, givesMoneyBack } = own
  const rights = {
    sectors: isStaff(role) && own.sectors ? inOrder(own.sectors) : roleFacts[role].sectors,
    places,
    seesMoney: isStaff(role) && (seesMoney ?? true),
    givesMoneyBack: isStaff(role) && (givesMoneyBack ?? true),
  }
  const hasAll =
    rights.sectors.length === sectors.length && places === null && rights.seesMoney && rights.givesMoneyBack
  return { ...rights, editsHouse: mayEditHouse(role) && hasAll && (own.editsHouse ?? true) }
}

const inOrder = (chosen: readonly Sector[]): Sector[] => sectors.filter((one) => chosen.includes(one))

/** The roles that can be given the house to edit. */
export const mayEditHouse = (role: Role): boolean => role === 'main_admin' || role === 'test_user'

/** What is of no place (null) is of those who have all of them. */
export const isAt = ({ places }: Pick<Scope, 'places'>, place: string | null): boolean =>
  places === null || (place !== null && places.includes(place))

export const isIn = (
  scope: Scope,
  { sector, location }: { sector: Sector; location: string | null },
): boolean => scope.sectors.includes(sector) && isAt(scope, location)

/** For whoever holds a booking's link or owns it: no sector and no place is asked for. */
export const everything: Scope = { sectors, places: null }
