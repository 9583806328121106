import { Fragment, type ReactNode } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { lengthText } from '#domain/booking/length.ts'
import { priceText } from '#domain/money.ts'
import { paidLabels } from '#domain/money-moves.ts'
import { longDayText } from '#web/desk/day-words.ts'
import { Pop } from '#web/desk/pop.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { BookingButtons, PhoneLink } from './booking-buttons.tsx'
import { isHeld, offerText } from './booking-days.ts'
import { kindText, paidText, unitsText } from './booking-words.ts'
import { MoreParts } from './more-parts.tsx'
import { UnsettledBadge } from './no-machine.tsx'
import { useWorkedOn } from './rows-with-open.tsx'

type Props = {
  row: BookingRow | undefined
  now: Temporal.Instant
  /** The block or line from which it was opened. */
  anchor: HTMLElement | undefined
  /** Bookings that share its units at the same time. */
  others?: readonly BookingRow[] | undefined
  onOther?: (id: string) => void
  onClose: () => void
}

/** Everything about one booking, with all its actions, next to the element that opened it. */
export function BookingSheet({ row, now, anchor, others = [], onOther, onClose }: Props) {
  if (!row) return null
  return (
    <Pop
      open
      onClose={onClose}
      anchor={anchor}
      title={row.customerName}
      description={
        <span className="flex flex-wrap items-center gap-3">
          <StatusBadge status={isHeld(row, now) ? 'held' : row.status} />
          <UnsettledBadge row={row} />
          <OfferBadge row={row} now={now} />
          <span className="tnum">{row.reference}</span>
        </span>
      }
    >
      {/* The sheet stays open for another booking, but its opened parts and questions are reset. */}
      <Fragment key={row.id}>
        {others.length > 0 && <Others rows={others} onOther={onOther} />}
        <Facts row={row} />
        {row.specialRequests && (
          <p className="mt-3 rounded-md bg-sunken px-3 py-2 text-muted">
            <b className="block font-semibold text-ink">Special Requests</b>
            <span className="break-words whitespace-pre-line">{row.specialRequests}</span>
          </p>
        )}
        <div className="mt-4">
          <BookingButtons row={row} now={now} wide />
        </div>
        <MoreParts {...row} />
      </Fragment>
    </Pop>
  )
}

/** Tells staff that a price or other times were offered to the guest. */
export function OfferBadge({ row, now }: Pick<Props, 'now'> & { row: BookingRow }) {
  const text = offerText(row, now)
  return text && <span className="badge b-pending">{text}</span>
}

type OthersProps = { rows: readonly BookingRow[]; onOther: ((id: string) => void) | undefined }

/** On the board, one block represents all of them. */
const Others = ({ rows, onOther }: OthersProps) => (
  <div className="mt-3 flex flex-wrap items-center gap-x-1 gap-y-2 border-t border-line pt-3">
    <p className="mr-1 text-muted">Same session</p>
    {rows.map(({ id, customerName }) => (
      <Button key={id} kind="line" size="sm" onClick={() => onOther?.(id)}>
        {customerName}
      </Button>
    ))}
  </div>
)

/** Without the right to see money, only the amount still to be paid is shown. */
function totalOf(row: BookingRow): [string, string] {
  const { priceOpen, totalCents, owedCents, paidCents = 0, paidState } = row
  if (priceOpen) return ['Total', 'On request']
  if (totalCents === undefined) return ['To pay', owedCents > 0 ? priceText(owedCents) : 'Nothing']
  const part = paidState === 'part_paid' && owedCents > 0 ? `${priceText(paidCents)} paid, ` : ''
  const paid = paidState === 'unpaid' ? paidLabels.unpaid : paidText(row)
  return ['Total', `${priceText(totalCents)}, ${part}${paid.toLowerCase()}`]
}

function Facts({ row }: { row: BookingRow }) {
  const house = useHouse()
  const facts: [string, ReactNode][] = [
    ['When', `${longDayText(row.date)}, ${row.time} to ${row.until}`],
    ['Where', row.locationLabel],
    ['What', `${row.service}, ${lengthText({ ...row, minutes: row.duration })}`],
    ['Kind', kindText(house, row)],
    ['Units', unitsText(row)],
    ['People', `${row.numberOfPeople}${row.choice.isFirstTime === true ? ', First Timer' : ''}`],
    totalOf(row),
    ['Email', row.customerEmail === '' ? 'none given' : row.customerEmail],
    ['Phone', <PhoneLink key="phone" phone={row.customerPhone} none="none given" />],
  ]
  return (
    <dl className="mt-3 grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-t border-line pt-3">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold break-words tnum">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The booking, and the element pressed to open it. */
export type Opened = { id: string; from: HTMLElement }

type OpenedProps = {
  opened: Opened | undefined
  /** The booking may leave these rows while it is open. */
  rows: readonly BookingRow[]
  now: Temporal.Instant
  onOpen: (opened: Opened | undefined) => void
  sharing?: (rows: readonly BookingRow[], row: BookingRow) => BookingRow[]
}

/** The sheet of the opened booking, with links to bookings that share its units. */
export function OpenedBooking({ opened, rows, now, onOpen, sharing }: OpenedProps) {
  const row = useWorkedOn(opened?.id, rows)
  return (
    <BookingSheet
      row={row}
      others={row && sharing?.(rows, row)}
      onOther={(id) => opened && onOpen({ ...opened, id })}
      anchor={opened?.from}
      now={now}
      onClose={() => onOpen(undefined)}
    />
  )
}
