import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { screens } from '#contract/screens.ts'
import { myBookingsQuery } from '#web/queries.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { Greeting } from './member-greeting.tsx'
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

function Bookings() {
  const { data, isError, refetch } = useQuery(myBookingsQuery())
  if (isError) return <NotLoaded onTryAgain={() => void refetch()} />
  if (!data) return <Rows />
  return data.length === 0 ? <NoneYet /> : <MemberList bookings={data} />
}
