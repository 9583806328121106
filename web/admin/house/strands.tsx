import { Link } from 'react-router'
import type { BookingRow } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import { placeTextOf } from '#domain/find-location.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Note } from '#web/ui/note.tsx'

export type Stranded = { reason: string } & Pick<
  BookingRow,
  'id' | 'reference' | 'customerName' | 'location' | 'date' | 'time'
>

/** Upcoming bookings that the draft could not sell, with links to resolve them. */
export function Strands({ bookings }: { bookings: readonly Stranded[] }) {
  const house = useHouse()
  return (
    <Note
      kind="error"
      role="alert"
      className="mt-4"
      title={`${counted(bookings.length, 'upcoming booking')} could no longer be sold.`}
    >
      Go back and change the draft, move them on the{' '}
      <Link to="/booking-dashboard" className="font-semibold underline underline-offset-2">
        booking dashboard
      </Link>
      , or publish anyway: they stay as they are.
      <ul
        aria-label="Bookings that could not be sold"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
        tabIndex={0}
        className="mt-2 max-h-48 space-y-1 overflow-y-auto"
      >
        {bookings.map(({ id, customerName, reference, date, time, location, reason }) => (
          <li key={id}>
            <b className="font-semibold">
              <bdi>{customerName}</bdi>
            </b>{' '}
            ({reference}), {placeTextOf(house, location)}, {dateText(date, 'short')} {time}: {reason}
          </li>
        ))}
      </ul>
    </Note>
  )
}
