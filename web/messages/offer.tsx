import { LogIn } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import type { Access } from './access.ts'

/** The frame is drawn for everyone, what is in it needs a role (R-P8). Stands where the spinner stood, so that the tabs stay. */
export function Offer({ access }: { access: Access }) {
  const { pathname, search } = useLocation()
  return (
    <div className="card mt-5 flex flex-wrap items-center justify-between gap-4 p-4 sm:p-5">
      <p className="max-w-[60ch] text-muted">
        <b className="font-semibold text-ink">
          {access === 'nobody' ? 'You are not signed in.' : 'Your role is another.'}
        </b>{' '}
        Staff see what went out of their sectors; the main admin sends messages by hand.
      </p>
      <Link to={`/login?next=${encodeURIComponent(pathname + search)}`} className={buttonClass('ink', 'md')}>
        <LogIn aria-hidden="true" />
        {access === 'nobody' ? 'Sign in' : 'Sign in as somebody else'}
      </Link>
    </div>
  )
}
