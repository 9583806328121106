import type { ComponentProps, ReactNode } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { placeText } from '#domain/locations.ts'
import { byPlace } from '#web/staff/row/booking-days.ts'

type Props = Omit<ComponentProps<'ul'>, 'children'> & {
  rows: BookingRow[]
  /** So many rows are drawn by now; all are counted. */
  most?: number
  children: (row: BookingRow) => ReactNode
}

/** Bookings place by place: each place has its own clock, mixed together the times would lie. */
export function PlaceGroups({ rows, most = rows.length, children, ...list }: Props) {
  const groups = byPlace(rows)
  return (
    <ul {...list}>
      {groups.map(({ place, rows: here }, index) => (
        <li key={place.id}>
          <h3 className="flex justify-between bg-sunken px-4 py-1.5 font-sans text-xs font-semibold tracking-normal text-muted sm:px-5">
            {placeText(place)}
            <span className="font-normal tnum">{here.length}</span>
          </h3>
          <ul className="divide-y divide-line">
            {here.slice(0, Math.max(0, most - countOf(groups.slice(0, index)))).map(children)}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const countOf = (groups: { rows: readonly unknown[] }[]): number =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0)
