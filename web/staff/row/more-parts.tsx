import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import type { LocationId } from '#domain/locations.ts'
import { Skeleton } from '#web/desk/list-states.tsx'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { History } from './booking-history.tsx'

type Props = Pick<BookingRow, 'id' | 'updatedAt' | 'location'>

/** Money and history of a booking, loaded on demand. */
export const MoreParts = ({ id, updatedAt, location }: Props) => (
  <div className="mt-3 -mb-1 border-t border-line pt-1">
    <MoneyUnfolding id={id} location={location} />
    <Unfolding title="History">
      <History row={{ id, updatedAt, location }} />
    </Unfolding>
  </div>
)

// Forms and lists that are rarely opened.
const MoneyPart = lazyWithRetry(() =>
  import('#web/staff/money/money-part.tsx').then((module) => module.MoneyPart),
)

const MoneyUnfolding = ({ id, location }: { id: string; location: LocationId }) => (
  <Unfolding title="Money">
    <Suspense fallback={<Skeleton className="mt-3 h-4 w-3/4" />}>
      <MoneyPart id={id} location={location} />
    </Suspense>
  </Unfolding>
)

/** A part of a booking that opens below its title. */
function Unfolding({ title, children }: { title: string; children: ReactNode }) {
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
        <ChevronDown className={`size-4 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && children}
    </div>
  )
}
