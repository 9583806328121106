import { z } from 'zod'

export const bookingStatuses = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]
export const bookingStatus = z.enum(bookingStatuses)

export const statusLabels: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

export type StatusAction = { label: string; to: BookingStatus }

const cancel: StatusAction = { label: 'Cancel', to: 'cancelled' }

/** The state machine: what each state allows. Buttons are made from it and the server enforces it. */
const moves: Record<BookingStatus, readonly StatusAction[]> = {
  pending: [{ label: 'Confirm', to: 'confirmed' }, cancel],
  confirmed: [{ label: 'Start', to: 'in_progress' }, cancel],
  in_progress: [{ label: 'Complete', to: 'completed' }, cancel],
  completed: [cancel],
  cancelled: [cancel],
}

export const actionsFrom = (status: BookingStatus): readonly StatusAction[] => moves[status]

/** Whether a booking can still be moved: it has not begun and is not cancelled. */
export const isMovable = (status: BookingStatus): boolean => status === 'pending' || status === 'confirmed'

/** Cancelling twice is allowed and changes nothing (R-B1). */
export const canTransition = (from: BookingStatus, to: BookingStatus): boolean =>
  moves[from].some((action) => action.to === to)

/** The states that can be undone besides a cancel. */
export const undoableStatuses = ['in_progress', 'completed'] as const
export type UndoableStatus = (typeof undoableStatuses)[number]
export const isUndoable = (status: BookingStatus): status is UndoableStatus =>
  undoableStatuses.some((each) => each === status)
export const statusBefore: Record<UndoableStatus, BookingStatus> = {
  in_progress: 'confirmed',
  completed: 'in_progress',
}
