import { LogIn } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { Empty, ListSkeleton } from '#web/desk/list-states.tsx'
import { buttonClass } from '#web/ui/button.tsx'

type Props = { empty: string; whose: string; signedIn: boolean }

/** Everyone sees the frame, but its content needs a role (R-P8): says so, with a link to sign in. */
export function Closed({ empty, whose, signedIn }: Props) {
  const { pathname, search } = useLocation()
  return (
    <Empty title={empty}>
      {signedIn ? 'You have no access.' : 'You are not signed in.'} {whose}
      <p className="mt-4">
        <Link
          to={`/login?next=${encodeURIComponent(pathname + search)}`}
          className={buttonClass('ink', 'md')}
        >
          <LogIn />
          {signedIn ? 'Sign in as somebody else' : 'Sign in'}
        </Link>
      </p>
    </Empty>
  )
}

/** The same in place of a page's content, once it is known who is signed in. */
export const ClosedCard = ({ loading, ...closed }: Props & { loading: boolean }) => (
  <section className="card mt-5">{loading ? <ListSkeleton rows={4} /> : <Closed {...closed} />}</section>
)
