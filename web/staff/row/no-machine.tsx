import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Block } from '#contract/calls/dock-calls.ts'
import type { BookingRow } from '#contract/views.ts'
import { blocksQuery, listPollMs } from '#web/desk/listed.ts'

/** 'E-foil 1 + E-foil 2 closed', by booking id: the units that the booking still has. */
type Waiting = ReadonlyMap<string, string>

const Closed = createContext<Waiting>(new Map())
/** Loads which bookings need another machine, as theirs is closed, retired or moved away, for all rows and boards below it (R-C5). */
export function NoMachineProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...blocksQuery(), refetchInterval: listPollMs })
  const waiting = useMemo(() => waitingIn(data ?? []), [data])
  return <Closed value={waiting}>{children}</Closed>
}

export const useNoMachine = (): Waiting => useContext(Closed)

/** A booking is listed until it is moved, cancelled or given another unit, or the unit reopens. */
export function waitingIn(blocks: readonly Block[]): Waiting {
  const hits = blocks.flatMap(({ kind, waiting }) => waiting.map((hit) => ({ ...hit, state: states[kind] })))
  const byBooking = Map.groupBy(hits, ({ id }) => id)
  return new Map([...byBooking].map(([id, own]) => [id, unitsText(own)]))
}

const states: Record<Block['kind'], string> = {
  closed: 'closed',
  maintenance: 'closed',
  retired: 'retired',
  moved: 'moved away',
}

const unitsText = (hits: readonly { from: string; state: string }[]): string =>
  [...Map.groupBy(hits, ({ state }) => state)]
    .map(([state, units]) => `${[...new Set(units.map(({ from }) => from))].join(' + ')} ${state}`)
    .join(', ')

type Kept = Pick<BookingRow, 'id' | 'keptDespite'>

/** 'E-foil 1 closed, Tallinn closed': why a booking cannot stay as it is; undefined if it can. */
export function useUnsettled({ id, keptDespite }: Kept): string | undefined {
  const noMachine = useNoMachine().get(id)
  return [noMachine, keptDespite].filter(Boolean).join(', ') || undefined
}

/** Marks a booking whose machine, day or activity is gone, until it is settled (R-C5, R-H38). */
export function UnsettledBadge({ row }: { row: Kept }) {
  const text = useUnsettled(row)
  return text ? (
    <span className="badge b-cancelled">
      <TriangleAlert />
      {text}
    </span>
  ) : null
}
