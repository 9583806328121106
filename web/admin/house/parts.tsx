import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { AlertsPart } from './alerts-part.tsx'
import { BrandPart } from './brand-part.tsx'
import { ClubPart } from './club-part.tsx'
import { FleetPart } from './fleet-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { MembershipPart } from './membership-part.tsx'
import { MessagesPart } from './messages-part.tsx'
import { PackagesPart } from './packages-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { PlacesPart } from './places-part.tsx'
import { PricesPart } from './prices-part.tsx'
import { RentalsPart } from './rentals-part.tsx'
import { RulesPart } from './rules-part.tsx'
import { TextsPart } from './texts-part.tsx'

// Its rules, including sun times, are loaded on demand.
const TryPart = lazyWithRetry(() => import('./try-part.tsx').then((module) => module.TryPart))

/** The parts of the editor, ordered and grouped, and the history of versions last. */
export const parts: readonly {
  value: string
  label: string
  group: string
  Part: (props: React.ComponentProps<typeof BrandPart>) => React.ReactNode
}[] = [
  { group: 'Sell', value: 'prices', label: 'Prices', Part: PricesPart },
  { group: 'Sell', value: 'rentals', label: 'Rentals', Part: RentalsPart },
  { group: 'Sell', value: 'packages', label: 'Packages', Part: PackagesPart },
  { group: 'Sell', value: 'rules', label: 'Rules', Part: RulesPart },
  { group: 'Sell', value: 'membership', label: 'Membership', Part: MembershipPart },
  { group: 'Sell', value: 'club', label: 'Club', Part: ClubPart },
  { group: 'When and where', value: 'hours', label: 'Hours', Part: HoursPart },
  { group: 'When and where', value: 'places', label: 'Places', Part: PlacesPart },
  { group: 'When and where', value: 'fleet', label: 'Fleet', Part: FleetPart },
  { group: 'Words', value: 'texts', label: 'Texts', Part: TextsPart },
  { group: 'Words', value: 'messages', label: 'Messages', Part: MessagesPart },
  { group: 'Words', value: 'brand', label: 'Brand', Part: BrandPart },
  { group: 'Team', value: 'people', label: 'People', Part: PeoplePart },
  { group: 'Team', value: 'alerts', label: 'Alerts', Part: AlertsPart },
  { group: 'Check', value: 'try', label: 'Try a booking', Part: TryPart },
]

const fields: readonly [RegExp, string][] = [
  [/^places\.[^.]+\.(hours|closed)\b/, 'hours'],
  [/^places\b|^activities\.[^.]+\.places\b/, 'places'],
  [/^units\b/, 'fleet'],
  [
    /^activities\.[^.]+\.((durations|at)\.[^.]+\.cents|seasons|walkInCents|estimateCents|sauna\.week)/,
    'prices',
  ],
  [/^activities\.[^.]+\.(heading|lead|card|includes|bring)\b|^landing\b|^eventCards\b/, 'texts'],
  [/^activities\.[^.]+\.(freeCancelHours|depositPercent)\b|^membership\.(discounts|ridingHours)\b/, 'rules'],
  [/^(activities|order)\b/, 'rentals'],
  [/^(packages|guidedSession|customBoard)\b/, 'packages'],
  [/^(alerts|enquiry)\b/, 'alerts'],
]

/** The part of the editor in which a field is, by its path in the house. */
export const partOf = (path: string): string =>
  fields.find(([field]) => field.test(path))?.[1] ?? path.split('.')[0]!
