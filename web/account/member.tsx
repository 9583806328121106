import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { screens } from '#contract/screens.ts'
import type { User } from '#contract/views.ts'
import { isStaff, roleFacts } from '#domain/roles.ts'
import { myBookingsQuery } from '#web/queries.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { signOut, useSignedIn } from '#web/shell/signed-in.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { MemberList } from './member-list.tsx'
import { NoneYet, NotLoaded, Rows, SignInFirst } from './member-states.tsx'

export const meta = () => headOf({ title: 'My Bookings', screen: screens.memberDashboard })

/** /member-dashboard and /profile: own bookings of whoever is signed in. */
export default function Page() {
  const { user, loading } = useSignedIn()
  const { pathname } = useLocation()
  return (
    <PageFrame footer="slim">
      <div className="mx-auto min-h-[60svh] max-w-page px-gutter pt-8 pb-section lg:pt-10">
        <Greeting user={user} />
        {loading && <Rows />}
        {!loading && (user ? <Bookings /> : <SignInFirst from={pathname} />)}
      </div>
    </PageFrame>
  )
}

function Greeting({ user }: { user: User | undefined }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div>
        <p className="min-h-6 text-muted">
          {user && `${user.fullName ?? user.username}, ${roleFacts[user.role].label}`}
        </p>
        <h1 className="display mt-1 text-4xl">My Bookings</h1>
      </div>
      {user && (
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
          {isStaff(user.role) && (
            <Link to="/booking-dashboard" className={buttonClass('ink', 'md')}>
              Booking dashboard
            </Link>
          )}
          <Button kind="line" size="md" onClick={() => void signOut()}>
            Sign Out
          </Button>
        </div>
      )}
    </div>
  )
}

function Bookings() {
  const { data, isError, refetch } = useQuery(myBookingsQuery())
  if (isError) return <NotLoaded onTryAgain={() => void refetch()} />
  if (!data) return <Rows />
  return data.length === 0 ? <NoneYet /> : <MemberList bookings={data} />
}
