import { Link } from 'react-router'
import type { User } from '#contract/views.ts'
import { signOut } from '#web/shell/signed-in.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

type Props = { user: User; title: string; since?: string }

/** Who is here, the page's title, and the one step that leads to a ride. */
export const MemberHead = ({ user, title, since }: Props) => (
  <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
    <div className="min-w-0">
      <p className="text-muted">
        {user.fullName ?? user.username}
        {since !== undefined && `, member since ${since}`}
      </p>
      <h1 className="display mt-1 text-4xl">{title}</h1>
    </div>
    <p className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-row-reverse">
      {/* On phones it is in the profile: this row is for the ride. */}
      <Button kind="ghost" className="max-sm:hidden" onClick={() => void signOut()}>
        Sign Out
      </Button>
      <Link to="/profile" className={buttonClass('line')}>
        Profile
      </Link>
      <Link to="/booking" className={`${buttonClass('go')} max-sm:flex-1`}>
        Book a ride
      </Link>
    </p>
  </div>
)
