import { type ReactNode, useEffect, useId, useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { placeText } from '#domain/locations.ts'
import { dayText } from '#web/desk/day-words.ts'
import { useHouse } from '#web/house-on-page.ts'
import { byPlace, todaysOf } from './row/booking-days.ts'
import { BookingItem } from './row/booking-item.tsx'
import { RowsWithOpen } from './row/rows-with-open.tsx'
import { useStableRows } from './stable-rows.ts'

type Props = {
  rows: readonly BookingRow[]
  /** Every loaded booking: one that an action removes from the list stays while the pointer is on the list. */
  all?: readonly BookingRow[] | undefined
  now: Temporal.Instant
  withDay?: boolean
}

/** Bookings by place; the list keeps its rows and their order while the pointer is on it. */
export function BookingList({ rows, all = rows, now, withDay }: Props) {
  const house = useHouse()
  const { shown, fresh, handlers } = useStableRows(rows, all)
  const drawn = useGradually(shown.length)
  const today = todaysOf(house, now)
  const item = (row: BookingRow) => {
    const day = withDay || row.date !== today(row) ? dayText(row.date) : undefined
    return <BookingItem key={row.id} row={row} now={now} day={day} />
  }
  return (
    <div {...handlers}>
      <PlaceGroups rows={shown} most={drawn}>
        {item}
      </PlaceGroups>
      {fresh.length > 0 && (
        <section aria-label="New since you opened this page">
          <PlaceGroups rows={fresh}>{item}</PlaceGroups>
        </section>
      )}
    </div>
  )
}

type TitledProps = Omit<Props, 'withDay'> & { title: string; text: string }

/** Bookings that staff must settle, with a heading; renders nothing without any. */
export function TitledBookings({ title, text, rows, ...list }: TitledProps) {
  const id = useId()
  return (
    <RowsWithOpen rows={rows}>
      {(kept) =>
        kept.length > 0 && (
          <section className="card" aria-labelledby={id}>
            <h2 id={id} className="px-4 pt-4 pb-1 text-xl sm:px-5">
              {title}
            </h2>
            <p className="px-4 pb-1 text-muted sm:px-5">{text}</p>
            <BookingList rows={kept} {...list} withDay />
          </section>
        )
      }
    </RowsWithOpen>
  )
}

type PlaceGroupsProps = {
  rows: BookingRow[]
  /** The number of rows rendered so far; the count includes all. */
  most?: number
  children: (row: BookingRow) => ReactNode
}

/** Bookings by place: as places are in different time zones, ordering all by time would be wrong. */
function PlaceGroups({ rows, most = rows.length, children }: PlaceGroupsProps) {
  const house = useHouse()
  const groups = byPlace(house, rows)
  return (
    <ul>
      {groups.map(({ place, rows: here }, index) => (
        <li key={place.id}>
          <h3 className="flex justify-between gap-3 bg-sunken px-4 py-1.5 font-sans text-xs font-semibold tracking-normal text-muted [overflow-wrap:anywhere] sm:px-5">
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

const rowsAtOnce = 16

/**
 * How many of `total` rows to render by now: the first at once, the others in small steps, so that no press has to wait for all
 * of them.
 */
function useGradually(total: number): number {
  const [drawn, setDrawn] = useState(rowsAtOnce)
  useEffect(() => {
    if (drawn >= total) return
    const timer = setTimeout(() => setDrawn(drawn + rowsAtOnce))
    return () => clearTimeout(timer)
  }, [drawn, total])
  return drawn
}
