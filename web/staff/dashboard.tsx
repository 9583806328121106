import { screens } from '#contract/screens.ts'
import { Loading } from '#web/desk/load-states.tsx'
import { useReloadOnReturn } from '#web/desk/reload-on-return.ts'
import { SignInOffer } from '#web/desk/sign-in-offer.tsx'
import { metaOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { TestStrip } from '#web/shell/role-switch.tsx'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { useSeenAs } from '#web/shell/view-role.ts'
import { CustomerBookings } from './customer-bookings.tsx'
import { StaffDashboard } from './staff-dashboard.tsx'

export const meta = metaOf({ title: 'Booking dashboard', screen: screens.bookingDashboard })

/** Staff run the day here; everyone else sees their own bookings (R-P7). The test user sees what the chosen role does. */
export default function BookingDashboard() {
  useReloadOnReturn()
  const { user, loading } = useSignedIn()
  const seen = useSeenAs(user)
  if (loading) return <Loading />
  if (!seen) return <SignInOffer />
  const strip = user?.role === 'test_user' && <TestStrip user={user} />
  if (seen.sectors.length > 0)
    return (
      <>
        {strip}
        <StaffDashboard seen={seen} />
      </>
    )
  return (
    <PageFrame header="light">
      {strip}
      <CustomerBookings seen={seen} />
    </PageFrame>
  )
}
