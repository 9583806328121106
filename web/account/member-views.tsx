import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import type { User } from '#contract/views.ts'
import { type Role, roleFacts } from '#domain/roles.ts'
import { Loading } from '#web/desk/load-states.tsx'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { membershipQuery } from './account-queries.ts'
import { FindBooking } from './find-booking.tsx'
import { OwnRides } from './member-customer.tsx'
import { MemberHead, PlatinumBenefits } from './member-head.tsx'
import { NextRide, RideHero } from './member-hero.tsx'
import { MembershipOrHint, MembershipPanel } from './membership-panel.tsx'

// The members' view is loaded with the page; each view for staff, who are few, is loaded separately.
const JetskiDesk = lazyWithRetry(() =>
  import('#web/staff/jetski/jetski-desk.tsx').then((module) => module.JetskiDesk),
)
const DeskView = lazyWithRetry(() => import('./member-desk.tsx').then((module) => module.DeskView))
const AmbassadorView = lazyWithRetry(() => import('./ambassador.tsx').then((module) => module.AmbassadorView))

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
  <MemberView
    user={user}
    title="My Bookings"
    Next={NextRide}
    more={(next) => <MembershipOrHint booking={next} />}
  />
)

/** 'My Platinum Membership': the next ride, then what the membership has brought. */
function PlatinumView({ user }: { user: User }) {
  const { data } = useQuery(membershipQuery())
  return (
    <MemberView
      user={user}
      title={roleFacts.platinum_member.title}
      since={data?.since}
      Next={RideHero}
      more={() => (
        <>
          <MembershipPanel />
          <PlatinumBenefits />
        </>
      )}
      ridden={new Map(data?.hours.entries.map(({ bookingId, minutes }) => [bookingId, minutes]))}
    />
  )
}

type MemberViewProps = ComponentProps<typeof MemberHead> & ComponentProps<typeof OwnRides>

const MemberView = ({ Next, more, ridden, ...head }: MemberViewProps) => (
  <>
    <MemberHead {...head} />
    <OwnRides Next={Next} more={more} ridden={ridden} />
    <FindBooking signedIn />
  </>
)
