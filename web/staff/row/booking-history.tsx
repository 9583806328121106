import { queryOptions, useQuery } from '@tanstack/react-query'
import { MoveRight } from 'lucide-react'
import type { z } from 'zod'
import { api } from '#contract/account-client.ts'
import type { BookingRow, historyView } from '#contract/views.ts'
import { bookingStatuses, statusLabels } from '#domain/booking/status.ts'
import { dateText } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { methodLabels, onSiteMethods } from '#domain/money-moves.ts'
import { call } from '#web/call.ts'
import { momentText } from '#web/desk/day-words.ts'
import { PartFailed, PartLoading } from '#web/desk/load-states.tsx'
import { useHouse } from '#web/house-on-page.ts'

/** `updatedAt`: the last change; `location`: whose clock is used. */
type OfBooking = Pick<BookingRow, 'id' | 'updatedAt' | 'location'>

const historyQuery = ({ id, updatedAt }: OfBooking) =>
  queryOptions({
    // Reloads at every change of the booking.
    queryKey: [api.bookingHistory.path, id, updatedAt],
    queryFn: ({ signal }) => call(api.bookingHistory, { params: { id }, signal }),
    // A call to the customer is recorded too, without changing the booking.
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
          <MoveRight className="mx-1.5 inline size-4 text-quiet" />
          <span className="sr-only"> to </span>
        </>
      )}
      {after !== undefined && <span> {after}</span>}
    </p>
    {reason !== undefined && <p className="break-words text-muted">{reason}</p>}
  </li>
)

type Entry = z.infer<typeof historyView>[number]

type EntryText = {
  /** 'Sat 21 Nov, 10:00', by the clock of the place. */
  when: string
  who: string
  what: string
  before?: string
  after?: string
  reason?: string
}

/** One change of a booking in words: who, when, what, from what to what, and why. */
export function entryText(house: House, entry: Entry, place: LocationId): EntryText {
  return {
    when: momentText(house, entry.at, place),
    who: whoOf(entry),
    what: titles[entry.what] ?? entry.what,
    ...sides(entry),
    ...(entry.reason ? { reason: entry.reason } : {}),
  }
}

const titles: Record<string, string> = {
  created: 'Booked',
  entered: 'Entered by staff',
  status: 'Status',
  restore: 'Cancel undone',
  undo: 'Undone',
  move: 'Moved',
  unit: 'Another unit',
  offer: 'Price offered',
  time_offer: 'Times offered',
  price: 'Price shown and charged',
  contact: 'Customer contacted',
  account: 'Added to an account',
  payment: 'Paid on site',
  refund: 'Refund decided',
  refund_done: 'Refunded',
  refund_given: 'Refund given by hand',
  refund_failed: 'Refund failed',
  refund_returned: 'Refund returned by the bank',
  dispute: 'Disputed at the bank',
  dispute_won: 'Dispute won',
}

const channels: Record<string, string> = { site: 'Website', phone: 'By phone', walk_in: 'At the dock' }

const whoOf = ({ what, by }: Entry): string => (what === 'created' ? (channels[by] ?? by) : by)

function sides({ what, before, after }: Entry): Pick<EntryText, 'before' | 'after'> {
  const [from, to] = [textOf(what, before), textOf(what, after)]
  return { ...(from === '' ? {} : { before: from }), ...(to === '' ? {} : { after: to }) }
}

/** A stored value in the words of staff; a value without its own word is shown as stored. */
function textOf(what: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return priceText(value)
  if (typeof value === 'object' && 'cents' in value && 'method' in value) return paymentText(value)
  if (what === 'contact') return value === 'phone' ? 'Called' : value === 'email' ? 'E-mail' : String(value)
  if (typeof value !== 'object') return statusText(String(value))
  if ('date' in value && 'time' in value)
    return `${dateText(String(value.date), 'short')}, ${String(value.time)}`
  return Object.values(value)
    .map((each) => channels[String(each)] ?? statusText(String(each)))
    .join(', ')
}

const statusText = (text: string): string => {
  const status = bookingStatuses.find((one) => one === text)
  return status ? statusLabels[status] : text
}

function paymentText({ cents, method }: { cents: unknown; method: unknown }): string {
  const onSite = onSiteMethods.find((one) => one === method)
  return `${priceText(Number(cents))}, ${onSite ? methodLabels[onSite].toLowerCase() : String(method)}`
}
