import { type ReactNode, Suspense } from 'react'
import type { User } from '#contract/views.ts'
import type { Role } from '#domain/roles.ts'
import { Loading } from '#web/desk/load-states.tsx'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import { BookingTable } from './booking-table.tsx'
import { FindBooking } from './find-booking.tsx'
import { OwnRides } from './member-customer.tsx'
import { MemberHead } from './member-head.tsx'
import { NextRide } from './member-next.tsx'
import { PlatinumView } from './member-platinum.tsx'
import { NoneYet } from './member-states.tsx'
import { MembershipOrHint } from './membership-panel.tsx'

// The members' view is loaded with the page; each view for staff, who are few, is loaded separately.
const JetskiDesk = lazyAgain(() =>
  import('#web/staff/jetski/jetski-desk.tsx').then((module) => module.JetskiDesk),
)
const DeskView = lazyAgain(() => import('./member-desk.tsx').then((module) => module.DeskView))
const AmbassadorView = lazyAgain(() => import('./ambassador.tsx').then((module) => module.AmbassadorView))

const views: Partial<Record<Role, (props: { user: User }) => ReactNode>> = {
  main_admin: DeskView,
  // Until a view is chosen, the role decides.
  test_user: DeskView,
  jetski_admin: JetskiDesk,
  wakesurf_admin: DeskView,
  rayfoil_ambassador: AmbassadorView,
  platinum_member: PlatinumView,
}

/** The page of a role; 'My Bookings' for roles without their own. */
export function viewOf(user: User): ReactNode {
  const isJetskiOnly = user.sectors.length === 1 && user.sectors[0] === 'jetski'
  const View = user.role === 'jetski_admin' && !isJetskiOnly ? DeskView : (views[user.role] ?? RegularView)
  return (
    <Suspense fallback={<Loading title="My page" />}>
      <View user={user} />
    </Suspense>
  )
}

/** 'My Bookings' of an account without membership. */
const RegularView = ({ user }: { user: User }) => (
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
