import type { BookingRow } from '#contract/views.ts'
import { isMovable, isUndoable, type UndoableStatus } from '#domain/booking/status.ts'
import { undoMinutesLeft } from '#domain/undo.ts'
import { undoLeft } from '#web/staff/row/booking-days.ts'
import type { Reschedule, StatusChange, Swap } from './booking-acts.ts'

/**
 * An action of this person: the change sent, the resulting row, and the time (epoch ms). `unanswered`: the answer was lost; the
 * booking shows whether it happened.
 */
export type Done = {
  change: StatusChange | Reschedule | Swap
  row: BookingRow
  doneAt: number
  unanswered?: boolean
}

export type UndoOffer =
  | { kind: 'cancel'; row: BookingRow; minutes: number }
  /** `back` is the row before the move. */
  | { kind: 'reschedule'; row: BookingRow; back: BookingRow; minutes: number }
  | { kind: 'swap'; row: BookingRow; swap: Swap; minutes: number }
  | { kind: 'status'; row: BookingRow; status: UndoableStatus; minutes: number }

/**
 * The last start, complete, cancel, move or unit change that can be undone, as the lists have it now; none once it is too late or
 * undone.
 */
export function undoOffer(
  done: readonly Done[],
  rows: readonly BookingRow[],
  now: Temporal.Instant,
): UndoOffer | undefined {
  const last = done
    .filter(({ change: { to } }) => typeof to === 'object' || to === 'cancelled' || isUndoable(to))
    .filter((act) => !act.unanswered || isUnchanged(act.change, rowOf(act, rows)))
    .sort((one, other) => one.doneAt - other.doneAt)
    .at(-1)
  if (!last) return undefined
  const row = rowOf(last, rows)
  const minutes = undoMinutesLeft(last.doneAt, now)
  if (typeof last.change.to === 'string') {
    const { to } = last.change
    if (isUndoable(to))
      return minutes > 0 && row.status === to ? { kind: 'status', row, status: to, minutes } : undefined
    const left = undoLeft(row, now)
    return left > 0 ? { kind: 'cancel', row, minutes: left } : undefined
  }
  if (last.change.undoes || minutes <= 0 || !isMovable(row.status) || !isUnchanged(last.change, row))
    return undefined
  return 'from' in last.change
    ? { kind: 'swap', row, swap: last.change, minutes }
    : { kind: 'reschedule', row, back: last.change.row, minutes }
}

/** The undo must be offered even if the list leaves out cancelled bookings. */
const rowOf = ({ row }: Done, rows: readonly BookingRow[]): BookingRow =>
  rows.find(({ id }) => id === row.id) ?? row

/** Whether the booking is still as the action left it. */
function isUnchanged(change: Done['change'], row: BookingRow): boolean {
  if ('from' in change) return row.units.includes(change.to.name)
  const { to } = change
  return typeof to === 'string' ? row.status === to : row.date === to.date && row.time === to.time
}
