import { useLocation } from 'react-router'
import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { Bookings } from './member-bookings.tsx'
import { Greeting } from './member-greeting.tsx'
import { Rows, SignInFirst } from './member-states.tsx'

export const meta = () => headOf({ title: 'My Bookings', screen: screens.memberDashboard })

/** /member-dashboard and /profile: own bookings of whoever is signed in. */
export default function Page() {
  const { user, loading } = useSignedIn()
  const { pathname } = useLocation()
  return (
    <PageFrame footer="slim">
      <div className="mx-auto min-h-[calc(100svh-12rem)] max-w-page px-gutter pt-8 pb-section lg:pt-10">
        <Greeting user={user} />
        {loading && <Rows />}
        {!loading && (user ? <Bookings /> : <SignInFirst from={pathname} />)}
      </div>
    </PageFrame>
  )
}
