import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LocationId } from '#domain/locations.ts'
import { PlaceSelect } from '#web/desk/labelled-select.tsx'
import { equipmentQuery, listPollMs, onlySector } from '#web/desk/listed.ts'
import { useHouse } from '#web/house-on-page.ts'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { Board } from '#web/staff/board/board.tsx'
import { Legend } from '#web/staff/board/board-block.tsx'
import { useBoardData } from '#web/staff/board/board-data.ts'
import { todayAt } from '#web/staff/row/booking-days.ts'
import { jetskiPlaces } from './jetski-days.ts'

/** Today by machine. Loads its own day: a machine whose guest is paying is not in the list yet. */
export function MachineBoard({ now }: { now: Temporal.Instant }) {
  const house = useHouse()
  const { user } = useSignedIn()
  const places = jetskiPlaces(house, user)
  const [chosen, setPlace] = useState<LocationId>()
  const place = (places.find(({ id }) => id === chosen) ?? places[0]).id
  const units = useQuery({ ...equipmentQuery(), refetchInterval: listPollMs })
  const equipment = onlySector(units, 'jetski')
  const day = useBoardData({
    place,
    date: todayAt(house, place, now),
    now,
    sector: 'jetski',
    equipment,
  })
  return (
    <section className="card mt-5 overflow-hidden" aria-labelledby="board">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-4 pb-2 sm:px-5">
        <h2 id="board" className="text-xl">
          Today by machine
        </h2>
        {places.length > 1 && <PlaceSelect place={place} places={places} onPlace={setPlace} />}
        <Legend />
      </div>
      <Board day={day} now={now} label="Timeline of today by machine" />
    </section>
  )
}
