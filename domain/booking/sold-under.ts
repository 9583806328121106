import type { Activity } from '../activities/activity.ts'
import { findActivity } from '../activities/catalogue.ts'
import type { QuoteLine } from '../activities/quote-lines.ts'
import type { House } from '../house/house.ts'
import type { LocationId } from '../locations.ts'
import { locationOf } from '../locations.ts'
import { dueNowCents } from './deposit.ts'
import { freeCancelHours } from './policy.ts'

export type Seller = {
  /** As the house was called; what was sold before names could change has none. */
  name?: string
  company: string
  registryCode: string
  vatNumber: string
  address: string
  email: string
  phone: string
}

/** What a booking was sold under, stored with it: later changes of rates, rules and the seller do not touch it. */
export type SoldUnder = {
  vatPercent: number
  freeCancelHours: number
  /** Charged at checkout, the rest on site; undefined: all at checkout. */
  depositPercent?: number
  seller: Seller
}

type Sold = {
  activity: Pick<Activity, 'id' | 'freeCancelHours'> | undefined
  location: LocationId
}

/** The terms of a booking that is sold now. */
export function sellingUnder(house: House, { activity, location }: Sold): SoldUnder {
  const sold = activity && house.activities[activity.id]
  const { name, email, phone } = house.brand
  return {
    vatPercent: locationOf(house, location).vatPercent,
    freeCancelHours: activity?.freeCancelHours ?? freeCancelHours,
    ...(sold && 'depositPercent' in sold ? { depositPercent: sold.depositPercent } : {}),
    seller: { ...house.brand.seller, name, email, phone },
  }
}

type Stored = { activity: string; location: LocationId; soldUnder: SoldUnder | null }

/** What a stored booking was sold under; today's terms where a server of an older version, which runs beside, stored none. */
export const soldUnderOf = (house: House, { activity, location, soldUnder }: Stored): SoldUnder =>
  soldUnder ?? sellingUnder(house, { activity: findActivity(house, activity), location })

/** The part of a booking's price that is charged at checkout, in cents, by its terms of sale. */
export const dueNowOf = (house: House, booking: Stored & { totalCents: number }): number =>
  dueNowCents(soldUnderOf(house, booking), booking.totalCents)

type Named = { activity: string; choice: unknown; lines: readonly QuoteLine[] }

/** 'Fishing boat + Captain': add-ons are called as they were sold, also when the house has them no more. */
export const serviceOf = (house: House, { activity, choice, lines }: Named): string =>
  [
    findActivity(house, activity)?.summary(choice).service ?? activity,
    ...lines.flatMap((line) => (line.kind === 'add_on' ? line.label : [])),
  ].join(' + ')
