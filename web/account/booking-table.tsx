import { useState } from 'react'
import { Link } from 'react-router'
import type { OwnBooking } from '#contract/calls/own-calls.ts'
import { dateText } from '#domain/calendar.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { useHouse } from '#web/house-on-page.ts'
import { useOfferedAs } from '#web/offered-on-page.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { detailText, hoursText, savedOn, weekdayOf } from './member-words.ts'

type Props = {
  title: string
  bookings: readonly OwnBooking[]
  onOpen: (booking: OwnBooking) => void
  /** Upcoming bookings show totals in place of payments, and no 'Book again'. */
  upcoming?: boolean
  /** Riding minutes by booking; with them, hours and savings are shown. */
  ridden?: ReadonlyMap<string, number>
}

const firstShown = 10

/** The account's bookings: a table, on phones a list; the first ten, the rest on demand. */
export function BookingTable(props: Props) {
  const { title, bookings, ridden, upcoming = false } = props
  const [all, setAll] = useState(false)
  if (bookings.length === 0) return null
  const shown = all ? bookings : bookings.slice(0, firstShown)
  const hidden = bookings.length - shown.length
  return (
    <section className="mt-10">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-muted tnum">{bookings.length}</p>
      </div>
      <div className="relative mt-4 overflow-x-auto max-md:hidden">
        <table className="tbl text-[0.9375rem]!">
          <thead>
            <tr>
              <th className="w-40 pl-0!">Date</th>
              <th>What</th>
              <th>Where</th>
              {ridden && <th className="text-right!">Hours</th>}
              {ridden && <th className="text-right!">Saved</th>}
              <th className="text-right!">{upcoming ? 'Total' : 'Paid'}</th>
              <th className="w-56 pr-0!">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((booking) => (
              <Row key={booking.id} {...props} booking={booking} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className="mt-3 divide-y divide-line border-b border-line md:hidden">
        {shown.map((booking) => (
          <Item key={booking.id} {...props} booking={booking} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="line" size="md" className="mt-6" onClick={() => setAll(true)}>
          Show {hidden} more
        </Button>
      )}
    </section>
  )
}

type RowProps = Props & { booking: OwnBooking }

const amountOf = ({ booking, upcoming }: RowProps): string =>
  upcoming && booking.priceOpen ? 'On request' : priceText(upcoming ? booking.totalCents : booking.paidCents)

function Row(props: RowProps) {
  const { booking, ridden, upcoming, onOpen } = props
  const saved = savedOn(booking)
  const minutes = ridden?.get(booking.id)
  const { path } = useOfferedAs(booking.activity)
  return (
    <tr>
      <td className="pl-0! whitespace-nowrap">
        <b className="font-semibold">{dayAndMonth(booking.date)}</b>{' '}
        <span className="text-muted">{weekdayOf(booking.date).slice(0, 3)}</span>
        {upcoming && <span className="tnum">, {booking.time}</span>}
      </td>
      <td>
        <Name {...props} /> <span className="text-muted">{detailText(booking)}</span>
      </td>
      <td className="text-muted">{placeText(locationOf(useHouse(), booking.location))}</td>
      {ridden && (
        <td className="text-right">
          {minutes === undefined ? <span className="text-quiet">none</span> : hoursText(minutes)}
        </td>
      )}
      {ridden && (
        <td className="text-right">
          {saved === 0 ? <span className="text-quiet">none</span> : priceText(saved)}
        </td>
      )}
      <td className="text-right font-semibold">{amountOf(props)}</td>
      <td className="pr-0!">
        <span className="flex justify-end gap-2">
          <Button kind="ghost" size="sm" onClick={() => onOpen(booking)}>
            {upcoming ? 'Open booking' : 'Receipt'}
            <span className="sr-only">, {booking.reference}</span>
          </Button>
          {!upcoming && (
            <Link to={path} className={buttonClass('line', 'sm')}>
              Book again<span className="sr-only">, {booking.service}</span>
            </Link>
          )}
        </span>
      </td>
    </tr>
  )
}

function Item(props: RowProps) {
  const { booking, ridden, upcoming, onOpen } = props
  const { path } = useOfferedAs(booking.activity)
  const saved = savedOn(booking)
  return (
    <li className="py-2.5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">
          <Name {...props} />
        </span>
        <b className="flex-none font-semibold tnum">{amountOf(props)}</b>
      </p>
      <p className="flex items-baseline justify-between gap-4 text-sm text-muted">
        <span className="min-w-0">
          {dateText(booking.date, 'short')}, {upcoming && `${booking.time}, `}
          {detailText(booking)}
        </span>
        {ridden && saved > 0 && <span className="flex-none tnum">saved {priceText(saved)}</span>}
      </p>
      <p className="-mx-2 flex gap-1 text-sm font-semibold text-link">
        <button type="button" className="min-h-11 cursor-pointer px-2" onClick={() => onOpen(booking)}>
          {upcoming ? 'Open booking' : 'Receipt'}
          <span className="sr-only">, {booking.reference}</span>
        </button>
        {!upcoming && (
          <Link to={path} className="inline-flex min-h-11 items-center px-2">
            Book again<span className="sr-only">, {booking.service}</span>
          </Link>
        )}
      </p>
    </li>
  )
}

function Name({ booking, upcoming }: RowProps) {
  const { status, service } = booking
  return (
    <>
      <b className={`font-semibold ${status === 'cancelled' ? 'text-muted line-through' : ''}`}>{service}</b>
      {(upcoming || status === 'cancelled' || status === 'pending') && (
        <span className="ml-2 align-middle">
          <StatusBadge status={status} />
        </span>
      )}
    </>
  )
}

/** '9 June'; with the year if it is another one. */
function dayAndMonth(date: string): string {
  const text = dateText(date, 'year')
  return date.startsWith(String(new Date().getFullYear())) ? text.replace(/ \d{4}$/, '') : text
}
