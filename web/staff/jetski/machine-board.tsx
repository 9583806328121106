import { useQuery } from '@tanstack/react-query'
import { only } from '#web/desk/listed.ts'
import { useHouse } from '#web/house.ts'
import { equipmentQuery } from '#web/queries.ts'
import { Board } from '#web/staff/board/board.tsx'
import { useBoardData } from '#web/staff/board/board-data.ts'
import { Legend } from '#web/staff/board/board-legend.tsx'
import { jetskiPlace, todayHere } from './jetski-days.ts'

const pollMs = 15_000

/** Today by machine. Its day is read for itself: a machine whose guest is paying is no booking of the list yet. */
export function MachineBoard({ now }: { now: Temporal.Instant }) {
  const house = useHouse()
  const units = useQuery({ ...equipmentQuery(), refetchInterval: pollMs })
  const equipment = only(units, 'jetski')
  const day = useBoardData({
    place: jetskiPlace,
    date: todayHere(house, now),
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
        <Legend />
      </div>
      <Board day={day} now={now} label="Timeline of today by machine" />
    </section>
  )
}
