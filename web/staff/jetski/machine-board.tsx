import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { isOnDay } from '#domain/booking/ride-days.ts'
import { Failed, Skeleton } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { bookingsQuery } from '#web/staff/bookings-query.ts'
import { isHeld } from '#web/staff/row/booking-days.ts'
import type { Look } from '#web/ui/badge.tsx'
import { LookIcon, wordOfLook } from '#web/ui/badge.tsx'
import type { FleetRead } from './jetski-figures.tsx'
import { BookingSheet } from './jetski-sheet.tsx'
import { BoardGrid, blockLooks } from './machine-grid.tsx'
import type { Ride } from './machine-rows.ts'
import { machineRows } from './machine-rows.ts'

type Props = {
  bookings: Listed<JetskiBooking>
  fleet: FleetRead
  today: string
  now: Temporal.Instant
}

const pollMs = 15_000

/** Today by machine: who has which one when; a tap opens the booking with its acts. */
export function Board({ bookings, fleet, today, now }: Props) {
  const [opened, setOpened] = useState<string>()
  // A customer who is paying right now has the machine, though not yet a booking.
  const pending = useQuery({
    ...bookingsQuery({ sector: 'jetski', status: 'pending', from: today, to: today }),
    refetchInterval: pollMs,
  })
  const own: Ride[] | undefined = bookings.data
    ?.filter((booking) => isOnDay(booking, today, today))
    .map((booking) => ({ ...booking, look: booking.status, machines: booking.jetskiModel.split(' + ') }))
  const held: Ride[] = (pending.data ?? [])
    .filter((row) => isOnDay(row, today, today) && isHeld(row, now))
    .map((row) => ({ ...row, look: 'held', machines: row.units }))
  return (
    <section className="card mt-5 overflow-hidden" aria-labelledby="board">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-4 pb-2 sm:px-5">
        <h2 id="board" className="text-xl">
          Today by machine
        </h2>
        <Legend />
      </div>
      {own && fleet.data ? (
        <BoardGrid
          rows={machineRows(fleet.data.fleet, [...own, ...held], now)}
          now={now}
          onOpen={setOpened}
        />
      ) : bookings.isError || fleet.isError ? (
        <Failed
          title="The day could not be drawn"
          onRetry={() => {
            bookings.refetch()
            fleet.refetch()
          }}
          busy={bookings.isFetching || fleet.isFetching}
        />
      ) : (
        <div className="space-y-3 p-5 pt-2">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-9 w-full" />
          ))}
        </div>
      )}
      <BookingSheet
        booking={bookings.data?.find(({ id }) => id === opened)}
        onClose={() => setOpened(undefined)}
      />
    </section>
  )
}

const legend: readonly Look[] = ['confirmed', 'in_progress', 'pending', 'completed', 'held', 'maintenance']

const Legend = () => (
  <ul className="grid grid-cols-2 gap-x-4 gap-y-1 text-xs text-muted sm:flex sm:flex-wrap">
    {legend.map((look) => (
      <Sample key={look} look={blockLooks[look]} icon={<LookIcon of={look} />} word={wordOfLook(look)} />
    ))}
    <Sample look="late" icon={<LookIcon of="in_progress" />} word="Late return" />
  </ul>
)

type SampleProps = { look: string | undefined; icon: ReactNode; word: string }

const Sample = ({ look, icon, word }: SampleProps) => (
  <li className="inline-flex items-center gap-1.5">
    <span className={`ev ${look} static! h-4.5 w-6 justify-center p-0!`}>{icon}</span>
    {word}
  </li>
)
