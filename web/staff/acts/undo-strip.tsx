import { useIsMutating, useMutationState } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import type { UndoableStatus } from '#domain/booking/status.ts'
import { leavesOpen, storedSession } from '#web/call.ts'
import { dayText } from '#web/desk/day-words.ts'
import { UndoBar } from '#web/desk/undo-bar.tsx'
import { serverClock } from '#web/server-clock.ts'
import { dueText } from '#web/staff/row/booking-words.ts'
import {
  rescheduleKey,
  statusKey,
  swapKey,
  useReschedule,
  useRestore,
  useSwap,
  useUndoStatus,
} from './booking-acts.ts'
import { type Done, type UndoOffer, undoOffer } from './undo-offer.ts'

const actKey = 'lastAct'

/** Offers to undo this person's last start, complete, cancel, reschedule or swap for ten minutes, on every tab. */
export function UndoStrip({ rows, now }: { rows: readonly BookingRow[]; now: Temporal.Instant }) {
  const [closed, setClosed] = useState<number>()
  const { takeBack, busy } = useTakeBack()
  const done = useDone()
  // An action in progress is shown but not stored yet: neither it nor the one before can be undone.
  const isChanging = useIsMutating({ mutationKey: statusKey }) > 0
  const offer = undoOffer(done, rows, now)
  if (!offer || isChanging || done.length === closed) return null
  const { label, what, before } = wordsOf(offer)
  return (
    <UndoBar
      label={label}
      title={`${offer.row.customerName} ${what}`}
      note={`${offer.minutes} min to undo. ${before}, ${offer.row.locationLabel}, ${offer.row.reference}`}
      busy={busy}
      onUndo={() => takeBack(offer)}
      onClose={() => {
        setClosed(done.length)
        dropLastAct()
      }}
    />
  )
}

export function wordsOf(offer: UndoOffer): { label: string; what: string; before: string } {
  const { row } = offer
  if (offer.kind === 'cancel')
    return { label: 'Undo the last cancel', what: 'is cancelled', before: row.time }
  if (offer.kind === 'reschedule') {
    const { back } = offer
    const startOf = ({ date, time }: BookingRow) =>
      row.date === back.date ? time : `${dayText(date)}, ${time}`
    return { label: 'Undo the last move', what: `moved to ${startOf(row)}`, before: `From ${startOf(back)}` }
  }
  if (offer.kind === 'status') {
    const { label, what } = statusWords[offer.status]
    const due = offer.status === 'completed' ? dueText(row) : undefined
    return { label, what: due ? `${what}, ${due}` : what, before: row.time }
  }
  const { from, to } = offer.swap
  return { label: 'Undo the last swap', what: `rides ${to.name}`, before: `Instead of ${from.name}` }
}

const statusWords: Record<UndoableStatus, { label: string; what: string }> = {
  in_progress: { label: 'Undo the last start', what: 'is started' },
  completed: { label: 'Undo the last complete', what: 'is completed' },
}

function useTakeBack() {
  const restore = useRestore()
  const reschedule = useReschedule()
  const swap = useSwap()
  const undo = useUndoStatus()
  const takeBack = (offer: UndoOffer): void => {
    const { row } = offer
    if (offer.kind === 'cancel') restore.mutate(row)
    else if (offer.kind === 'status') undo.mutate({ id: row.id, status: offer.status })
    else if (offer.kind === 'reschedule') {
      const { date, time } = offer.back
      reschedule.mutate({ row, to: { date, time }, undoes: true })
    } else swap.mutate({ row, from: offer.swap.to, to: offer.swap.from, undoes: true })
  }
  return { takeBack, busy: restore.isPending || reschedule.isPending || swap.isPending || undo.isPending }
}

/** The actions of this session, oldest first. The last one is also in session storage, so that a reload keeps the undo. */
function useDone(): Done[] {
  const isOurs = [statusKey, rescheduleKey, swapKey].map((key) => key.join())
  const made = useMutationState({
    filters: {
      predicate: ({ options, state: { status, error } }) =>
        isOurs.includes(options.mutationKey?.join() ?? '') &&
        (status === 'success' || (status === 'error' && leavesOpen(error))),
    },
    select: ({ state }) => {
      const change = state.variables as Done['change']
      return {
        change,
        row: (state.data as BookingRow | undefined) ?? change.row,
        doneAt: serverClock.of(state.submittedAt),
        ...(state.status === 'error' ? { unanswered: true } : {}),
      }
    },
  })
  const [before] = useState(readLast)
  const all = [...before, ...made].sort((one, other) => one.doneAt - other.doneAt)
  const last = all.at(-1)
  const session = storedSession.read()
  const text = session && last ? JSON.stringify({ session, done: last } satisfies Stored) : undefined
  useEffect(() => {
    if (text === undefined) return
    try {
      sessionStorage.setItem(actKey, text)
    } catch {
      // Without storage, the undo lasts as long as the page.
    }
  }, [text])
  return all
}

type Stored = { session: string; done: Done }

/** Another person may have signed in since, who must not see the customer's name. */
function readLast(): Done[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(actKey) ?? 'null') as Stored | null
    return stored && stored.session === storedSession.read() ? [stored.done] : []
  } catch {
    return []
  }
}

/** A closed offer does not return after a reload. */
function dropLastAct(): void {
  try {
    sessionStorage.removeItem(actKey)
  } catch {
    // Nothing was stored.
  }
}
