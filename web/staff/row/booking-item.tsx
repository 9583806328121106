import { Check, Circle, CircleDot, Undo2 } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { useHouse } from '#web/house-on-page.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { NonBreaking } from '#web/ui/non-breaking.tsx'
import { BookingButtons } from './booking-buttons.tsx'
import { isHeld, statusUndoLeft } from './booking-days.ts'
import { BookingSheet, OfferBadge } from './booking-sheet.tsx'
import { dueText, kindText, paidText, unitsText, whatText } from './booking-words.ts'
import { UnsettledBadge } from './no-machine.tsx'
import { useOpenRow } from './rows-with-open.tsx'

type Props = {
  row: BookingRow
  now: Temporal.Instant
  /** Above the time. */
  day?: string | undefined
  /** `day` is wider than '22 Nov'. */
  wideDay?: boolean
  /** In a list of several places. */
  withPlace?: boolean
  /** In place of service, quantity and units. */
  what?: string
  badges?: ReactNode
  buttons?: ReactNode
}

/**
 * One booking as a row: when, who and what, its state, the next action. From the 21st on, a row is rendered when scrolled to.
 * Columns depend on the width in ems, not in pixels: with large text they are stacked.
 */
export const BookingItem = memo(Item, isAsBefore)

function Item({ row, now, day, wideDay, withPlace, what, badges, buttons }: Props) {
  const house = useHouse()
  return (
    <li className="@container [contain-intrinsic-size:auto_5rem] max-md:[contain-intrinsic-size:auto_9.5rem] nth-[n+21]:[content-visibility:auto]">
      <div
        className={`grid grid-cols-[var(--day)_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-3 sm:px-5 @max-[18rem]:block @max-[18rem]:space-y-1.5 lg:@min-[38rem]:grid-cols-[var(--day)_minmax(0,1fr)_7rem_auto] ${wideDay ? '[--day:6.5rem]' : '[--day:4.25rem]'}`}
      >
        <p className="row-span-2 self-start pt-0.5 leading-tight font-semibold tnum">
          {day !== undefined && (
            <span className="block text-xs font-normal whitespace-nowrap text-muted">{day}</span>
          )}
          {row.time}
          <span className="block text-xs font-normal text-muted">to {row.until}</span>
        </p>
        <p className="flex min-w-0 self-end text-base leading-snug">
          <OpeningName row={row} now={now} />
        </p>
        <p className="justify-self-end lg:@min-[38rem]:row-span-2 lg:@min-[38rem]:flex lg:@min-[38rem]:flex-col lg:@min-[38rem]:items-start lg:@min-[38rem]:justify-self-start">
          <StatusBadge status={isHeld(row, now) ? 'held' : row.status} />
          {hasMoney(row) && <PaidBadge row={row} className="mt-1 hidden lg:@min-[38rem]:inline-flex" />}
        </p>
        <p className="col-start-2 -col-end-1 row-start-2 self-start break-words text-muted lg:@min-[38rem]:col-end-3">
          {what ?? whatText(row)}
          {withPlace && `, ${row.locationLabel}`}
          <span className="block">
            <span className="whitespace-nowrap text-ink tnum">{row.reference}</span>
            {what === undefined && (
              <>
                , <NonBreaking>{`${kindText(house, row)}, ${unbroken(unitsText(row))}`}</NonBreaking>
              </>
            )}{' '}
            {hasMoney(row) && <PaidBadge row={row} className="align-middle lg:@min-[38rem]:hidden" />}
          </span>
        </p>
        <p className="col-start-1 -col-end-1 mt-1.5 flex flex-wrap gap-1.5 empty:hidden sm:col-start-2">
          <UnsettledBadge row={row} />
          <OfferBadge row={row} now={now} />
          {badges}
        </p>
        {buttons ?? <BookingButtons row={row} now={now} />}
        {row.specialRequests !== null && row.specialRequests !== '' && (
          <p className="col-start-1 -col-end-1 mt-2 rounded-md bg-sunken px-3 py-2 text-muted sm:col-start-2 md:flex md:gap-2">
            <b className="block font-semibold whitespace-nowrap text-ink">Special Requests</b>
            {/* A long one is shown in full only in the booking. */}
            <span className="line-clamp-3 min-w-0 break-words whitespace-pre-line">
              {row.specialRequests}
            </span>
          </p>
        )}
      </div>
    </li>
  )
}

/** Opens the whole booking: amount, contact, money and history. The pressable area extends above and below the line. */
function OpeningName({ row, now }: Pick<Props, 'row' | 'now'>) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  useOpenRow(row.id, anchor !== undefined)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        className="relative min-w-0 cursor-pointer rounded-sm text-left font-semibold underline decoration-line-strong decoration-1 underline-offset-4 before:absolute before:inset-x-0 before:-inset-y-2.5 hover:decoration-current"
      >
        {/* `dir="auto"` truncates an Arabic name at its end, not at its beginning. */}
        <span dir="auto" className="block truncate @max-[18rem]:whitespace-normal">
          {row.customerName}
        </span>
      </button>
      {anchor && <BookingSheet row={row} now={now} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  )
}

/** The clock ticks each minute, but most of 300 rows do not show it. */
function isAsBefore(before: Props, after: Props): boolean {
  const { row, now, day, buttons } = after
  if (buttons !== undefined) return false
  const isTimed =
    row.heldUntil !== null ||
    row.chooseBy !== undefined ||
    row.status === 'cancelled' ||
    statusUndoLeft(row, before.now) > 0
  return before.row === row && before.day === day && (before.now === now || !isTimed)
}

/** An unpaid cancelled booking does not say that it is unpaid. */
const hasMoney = ({ status, paidState }: BookingRow): boolean =>
  status !== 'cancelled' || paidState !== 'unpaid'

/** Keeps 'E-foil 2 + 3 + 4' together: its last number is never alone on a line. */
const unbroken = (units: string): string => units.replace(/ (?=\d)| (?=\+ \d)/g, '\u00a0')

const looks = {
  unpaid: { icon: Circle, look: 'b-plain' },
  part_paid: { icon: CircleDot, look: 'b-pending' },
  paid: { icon: Check, look: 'b-completed' },
  refunded: { icon: Undo2, look: 'b-rented' },
} as const

/** Whether a booking is paid, by the ledger. */
function PaidBadge({ row, className = '' }: { row: BookingRow; className?: string }) {
  const isForgotten = row.status === 'completed' && dueText(row) !== undefined
  const { icon: Icon, look } = looks[isForgotten ? 'part_paid' : row.paidState]
  return (
    <span className={`badge ${look} ${className}`}>
      <Icon aria-hidden="true" />
      {paidText(row)}
    </span>
  )
}
