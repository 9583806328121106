import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Role } from '#domain/roles.ts'
import { placesFor } from '#web/desk/places.ts'

const here = '/member-dashboard'

/** The ways to every other place where this role has something to do. */
export const DeskPlaces = ({ role }: { role: Role }) => (
  <section className="card overflow-hidden" aria-labelledby="desk-places">
    <h2 id="desk-places" className="px-4 pt-4 pb-1 text-xl sm:px-5">
      Your desks
    </h2>
    <ul className="divide-y divide-line">
      {placesFor(role)
        .filter(({ to }) => to !== here)
        .map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 px-4 font-semibold hover:bg-sunken sm:px-5"
            >
              <Icon aria-hidden="true" className="size-5 text-sea-600" />
              <span className="flex-1">{label}</span>
              <ChevronRight aria-hidden="true" className="size-4 text-quiet" />
            </Link>
          </li>
        ))}
    </ul>
  </section>
)
