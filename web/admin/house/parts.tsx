import type { ReactNode } from 'react'
import { BrandPart } from './brand-part.tsx'
import { FleetPart } from './fleet-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { MembershipPart } from './membership-part.tsx'
import { PackagesPart } from './packages-part.tsx'
import type { PartProps } from './part-props.ts'
import { PeoplePart } from './people-part.tsx'
import { PricesPart } from './prices-part.tsx'
import { RentalsPart } from './rentals-part.tsx'

/** The parts of the editor in their order; the history of what was published stands behind them. */
export const parts: readonly { value: string; label: string; Part: (props: PartProps) => ReactNode }[] = [
  { value: 'prices', label: 'Prices', Part: PricesPart },
  { value: 'hours', label: 'Hours', Part: HoursPart },
  { value: 'fleet', label: 'Fleet', Part: FleetPart },
  { value: 'rentals', label: 'Rentals', Part: RentalsPart },
  { value: 'packages', label: 'Packages', Part: PackagesPart },
  { value: 'membership', label: 'Membership', Part: MembershipPart },
  { value: 'brand', label: 'Brand', Part: BrandPart },
  { value: 'people', label: 'People', Part: PeoplePart },
]
