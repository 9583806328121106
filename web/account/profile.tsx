import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { Link } from 'react-router'
import { screens } from '#contract/screens.ts'
import { useReloadOnReturn } from '#web/desk/reload-on-return.ts'
import { metaOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast.tsx'
import { demoAccountsQuery } from './account-queries.ts'
import { LoginFrame } from './login-frame.tsx'
import { SignInForm } from './login-sign-in.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SetUpFirst } from './set-up-first.tsx'

export const meta = metaOf({ title: 'Profile', screen: screens.profile })

/** The signed-in person and their links; otherwise a sign-in form. */
export default function Page() {
  useReloadOnReturn()
  const { user, loading } = useSignedIn()
  if (!loading && !user) return <ProfileSignIn />
  if (user?.secondFactorMissing) return <SetUpFirst user={user} />
  return (
    <PageFrame>
      <div
        // While loading, the footer stays below the fold: otherwise the card would push it out of sight.
        className={`mx-auto max-w-page px-gutter pt-8 pb-section lg:pt-10 ${user ? 'min-h-[calc(100svh-9.75rem)]' : 'min-h-svh'}`}
      >
        <h1 className="display text-4xl">Profile</h1>
        {user ? (
          <ProfileCard user={user} />
        ) : (
          <span aria-hidden="true" className="skel mt-8 block h-90 rounded-xl!" />
        )}
      </div>
    </PageFrame>
  )
}

/** The profile of a visitor who is not signed in: a sign-in form. */
function ProfileSignIn() {
  const demo = useQuery(demoAccountsQuery())
  return (
    <LoginFrame>
      <h1 className="display mt-8 text-4xl">Sign In</h1>
      <p className="mt-3 text-muted">Your profile, your membership and your bookings.</p>
      <SignInForm onDone={(user) => toast({ title: `Welcome back, ${user.fullName ?? user.username}!` })} />
      {demo.data && demo.data.length > 0 && (
        <Note kind="test" icon={FlaskConical} className="mt-6" title="Any demo credentials work.">
          <Link to="/login?next=%2Fprofile" className="font-semibold underline underline-offset-4">
            See the demo accounts
          </Link>
        </Note>
      )}
      <p className="mt-6 text-muted">
        No account yet?{' '}
        <Link to="/login?next=%2Fprofile" className="font-semibold text-link underline underline-offset-4">
          Sign up
        </Link>
      </p>
    </LoginFrame>
  )
}
