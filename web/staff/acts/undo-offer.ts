import type { BookingRow } from '#contract/views.ts'
import type { UndoableStatus } from '#domain/booking/status.ts'
import { isUndoable } from '#domain/booking/status.ts'
import { undoLeft } from '#web/staff/row/booking-days.ts'
import type { Move, Shift } from './booking-acts.ts'
import { undoMs } from './booking-acts.ts'
import type { Swap } from './swap-act.ts'

/** An act of this person that was answered: what they asked, what came of it, when (epoch ms). */
export type Done = { asked: Move | Shift | Swap; row: BookingRow; at: number }

export type UndoOffer =
  | { kind: 'cancel'; row: BookingRow; minutes: number }
  /** `back` is the row as it was. */
  | { kind: 'shift'; row: BookingRow; back: BookingRow; minutes: number }
  | { kind: 'swap'; row: BookingRow; swap: Swap; minutes: number }
  | { kind: 'status'; row: BookingRow; status: UndoableStatus; minutes: number }

/** What can be taken back of the last start, complete, cancel, move or other unit, as the lists have it now; nothing once it is too late or done. */
export function undoOffer(
  done: readonly Done[],
  rows: readonly BookingRow[],
  now: Temporal.Instant,
): UndoOffer | undefined {
  const last = done
    .filter(({ asked }) => typeof asked.to === 'object' || asked.to === 'cancelled' || isUndoable(asked.to))
    .sort((one, other) => one.at - other.at)
    .at(-1)
  if (!last) return undefined
  // A list without the cancelled must not hide the way back.
  const row = rows.find((each) => each.id === last.row.id) ?? last.row
  const minutes = minutesLeft(last.at, now)
  if (typeof last.asked.to === 'string') {
    const { to } = last.asked
    if (isUndoable(to))
      return minutes > 0 && row.status === to ? { kind: 'status', row, status: to, minutes } : undefined
    const left = undoLeft(row, now)
    return left > 0 ? { kind: 'cancel', row, minutes: left } : undefined
  }
  if (last.asked.undoes || minutes <= 0 || !isOpen(row)) return undefined
  if ('from' in last.asked) {
    const has = row.units.includes(last.asked.to.name)
    return has ? { kind: 'swap', row, swap: last.asked, minutes } : undefined
  }
  const { to } = last.asked
  const stands = row.date === to.date && row.time === to.time
  return stands ? { kind: 'shift', row, back: last.asked.row, minutes } : undefined
}

/** Whole minutes in which what was done at that moment (epoch ms) can be undone. */
export const minutesLeft = (at: number, now: Temporal.Instant): number =>
  Math.min(10, Math.ceil((at + undoMs - now.epochMilliseconds) / 60_000))

const isOpen = ({ status }: BookingRow): boolean => status === 'pending' || status === 'confirmed'
