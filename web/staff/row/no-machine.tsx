import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Block } from '#contract/calls/dock-calls.ts'
import { blocksQuery } from '#web/staff/blocks-query.ts'

/** Names of the closed units that a booking still has, by booking id. */
type Waiting = ReadonlyMap<string, readonly string[]>

const Closed = createContext<Waiting>(new Map())
const pollMs = 15_000

/** Loads which bookings need another machine after a closing, for all rows and boards below it (R-C5). */
export function NoMachineProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...blocksQuery(), refetchInterval: pollMs })
  const waiting = useMemo(() => waitingIn(data ?? []), [data])
  return <Closed value={waiting}>{children}</Closed>
}

export const useNoMachine = (): Waiting => useContext(Closed)

/** A booking is listed until it is moved, cancelled or given another unit, or the unit reopens. */
export function waitingIn(blocks: readonly Block[]): Waiting {
  const waiting = new Map<string, string[]>()
  for (const { id, from } of blocks.flatMap((block) => block.waiting)) {
    const names = waiting.get(id) ?? []
    if (!names.includes(from)) waiting.set(id, [...names, from])
  }
  return waiting
}

/** Marks a booking whose machine is closed during its ride. */
export function NoMachineBadge({ id }: { id: string }) {
  const names = useNoMachine().get(id)
  return names ? (
    <span className="badge b-cancelled">
      <TriangleAlert />
      {names.join(' + ')} closed
    </span>
  ) : null
}
