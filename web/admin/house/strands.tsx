import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import { placeTextOf } from '#domain/find-location.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { useHouse } from '#web/house-on-page.ts'
import { searchQuery } from '#web/staff/bookings-query.ts'
import { BookingSheet } from '#web/staff/row/booking-sheet.tsx'
import { Note } from '#web/ui/note.tsx'

export type Stranded = { reason: string } & Pick<
  BookingRow,
  'id' | 'reference' | 'customerName' | 'location' | 'date' | 'time'
>

/** Upcoming bookings that the draft could not sell; each opens, to call the guest, to move it or to cancel it. */
export const Strands = ({ bookings }: { bookings: readonly Stranded[] }) => (
  <Note
    kind="error"
    role="alert"
    className="mt-4"
    title={`${counted(bookings.length, 'upcoming booking')} could no longer be sold.`}
  >
    Change the draft, or open a booking to call the guest, move it or cancel it. If you publish anyway, the
    others stay as they are.
    <ul
      aria-label="Bookings that could not be sold"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
      tabIndex={0}
      className="mt-2 max-h-60 space-y-1 overflow-y-auto"
    >
      {bookings.map((booking) => (
        <StrandedItem key={booking.id} booking={booking} />
      ))}
    </ul>
  </Note>
)

function StrandedItem({ booking }: { booking: Stranded }) {
  const { id, reference, customerName, location, date, time, reason } = booking
  const house = useHouse()
  const now = useNow()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [isOpen, setOpen] = useState(false)
  const found = useQuery({ ...searchQuery(reference), enabled: anchor !== undefined })
  const row = found.data?.find((one) => one.id === id)
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        className="cursor-pointer font-semibold text-link underline underline-offset-2 max-md:-my-2.5 max-md:py-2.5"
        onClick={(event) => {
          setAnchor(event.currentTarget)
          setOpen(true)
          if (found.isError) void found.refetch()
        }}
      >
        <bdi>{customerName}</bdi>
      </button>{' '}
      ({reference}), {placeTextOf(house, location)}, {dateText(date, 'short')} {time}:{' '}
      {row ? stateText(row, booking) : reason}
      {isOpen && found.isError && ' It could not be loaded. Press the name to try again.'}
      {isOpen && row && now && (
        <BookingSheet row={row} now={now} anchor={anchor} onClose={() => setOpen(false)} />
      )}
    </li>
  )
}

/** What was done with it since the list was made, else why it could not be sold. */
function stateText({ status, date, time }: BookingRow, listed: Stranded): string {
  if (status === 'cancelled') return 'now cancelled'
  const isMoved = date !== listed.date || time !== listed.time
  return isMoved ? `now ${dateText(date, 'short')} ${time}` : listed.reason
}
