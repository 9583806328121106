import { LogIn } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { buttonClass } from '#web/ui/button.tsx'

const offer = 'Sign in to see your bookings. Staff see the bookings of their sectors.'

type Props = { title?: string; text?: string; signedIn?: boolean }

/** Not signed in, or with another role: a link to sign in that returns to this page. */
export function SignInOffer({ title = 'Booking dashboard', text = offer, signedIn }: Props) {
  const { pathname, search } = useLocation()
  return (
    <PageFrame header="light">
      <div className="mx-auto min-h-[calc(100svh-9.75rem)] max-w-read px-gutter py-section text-center">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{text}</p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <Link
            to={`/login?next=${encodeURIComponent(pathname + search)}`}
            className={buttonClass('go', 'page')}
          >
            <LogIn />
            {signedIn ? 'Sign in as somebody else' : 'Sign in'}
          </Link>
          <Link to={signedIn ? '/member-dashboard' : '/'} className={buttonClass('line', 'page')}>
            {signedIn ? 'Your dashboard' : 'Back to Landing Page'}
          </Link>
        </p>
      </div>
    </PageFrame>
  )
}
