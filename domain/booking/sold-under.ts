import type { Activity } from '../activities/activity.ts'
import { findActivity } from '../activities/catalogue.ts'
import type { House } from '../house/house.ts'
import type { LocationId } from '../locations.ts'
import { locationOf } from '../locations.ts'
import { freeCancelHours } from './policy.ts'

type Seller = {
  company: string
  registryCode: string
  vatNumber: string
  address: string
  email: string
  phone: string
}

/** What a booking was sold under, stored with it: later changes of rates, rules and the seller do not touch it. */
export type SoldUnder = { vatPercent: number; freeCancelHours: number; seller: Seller }

type Sold = { activity: Pick<Activity, 'freeCancelHours'> | undefined; location: LocationId }

/** What is sold now is sold under this. */
export const sellingUnder = ({ brand }: House, { activity, location }: Sold): SoldUnder => ({
  vatPercent: locationOf(location).vatPercent,
  freeCancelHours: activity?.freeCancelHours ?? freeCancelHours,
  seller: { ...brand.seller, email: brand.email, phone: brand.phone },
})

type Stored = { activity: string; location: LocationId; soldUnder: SoldUnder | null }

/** What a stored booking was sold under; today's terms where a server of an older version, which runs beside, stored none. */
export const soldUnderOf = (house: House, { activity, location, soldUnder }: Stored): SoldUnder =>
  soldUnder ?? sellingUnder(house, { activity: findActivity(house, activity), location })
