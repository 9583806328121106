import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/views.ts'
import { monthText } from '#domain/calendar.ts'
import { roleFacts } from '#domain/roles.ts'
import { membershipQuery } from './account-queries.ts'
import { BookingTable } from './booking-table.tsx'
import { FindBooking } from './find-booking.tsx'
import { OwnRides } from './member-customer.tsx'
import { MemberHead, PlatinumBenefits } from './member-head.tsx'
import { RideHero } from './member-hero.tsx'
import { NoneYet } from './member-states.tsx'
import { MembershipPanel } from './membership-panel.tsx'

/** 'My Platinum Membership': the next ride, then what the membership has brought. */
export function PlatinumView({ user }: { user: User }) {
  const { data } = useQuery(membershipQuery())
  const ridden = new Map(data?.hours.entries.map(({ bookingId, minutes }) => [bookingId, minutes]))
  return (
    <>
      <MemberHead
        user={user}
        title={roleFacts.platinum_member.title}
        since={data?.since ? monthText(data.since) : undefined}
      />
      <OwnRides>
        {({ next, later, past, now, onOpen, onVisit }) => (
          <>
            {next ? (
              <RideHero booking={next} now={now} onOpen={onVisit} />
            ) : (
              <NoneYet hasPast={past.length > 0} />
            )}
            <MembershipPanel />
            <PlatinumBenefits />
            <BookingTable title="Also coming up" bookings={later} onOpen={onVisit} upcoming />
            <BookingTable title="Past bookings" bookings={past} onOpen={onOpen} ridden={ridden} />
          </>
        )}
      </OwnRides>
      <FindBooking signedIn />
    </>
  )
}
