import { Link } from 'react-router'
import type { User } from '#contract/views.ts'
import { isStaff, roleFacts } from '#domain/roles.ts'
import { signOut } from '#web/shell/signed-in.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

/** Who is here, and where staff find their own desk. */
export function Greeting({ user }: { user: User | undefined }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div>
        <p className="min-h-6 text-muted">
          {user && `${user.fullName ?? user.username}, ${roleFacts[user.role].label}`}
        </p>
        <h1 className="display mt-1 text-4xl">My Bookings</h1>
      </div>
      {user && (
        <div className="flex flex-wrap gap-3">
          {isStaff(user.role) ? (
            <Link to="/booking-dashboard" className={buttonClass('ink', 'md')}>
              Booking dashboard
            </Link>
          ) : (
            <Link to="/booking/efoil-private" className={buttonClass('go', 'md')}>
              Book a ride
            </Link>
          )}
          <Button kind="line" size="md" onClick={() => void signOut()}>
            Sign Out
          </Button>
        </div>
      )}
    </div>
  )
}
