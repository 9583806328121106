import type { Activity } from '../activities/activity.ts'
import { findActivity } from '../activities/catalogue.ts'
import type { QuoteLine } from '../activities/quote-lines.ts'
import type { House } from '../house/house.ts'
import { type LocationId, locationOf } from '../locations.ts'
import { dueNowCents } from './deposit.ts'
import { freeCancelHours } from './policy.ts'

export type Seller = {
  /** The name of the house at the sale; missing for sales before names could change. */
  name?: string
  company: string
  registryCode: string
  vatNumber: string
  address: string
  email: string
  phone: string
}

/** The terms of sale, stored with the booking, so that later changes of rates, rules and seller do not affect it. */
export type SaleTerms = {
  vatPercent: number
  freeCancelHours: number
  /** Percentage charged at checkout, the rest on site; undefined: all at checkout. */
  depositPercent?: number
  seller: Seller
}

type Sold = {
  activity: Pick<Activity, 'id' | 'freeCancelHours'> | undefined
  location: LocationId
}

/** The terms of a sale made now. */
export function currentSaleTerms(house: House, { activity, location }: Sold): SaleTerms {
  const sold = activity && house.activities[activity.id]
  const { name, email, phone } = house.brand
  return {
    vatPercent: locationOf(house, location).vatPercent,
    freeCancelHours: activity?.freeCancelHours ?? freeCancelHours,
    ...(sold && 'depositPercent' in sold ? { depositPercent: sold.depositPercent } : {}),
    seller: { ...house.brand.seller, name, email, phone },
  }
}

type Stored = { activity: string; location: LocationId; soldUnder: SaleTerms | null }

/** The terms of a stored booking; today's if a server of an older version running alongside stored none. */
export const saleTermsOf = (house: House, { activity, location, soldUnder }: Stored): SaleTerms =>
  soldUnder ?? currentSaleTerms(house, { activity: findActivity(house, activity), location })

/** Cents of a booking's price charged at checkout, by its terms of sale. */
export const dueNowOf = (house: House, booking: Stored & { totalCents: number }): number =>
  dueNowCents(saleTermsOf(house, booking), booking.totalCents)

type Named = { activity: string; choice: unknown; lines: readonly QuoteLine[] }

/** 'Fishing boat + Captain': add-ons keep their name from the sale, even if the house no longer has them. */
export const serviceOf = (house: House, { activity, choice, lines }: Named): string =>
  [
    findActivity(house, activity)?.summary(choice).service ?? activity,
    ...lines.flatMap((line) => (line.kind === 'add_on' ? line.label : [])),
  ].join(' + ')
