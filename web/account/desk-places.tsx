import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Role } from '#domain/roles.ts'
import { placesFor } from '#web/desk/places.ts'

const here = '/member-dashboard'

/** The ways to every other place where this role has something to do. */
export const DeskPlaces = ({ role }: { role: Role }) => (
  <nav aria-labelledby="desk-places" className="mt-5">
    <h2 id="desk-places" className="text-xl">
      Your desks
    </h2>
    <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-3">
      {placesFor(role)
        .filter(({ to }) => to !== here)
        .map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="card flex min-h-14 items-center gap-3 px-4 font-semibold hover:bg-sunken"
            >
              <Icon aria-hidden="true" className="size-5 text-sea-600" />
              <span className="flex-1">{label}</span>
              <ChevronRight aria-hidden="true" className="size-4 text-quiet" />
            </Link>
          </li>
        ))}
    </ul>
  </nav>
)
