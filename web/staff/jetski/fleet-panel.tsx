import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { api } from '#contract/account-client.ts'
import type { Closing } from '#contract/calls/dock-calls.ts'
import type { JetskiBooking, JetskiUnit } from '#contract/calls/jetski-desk-calls.ts'
import type { JetskiFleetStatus } from '#domain/fleet/unit-status.ts'
import { call, problemOf } from '#web/call.ts'
import { Failed, Skeleton } from '#web/desk/list-states.tsx'
import { refreshStaff } from '#web/desk/refresh.ts'
import { ClosingResult } from '#web/staff/fleet/closing-result.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { FleetCard } from './fleet-card.tsx'
import { jetskiFleetQuery } from './jetski-queries.ts'
import { Panel } from './panel.tsx'

type Change = { unit: JetskiUnit; status: JetskiFleetStatus }

const key = jetskiFleetQuery().queryKey

/** Sets the state of a machine; the card shows it at once, and reverts if the server refuses. */
function useSetFleetStatus() {
  const client = useQueryClient()
  const replace = (unit: JetskiUnit) =>
    client.setQueryData(
      key,
      (read) => read && { ...read, fleet: read.fleet.map((old) => (old.id === unit.id ? unit : old)) },
    )
  return useMutation({
    mutationFn: ({ unit, status }: Change) =>
      call(api.setJetskiStatus, { params: { id: unit.id }, body: { status, version: unit.version } }),
    onMutate: async ({ unit, status }) => {
      await client.cancelQueries({ queryKey: key })
      replace({ ...unit, status, until: null })
    },
    onSuccess: ({ moved: _moved, waiting: _waiting, others: _others, ...unit }, { status }) => {
      replace(unit)
      const text = 'Fleet status updated successfully'
      const isOut = unit.status !== status
      toast({
        title: 'Status Updated',
        text: isOut ? `${text}. ${unit.model} is rented out until its ride is completed.` : text,
      })
    },
    onError: (error, { unit }) => {
      const problem = problemOf(error)
      const isStale = problem?.code === 'changed_meanwhile'
      replace(isStale ? (problem.current as JetskiUnit) : unit)
      toast({
        title: 'Error',
        text: isStale ? problem.detail : 'Failed to update fleet status',
        tone: 'destructive',
      })
    },
    onSettled: () => refreshStaff(client),
  })
}

type Props = {
  bookings: readonly JetskiBooking[]
  now: Temporal.Instant
  onClose: () => void
}

/** Fleet Management: the machines, their hours and states. */
export function FleetPanel({ bookings, now, onClose }: Props) {
  const fleet = useQuery(jetskiFleetQuery())
  const set = useSetFleetStatus()
  return (
    <Panel title="Fleet Management" onClose={onClose} bare>
      {fleet.data ? (
        <>
          <ul className={grid}>
            {fleet.data.fleet.map((unit) => (
              <FleetCard
                key={unit.id}
                unit={unit}
                now={now}
                onStatus={(status) => set.mutate({ unit, status })}
              />
            ))}
          </ul>
          {set.data && (
            <Closed
              key={`${set.data.id} ${set.data.until}`}
              {...set.data}
              bookings={bookings}
              onClose={set.reset}
            />
          )}
        </>
      ) : fleet.isError ? (
        <div className="card">
          <Failed read={fleet} title="The fleet" />
        </div>
      ) : (
        <div className={grid} role="status">
          <span className="sr-only">Loading...</span>
          {[1, 2, 3, 4, 5].map((card) => (
            <Skeleton key={card} className="h-36 rounded-lg! sm:h-80" />
          ))}
        </div>
      )}
    </Panel>
  )
}

const grid = 'grid gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]'

type ClosedProps = JetskiUnit & Partial<Closing> & { bookings: readonly JetskiBooking[]; onClose: () => void }

/** The effect of maintenance: bookings that moved to an equal machine, and those waiting for staff (R-C5). */
function Closed({ model, moved = [], waiting = [], others = 0, bookings, onClose }: ClosedProps) {
  const title = useRef<HTMLDivElement>(null)
  // It is below all machines: on a phone, out of sight from the machine that was set.
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (moved.length + waiting.length === 0) return null
  return (
    <section
      role="status"
      aria-label={`Bookings of ${model}`}
      className="card mt-2.5 overflow-hidden text-sm"
    >
      <div
        ref={title}
        className="flex scroll-mt-20 scroll-mb-64 items-start justify-between gap-3 py-2 pr-2 pl-4 sm:pl-5"
      >
        <b className="py-2 font-semibold">{model} is in maintenance.</b>
        <IconButton label="Close" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <div className="border-t border-line px-4 py-3 sm:px-5">
        <ClosingResult moved={moved} waiting={waiting} others={others} bookings={bookings} />
      </div>
    </section>
  )
}
