import { Link } from 'react-router'
import type { User } from '#contract/views.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** Who works here, and the way to the day's work. */
export const DeskHead = ({ user, title }: { user: User; title: string }) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
    <div className="min-w-0">
      <p className="text-muted">Welcome back, {user.fullName ?? user.username}</p>
      <h1 className="text-3xl">{title}</h1>
    </div>
    <p className="flex flex-wrap gap-2">
      <Link to="/profile" className={buttonClass('line', 'md')}>
        Profile
      </Link>
      <Link to="/booking-dashboard" className={buttonClass('ink', 'md')}>
        Open bookings
      </Link>
    </p>
  </div>
)
