import type { ComponentProps, ReactNode } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { placeText } from '#domain/locations.ts'
import { byPlace } from '#web/desk/days.ts'

type Props = Omit<ComponentProps<'ul'>, 'children'> & {
  rows: BookingRow[]
  children: (row: BookingRow) => ReactNode
}

/** Bookings place by place: each place has its own clock, mixed together the times would lie. */
export function PlaceGroups({ rows, children, ...list }: Props) {
  return (
    <ul {...list}>
      {byPlace(rows).map(({ place, rows: here }) => (
        <li key={place.id}>
          <h3 className="flex justify-between bg-sunken px-4 py-1.5 font-sans text-xs font-semibold tracking-normal text-muted sm:px-5">
            {placeText(place)}
            <span className="font-normal tnum">{here.length}</span>
          </h3>
          <ul className="divide-y divide-line">{here.map(children)}</ul>
        </li>
      ))}
    </ul>
  )
}
