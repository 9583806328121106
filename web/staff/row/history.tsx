import { queryOptions, useQuery } from '@tanstack/react-query'
import { MoveRight } from 'lucide-react'
import { api } from '#contract/staff-client.ts'
import type { BookingRow } from '#contract/views.ts'
import { call } from '#web/api.ts'
import { useHouse } from '#web/house.ts'
import type { EntryText } from './history-words.ts'
import { entryText } from './history-words.ts'
import { PartFailed, PartLoading } from './part-states.tsx'

/** The booking: `updatedAt` is its last change, `location` has the clock. */
type OfBooking = Pick<BookingRow, 'id' | 'updatedAt' | 'location'>

const historyQuery = ({ id, updatedAt }: OfBooking) =>
  queryOptions({
    // Every change of the booking asks again.
    queryKey: [api.bookingHistory.path, id, updatedAt],
    queryFn: ({ signal }) => call(api.bookingHistory, { params: { id }, signal }),
    // A call to the customer is written down too, and does not change the booking.
    staleTime: 0,
  })

/** Every change of a booking, the newest first. */
export function History({ row }: { row: OfBooking }) {
  const house = useHouse()
  const history = useQuery(historyQuery(row))
  if (history.isPending) return <PartLoading />
  if (!history.data) return <PartFailed what="The history" read={history} />
  return (
    <ol className="mt-3 divide-y divide-line border-t border-line">
      {history.data.toReversed().map((entry) => (
        <Change key={`${entry.at} ${entry.what}`} entry={entryText(house, entry, row.location)} />
      ))}
    </ol>
  )
}

const Change = ({ entry: { when, who, what, before, after, reason } }: { entry: EntryText }) => (
  <li className="py-2">
    <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted">
      <span className="tnum">{when}</span>
      <span className="break-all">{who}</span>
    </p>
    <p className="break-words">
      <b className="font-semibold">{what}</b>
      {before !== undefined && <span className="text-muted"> {before}</span>}
      {before !== undefined && after !== undefined && (
        <>
          <MoveRight aria-hidden="true" className="mx-1.5 inline size-4 text-quiet" />
          <span className="sr-only"> to </span>
        </>
      )}
      {after !== undefined && <span> {after}</span>}
    </p>
    {reason !== undefined && <p className="break-words text-muted">{reason}</p>}
  </li>
)
