import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '#contract/views.ts'
import { placesFor } from '#web/desk/places.ts'
import { buttonClass } from '#web/ui/button.tsx'

const here = '/member-dashboard'

/** Links to every other page with work for this person. */
export const DeskPlaces = ({ user }: { user: User }) => (
  <nav aria-labelledby="desk-places" className="mt-5">
    <h2 id="desk-places" className="text-xl">
      Your desks
    </h2>
    <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-3">
      {placesFor(user)
        .filter(({ to }) => to !== here)
        .map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="card flex min-h-14 items-center gap-3 px-4 font-semibold hover:bg-sunken"
            >
              <Icon aria-hidden="true" className="size-5 text-sea-600" />
              <span className="flex-1">{label}</span>
              <ChevronRight className="size-4 text-quiet" />
            </Link>
          </li>
        ))}
    </ul>
  </nav>
)

/** The person's name and a link to the day's work. */
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
