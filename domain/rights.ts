import { isStaff, type Role, roleFacts, type Sector, sectors } from './roles.ts'

/** Which bookings and units: those of these sectors and, unless `places` is null, of these places. */
export type Scope = { sectors: readonly Sector[]; places: readonly string[] | null }

export type Rights = Scope & {
  /** Payments, refunds, and figures of them. */
  seesMoney: boolean
  givesMoneyBack: boolean
  /** Prices, hours, texts, accounts and their rights. */
  editsHouse: boolean
}

/** Rights set for an account; null means as its role says. */
export type OwnRights = { [Right in keyof Rights]: Rights[Right] | null }

const fromRole: OwnRights = {
  sectors: null,
  places: null,
  seesMoney: null,
  givesMoneyBack: null,
  editsHouse: null,
}

/**
 * The rights of an account (R-H15): the role is a preset. Whoever edits the house can give themselves any right, so an account
 * that was denied a right may not edit it.
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

/** The roles that can be given the right to edit the house. */
export const mayEditHouse = (role: Role): boolean => role === 'main_admin' || role === 'test_user'

/** A row without a place (null) is visible only to accounts with all places. */
export const isAt = ({ places }: Pick<Scope, 'places'>, place: string | null): boolean =>
  places === null || (place !== null && places.includes(place))

export const isIn = (
  scope: Scope,
  { sector, location }: { sector: Sector; location: string | null },
): boolean => scope.sectors.includes(sector) && isAt(scope, location)

/** For the holder of a booking's link or its owner, for whom sector and place are not checked. */
export const fullScope: Scope = { sectors, places: null }
