import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'
import type { LocationId } from '#domain/locations.ts'
import { locations } from '#domain/locations.ts'
import type { Sector } from '#domain/roles.ts'
import { todayAt } from '#web/desk/days.ts'
import { Skeleton } from '#web/desk/list-states.tsx'
import { bookingsQuery } from '#web/queries.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { dayAfter, dayBefore, unitsOf } from './board.ts'
import { BoardGrid } from './board-grid.tsx'
import { Legend } from './board-legend.tsx'

type Props = {
  bookings: BookingRow[] | undefined
  equipment: Equipment[] | undefined
  sector: Sector | undefined
  now: Temporal.Instant
  onOpen: (id: string) => void
}

/** The day by unit: who has which machine when, at one place, in its own time. */
export function DayBoard({ bookings, equipment, sector, now, onOpen }: Props) {
  const [place, setPlace] = useState<LocationId>(locations[0]!.id)
  const [picked, setPicked] = useState<string>()
  const today = todayAt(place, now)
  const date = picked ?? today
  const other = useQuery({
    ...bookingsQuery({ from: date, to: date }),
    enabled: date !== today,
    placeholderData: keepPreviousData,
  })
  const rows = date === today ? bookings : other.data?.filter((row) => !sector || row.sector === sector)
  const go = (day: string) => setPicked(day === today ? undefined : day)
  return (
    <section className="card mt-5 overflow-hidden" aria-labelledby="board">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pt-4 pb-2 sm:px-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="board" className="text-xl" aria-live="polite">
            {dateText(date)}
          </h2>
          <div className="flex">
            <IconButton
              label="Previous day"
              size="sm"
              className="max-md:size-11!"
              onClick={() => go(dayBefore(date))}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton
              label="Next day"
              size="sm"
              className="max-md:size-11!"
              onClick={() => go(dayAfter(date))}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
          <Select
            label="Place"
            className="w-44!"
            value={place}
            onChange={setPlace}
            options={locations.map(({ id, label, name }) => ({
              value: id,
              label: label === name ? name : `${label}, ${name}`,
            }))}
          />
        </div>
        <Legend />
      </div>
      {rows && equipment ? (
        <BoardGrid
          groups={unitsOf({ place, date, bookings: rows, equipment })}
          day={{ place, date, today, now }}
          onOpen={onOpen}
        />
      ) : (
        <div className="space-y-3 p-5 pt-2">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} className="h-8 w-full" />
          ))}
        </div>
      )}
    </section>
  )
}
