import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Enquiry } from '#contract/calls/admin-calls.ts'
import type { BookingRow } from '#contract/views.ts'
import { enquiryFacts } from '#domain/enquiries/enquiry-kinds.ts'
import type { Sector } from '#domain/roles.ts'
import { dayText } from '#web/desk/day-words.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { Empty, NotRead } from '#web/desk/list-states.tsx'
import { enquiriesQuery, type Listed } from '#web/desk/listed.ts'
import { useHouse } from '#web/house-on-page.ts'
import { UndoStrip } from '#web/staff/acts/undo-strip.tsx'
import { todayAt, todays, upcoming, waitText } from '#web/staff/row/booking-days.ts'
import { BookingItem } from '#web/staff/row/booking-item.tsx'
import { RowsWithOpen } from '#web/staff/row/rows-with-open.tsx'

const shown = 3

/** Enquiries still to be answered; the one whose promise ends first is on top. */
export function OpenEnquiries({ sector }: { sector: Sector | undefined }) {
  const now = useNow()
  const inbox = useQuery(enquiriesQuery())
  const open = inbox.data?.filter(
    (row) =>
      (row.state === 'new' || row.state === 'taken') && (sector === undefined || row.sector === sector),
  )
  return (
    <section className="card" aria-labelledby="open-enquiries">
      <h2 id="open-enquiries" className="flex items-center gap-2 px-4 pt-4 pb-1 text-xl sm:px-5">
        Open enquiries
        {open && <span className="count">{open.length}</span>}
      </h2>
      {!open || !now ? (
        <NotRead read={inbox} title="Enquiries are missing" rows={shown} />
      ) : open.length === 0 ? (
        <p className="px-4 pt-2 pb-5 text-muted sm:px-5">Nobody is waiting for an answer.</p>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {open.slice(0, shown).map((row) => (
              <Item key={row.id} row={row} now={now} />
            ))}
          </ul>
          <p className="border-t border-line px-4 sm:px-5">
            <Link
              to="/admin/enquiries"
              className="inline-flex min-h-12 items-center font-semibold text-link hover:underline"
            >
              Open the inbox
            </Link>
          </p>
        </>
      )}
    </section>
  )
}

function Item({ row, now }: { row: Enquiry; now: Temporal.Instant }) {
  const left = Temporal.Instant.from(row.promisedUntil).since(now).total('minutes')
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 sm:px-5">
      <p className="min-w-0">
        <b className="block font-semibold wrap-anywhere">{row.fullName}</b>
        <span className="text-muted">{enquiryFacts[row.kind].title}</span>
      </p>
      <p className={`flex-none tnum ${left < 0 ? 'font-semibold text-red-700' : 'text-muted'}`}>
        {left < 0 ? `late by ${waitText(Math.floor(-left))}` : `${waitText(Math.ceil(left))} left`}
      </p>
    </li>
  )
}

type Props = { bookings: Listed<BookingRow>; now: Temporal.Instant | undefined }

/** The next rides, with the actions that their state offers. */
export function NextRides({ bookings, now }: Props) {
  return (
    <section className="card mt-5" aria-labelledby="next-rides">
      <h2 id="next-rides" className="px-4 pt-4 pb-1 text-xl sm:px-5">
        Next rides
      </h2>
      {!bookings.data || !now ? (
        <NotRead read={bookings} title="The next rides are missing" />
      ) : (
        <Rides rows={bookings.data} now={now} />
      )}
    </section>
  )
}

const ridesShown = 8

function Rides({ rows, now }: { rows: readonly BookingRow[]; now: Temporal.Instant }) {
  const house = useHouse()
  const today = todays(house, rows, now).filter(
    ({ status, endTime }) =>
      status === 'in_progress' ||
      (status !== 'completed' && status !== 'cancelled' && endTime > now.toString()),
  )
  const dayOf = ({ date, location }: BookingRow) =>
    date === todayAt(house, location, now) ? 'Today' : dayText(date)
  const next = [...today, ...upcoming(house, rows, now)].slice(0, ridesShown)
  return (
    <>
      <RowsWithOpen rows={next}>
        {(kept) =>
          kept.length === 0 ? (
            <Empty title="No rides ahead" picture="/fleet/wakeboat.svg">
              Bookings appear here, the nearest first.
            </Empty>
          ) : (
            <ul className="divide-y divide-line">
              {kept.map((row) => (
                <BookingItem key={row.id} row={row} now={now} day={dayOf(row)} withPlace />
              ))}
            </ul>
          )
        }
      </RowsWithOpen>
      <UndoStrip rows={rows} now={now} />
    </>
  )
}
