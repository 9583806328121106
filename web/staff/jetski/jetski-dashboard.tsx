import { screens } from '#contract/screens.ts'
import { Loading } from '#web/desk/load-states.tsx'
import { SignInOffer } from '#web/desk/sign-in-offer.tsx'
import { metaOf } from '#web/shell/head.ts'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { useSeenAs } from '#web/shell/view-role.ts'
import { JetskiDesk } from './jetski-desk.tsx'

const title = 'Jetski Admin Dashboard'

export const meta = metaOf({ title, screen: screens.jetskiDesk })

/** For the jetski admins; other accounts get a note instead (R-P8). */
export default function Page() {
  const { user, loading } = useSignedIn()
  const seen = useSeenAs(user)
  if (loading) return <Loading title={title} />
  if (!seen)
    return <SignInOffer title={title} text="Sign in as the jetski admin to see bookings and fleet." />
  if (!seen.sectors.includes('jetski'))
    return (
      <SignInOffer
        title={title}
        signedIn
        text="Your account does not run the jetskis. Sign in as the jetski admin or the main admin."
      />
    )
  return <JetskiDesk user={seen} />
}
