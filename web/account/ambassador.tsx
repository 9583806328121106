import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/views.ts'
import { roleFacts } from '#domain/roles.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { Failed, Skeleton } from '#web/desk/list-states.tsx'
import { AmbassadorBookings } from './ambassador-bookings.tsx'
import { AmbassadorLevel } from './ambassador-level.tsx'
import { AmbassadorLink } from './ambassador-link.tsx'
import { DeskHead } from './desk-head.tsx'
import { DeskPlaces } from './desk-places.tsx'
import { referralsQuery } from './member-queries.ts'

/** Level, commission and link of an ambassador, from bookings that came by the link (R-S3). */
export function AmbassadorView({ user }: { user: User }) {
  const referrals = useQuery(referralsQuery())
  return (
    <StaffFrame user={user}>
      <DeskHead user={user} title={roleFacts.rayfoil_ambassador.title} />
      {referrals.isError && !referrals.data ? (
        <div className="card mt-5">
          <Failed
            title="Level and commission are missing"
            onRetry={() => void referrals.refetch()}
            busy={referrals.isFetching}
          />
        </div>
      ) : !referrals.data ? (
        <>
          <Skeleton className="mt-5 h-72 w-full rounded-lg!" />
          <Skeleton className="mt-5 h-96 w-full rounded-lg!" />
        </>
      ) : (
        <>
          <AmbassadorLevel referrals={referrals.data} />
          <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
            <AmbassadorBookings referrals={referrals.data} />
            <div className="max-xl:order-first">
              <AmbassadorLink code={referrals.data.code} />
            </div>
          </div>
        </>
      )}
      <DeskPlaces role={user.role} />
    </StaffFrame>
  )
}
