import type { BookingRow } from '#contract/views.ts'
import type { Move, Shift } from './booking-acts.ts'
import { undoMs } from './booking-acts.ts'
import { undoLeft } from './days.ts'
import type { Swap } from './swap-act.ts'

/** An act of this person that was answered: what they asked, what came of it, when (epoch ms). */
export type Done = { asked: Move | Shift | Swap; row: BookingRow; at: number }

export type UndoOffer =
  | { kind: 'cancel'; row: BookingRow; minutes: number }
  /** `back` is the row as it was. */
  | { kind: 'shift'; row: BookingRow; back: BookingRow; minutes: number }
  | { kind: 'swap'; row: BookingRow; swap: Swap; minutes: number }

/** What can be taken back of the last cancel, move or other unit, as the lists have it now; nothing once it is too late or done. */
export function undoOffer(
  done: readonly Done[],
  rows: readonly BookingRow[],
  now: Temporal.Instant,
): UndoOffer | undefined {
  const last = done
    .filter(({ asked }) => typeof asked.to === 'object' || asked.to === 'cancelled')
    .sort((one, other) => one.at - other.at)
    .at(-1)
  if (!last) return undefined
  // A list without the cancelled must not hide the way back.
  const row = rows.find((each) => each.id === last.row.id) ?? last.row
  if (typeof last.asked.to === 'string') {
    const minutes = undoLeft(row, now)
    return minutes > 0 ? { kind: 'cancel', row, minutes } : undefined
  }
  const minutes = Math.min(10, Math.ceil((last.at + undoMs - now.epochMilliseconds) / 60_000))
  if (last.asked.undoes || minutes <= 0 || !isOpen(row)) return undefined
  if ('from' in last.asked) {
    const has = row.units.includes(last.asked.to.name)
    return has ? { kind: 'swap', row, swap: last.asked, minutes } : undefined
  }
  const { to } = last.asked
  const stands = row.date === to.date && row.time === to.time
  return stands ? { kind: 'shift', row, back: last.asked.row, minutes } : undefined
}

const isOpen = ({ status }: BookingRow): boolean => status === 'pending' || status === 'confirmed'
