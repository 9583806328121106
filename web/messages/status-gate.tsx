import type { UseQueryResult } from '@tanstack/react-query'
import { LoaderCircle, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { NotificationStatus } from '#contract/calls/message-calls.ts'
import { Failed } from '#web/desk/list-states.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import type { Access } from './message-form-parts.tsx'

export type Gate = {
  /** The session is still loading. */
  loading: boolean
  access: Access
  mayRead: boolean
  status: UseQueryResult<NotificationStatus>
}

type Props = Gate & { children: (status: NotificationStatus | undefined) => ReactNode }

/** A spinner while the status loads, a message if that failed; then the content or, without the right, the sign-in. */
export function StatusGate({ loading, access, mayRead, status, children }: Props) {
  if (loading || (mayRead && status.isPending))
    return (
      <div role="status" className="mt-5 grid min-h-64 place-items-center">
        <span className="sr-only">Loading...</span>
        <LoaderCircle className="size-8 animate-spin text-sea-600 transition-opacity delay-150 duration-quick starting:opacity-0 motion-reduce:animate-none" />
      </div>
    )
  if (mayRead && status.data === undefined)
    return (
      <div className="card mt-5">
        <Failed read={status} title="Notifications" what="What is switched on" />
      </div>
    )
  return (
    <>
      {!mayRead && <Offer access={access} />}
      {children(status.data)}
    </>
  )
}

/** Everyone sees the frame, but its content needs a role (R-P8). It replaces the spinner, so that the tabs stay. */
function Offer({ access }: { access: Access }) {
  const { pathname, search } = useLocation()
  return (
    <div className="card mt-5 flex flex-wrap items-center justify-between gap-4 p-4 sm:p-5">
      <p className="max-w-[60ch] text-muted">
        <b className="font-semibold text-ink">
          {access === 'visitor' ? 'You are not signed in.' : 'You have no access.'}
        </b>{' '}
        Staff see what their sectors sent; the main admin sends messages by hand.
      </p>
      <Link to={`/login?next=${encodeURIComponent(pathname + search)}`} className={buttonClass('ink', 'md')}>
        <LogIn />
        {access === 'visitor' ? 'Sign in' : 'Sign in as somebody else'}
      </Link>
    </div>
  )
}
