import type { User } from '#contract/views.ts'
import { BookingTable } from './booking-table.tsx'
import { FindBooking } from './find-booking.tsx'
import { OwnRides } from './member-customer.tsx'
import { MemberHead } from './member-head.tsx'
import { MembershipOrHint } from './member-hint.tsx'
import { NextRide } from './member-next.tsx'
import { NoneYet } from './member-states.tsx'

/** 'My Bookings' of who has an account and no membership. */
export const RegularView = ({ user }: { user: User }) => (
  <>
    <MemberHead user={user} title="My Bookings" />
    <OwnRides>
      {({ next, later, past, now, onOpen, onVisit }) => (
        <>
          {next ? (
            <NextRide booking={next} now={now} onOpen={onVisit} />
          ) : (
            <NoneYet hasPast={past.length > 0} />
          )}
          <MembershipOrHint booking={next} />
          <BookingTable title="Also coming up" bookings={later} onOpen={onVisit} upcoming />
          <BookingTable title="Past bookings" bookings={past} onOpen={onOpen} />
        </>
      )}
    </OwnRides>
    <FindBooking signedIn />
  </>
)
