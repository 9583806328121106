import type { Place } from './edits.ts'
import { openMonths } from './open-months.ts'

const looks = {
  open: 'bg-sea-500',
  some: 'bg-[linear-gradient(135deg,var(--color-sea-500)_50%,transparent_50%)] shadow-[inset_0_0_0_1px_var(--color-sea-500)]',
  closed: 'bg-transparent shadow-[inset_0_0_0_1px_var(--color-line-strong)]',
}
const marks = { open: 'open', some: 'part', closed: 'closed' }

/** The next twelve months of a place: full where it is open, empty where it is closed. */
export function YearStrip({ place, name, today }: { place: Place; name: string; today: string }) {
  return (
    <ul aria-label={`${name}, the next twelve months`} className="grid grid-cols-6 gap-1.5 sm:grid-cols-12">
      {openMonths(place, today).map(({ name: month, state, words }) => (
        <li key={month} title={words} className="text-center text-xs text-muted">
          <span className="sr-only">{words}</span>
          <span aria-hidden="true">
            <span className={`block h-3 rounded-full ${looks[state]}`} />
            <span className="mt-1 block font-semibold">{month.slice(0, 3)}</span>
            {marks[state]}
          </span>
        </li>
      ))}
    </ul>
  )
}
