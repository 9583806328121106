import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import type { LocationId } from '#domain/locations.ts'
import { Skeleton } from '#web/desk/list-states.tsx'
import { lazyAgain } from '#web/ui/lazy-again.tsx'

// Forms and lists that few openings want.
const MoneyPart = lazyAgain(() => import('./money-part.tsx').then((module) => module.MoneyPart))

/** The money of a booking, read when it is asked for. */
export const MoneyUnfolding = ({ id, location }: { id: string; location: LocationId }) => (
  <Unfolding title="Money">
    <Suspense fallback={<Skeleton className="mt-3 h-4 w-3/4" />}>
      <MoneyPart id={id} location={location} />
    </Suspense>
  </Unfolding>
)

/** A part of a booking that opens under its name. */
export function Unfolding({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <div className={open ? 'pb-3' : ''}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-9 cursor-pointer items-center gap-1 rounded-sm font-semibold text-link max-md:min-h-11"
      >
        {title}
        <ChevronDown aria-hidden="true" className={`size-4 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && children}
    </div>
  )
}
