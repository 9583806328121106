import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Percent } from 'lucide-react'
import { Link } from 'react-router'
import type { OwnBooking } from '#contract/calls/own-calls.ts'
import { priceText } from '#domain/money.ts'
import { useHouse } from '#web/house-on-page.ts'
import { membershipQuery } from './account-queries.ts'
import { memberPrice } from './member-words.ts'
import { MembershipPanel } from './membership-panel.tsx'

/** A member's hours and savings; for others, what membership would change. */
export function MembershipOrHint({ booking }: { booking: OwnBooking | undefined }) {
  const { data } = useQuery(membershipQuery())
  return data?.active ? <MembershipPanel /> : <MemberHint booking={booking} />
}

/** With figures if the next ride provides any. */
function MemberHint({ booking }: { booking: OwnBooking | undefined }) {
  const house = useHouse()
  if (house.membership.discounts.weekday === 0) return null
  const price = booking && memberPrice(house, booking)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-[0.9375rem]">
      <p className="flex flex-1 gap-3 max-sm:basis-full">
        <Percent className="mt-0.5 size-5 flex-none text-sea-600" />
        {price === undefined ? (
          <span>
            Members pay {house.membership.discounts.weekday}% less for private e-foil rides, Monday to Friday.
          </span>
        ) : (
          <span>
            As a member you would pay <b className="font-semibold">{priceText(price)}</b> for this ride,{' '}
            {house.membership.discounts.weekday}% less on weekdays.
          </span>
        )}
      </p>
      <Link
        to="/membership"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link hover:underline"
      >
        See the membership
        <ChevronRight className="size-4" />
      </Link>
    </div>
  )
}
