import { screens } from '#contract/screens.ts'
import { Loading } from '#web/desk/loading.tsx'
import { SignInOffer } from '#web/desk/sign-in-offer.tsx'
import { headOf } from '#web/shell/head.ts'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { CustomerBookings } from './customer-bookings.tsx'
import { StaffDashboard } from './staff-dashboard.tsx'

export const meta = () => headOf({ title: 'Booking dashboard', screen: screens.bookingDashboard })

/** Staff run the day here; everyone else sees their own bookings (decision 7). */
export default function BookingDashboard() {
  const { user, loading } = useSignedIn()
  if (loading) return <Loading />
  if (!user) return <SignInOffer />
  return user.sectors.length > 0 ? <StaffDashboard user={user} /> : <CustomerBookings user={user} />
}
