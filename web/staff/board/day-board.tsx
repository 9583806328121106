import { useState } from 'react'
import type { BookingRow, Equipment } from '#contract/views.ts'
import type { LocationId } from '#domain/locations.ts'
import type { Sector } from '#domain/roles.ts'
import type { Listed } from '#web/desk/listed.ts'
import { ownPlaces } from '#web/desk/own-places.ts'
import { useHouse } from '#web/house-on-page.ts'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { CloseDialog } from '#web/staff/fleet/close-dialog.tsx'
import { closingSpan } from '#web/staff/fleet/closed-words.ts'
import { todayAt } from '#web/staff/row/booking-days.ts'
import { Board } from './board.tsx'
import { useBoardData } from './board-data.ts'
import { BoardHead, type BoardView } from './board-head.tsx'

type Props = {
  bookings: Listed<BookingRow>
  equipment: Listed<Equipment>
  sector: Sector | undefined
  now: Temporal.Instant
}

/** The day by unit, at one place and in its time zone: who has which machine when. */
export function DayBoard({ bookings, equipment, sector, now }: Props) {
  const { user } = useSignedIn()
  const house = useHouse()
  const places = ownPlaces(house, user)
  const [chosen, setPlace] = useState<LocationId>()
  const place = (places.find(({ id }) => id === chosen) ?? places[0]!).id
  const [picked, setPicked] = useState<string>()
  const [view, setView] = useState<BoardView>('board')
  const [closing, setClosing] = useState(false)
  const today = todayAt(house, place, now)
  const date = picked ?? today
  const day = useBoardData({ place, date, now, sector, bookings, equipment })
  return (
    <section className="card mt-5 overflow-hidden" aria-labelledby="board">
      <BoardHead
        {...{ place, places, date, today, view }}
        onPlace={setPlace}
        onDate={(to) => setPicked(to === today ? undefined : to)}
        onView={setView}
        onClose={() => setClosing(true)}
      />
      <Board day={day} now={now} label="Timeline of the day by unit" view={view} />
      {closing && (
        <CloseDialog
          place={place}
          span={closingSpan(house, place, date, now)}
          equipment={(equipment.data ?? []).filter((unit) => unit.location === place)}
          bookings={day.rows}
          onClose={() => setClosing(false)}
        />
      )}
    </section>
  )
}
