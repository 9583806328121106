import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { demoAccountsQuery } from '#web/queries.ts'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast.tsx'
import { LoginFrame } from './login-frame.tsx'
import { SignInForm } from './login-sign-in.tsx'

/** The profile of nobody: sign in, and it stands here. */
export function ProfileSignIn() {
  const demo = useQuery(demoAccountsQuery())
  return (
    <LoginFrame>
      <h1 className="display mt-8 text-4xl">Sign In</h1>
      <p className="mt-3 text-muted">Your profile, your membership and your bookings.</p>
      <SignInForm onDone={(user) => toast({ title: `Welcome back, ${user.fullName ?? user.username}!` })} />
      {demo.data && demo.data.length > 0 && (
        <Note kind="test" className="mt-6" title="Any demo credentials work.">
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
