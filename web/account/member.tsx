import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { OwnBooking } from '#contract/calls/own-calls.ts'
import { screens } from '#contract/screens.ts'
import { isStaff } from '#domain/roles.ts'
import { useReloadOnReturn } from '#web/desk/reload-on-return.ts'
import { metaOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { TestStrip } from '#web/shell/role-switch.tsx'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { useSeenAs } from '#web/shell/view-role.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { FindBooking } from './find-booking.tsx'
import { Rows, State } from './member-states.tsx'
import { viewOf } from './member-views.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'

export const meta = metaOf({ title: 'My page', screen: screens.memberDashboard })

/** The account's bookings, membership or desk: one view per role (member dashboard). */
export default function Page() {
  useReloadOnReturn()
  const { user, loading } = useSignedIn()
  const seen = useSeenAs(user)
  const strip = user?.role === 'test_user' && <TestStrip user={user} />
  // Staff get the staff frame.
  if (seen && isStaff(seen.role))
    return (
      <>
        {strip}
        {viewOf(seen)}
      </>
    )
  return (
    <PageFrame>
      {strip}
      <div className="mx-auto min-h-[calc(100svh-9.75rem)] max-w-page px-gutter pt-8 pb-section lg:pt-10">
        {loading && (
          <>
            <h1 className="display text-4xl">My page</h1>
            <Rows />
          </>
        )}
        {!loading && (seen ? viewOf(seen) : <VisitorView />)}
      </div>
    </PageFrame>
  )
}

/** Not signed in: a link to sign in, and a way to find one booking without an account (R-P7). */
function VisitorView() {
  const { pathname } = useLocation()
  const [found, setFound] = useState<OwnBooking>()
  return (
    <>
      <h1 className="display text-4xl">My Bookings</h1>
      <State
        title="Sign in to see your bookings"
        text="Your rides with time, place and reference, your receipts and what your membership saved."
      >
        <Link to={`/login?next=${encodeURIComponent(pathname)}`} className={buttonClass('ink')}>
          Sign in
        </Link>
        <Link to="/booking" className={buttonClass('line')}>
          Book a ride
        </Link>
      </State>
      <FindBooking onFound={setFound} />
      <ReceiptDialog noFile booking={found} onClose={() => setFound(undefined)} />
    </>
  )
}
