import { LogIn } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** Nobody is signed in: one way in, and back to this page. */
export function SignInOffer() {
  const { pathname, search } = useLocation()
  return (
    <PageFrame header="light" footer="slim">
      <div className="mx-auto max-w-read px-gutter py-section text-center">
        <h1 className="text-4xl">Booking dashboard</h1>
        <p className="mt-4 text-lg text-muted">
          Sign in to see your bookings. Staff see the bookings of their sectors.
        </p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <Link
            to={`/login?next=${encodeURIComponent(pathname + search)}`}
            className={buttonClass('go', 'page')}
          >
            <LogIn aria-hidden="true" />
            Sign in
          </Link>
          <Link to="/" className={buttonClass('line', 'page')}>
            Back to Landing Page
          </Link>
        </p>
      </div>
    </PageFrame>
  )
}
