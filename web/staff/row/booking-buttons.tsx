import { Mail, Phone, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { actionsFrom } from '#domain/booking/status.ts'
import { dialOf } from '#domain/dial.ts'
import { SmallButton } from '#web/desk/small-button.tsx'
import { useContact, useRestore, useSetStatus } from '#web/staff/acts/booking-acts.ts'
import { CancelDialog } from '#web/staff/acts/cancel-dialog.tsx'
import { NextAct } from '#web/staff/acts/next-act.tsx'
import { useIsChanging, useStatusUndo } from '#web/staff/acts/status-undo.ts'
import { RescheduleButton } from '#web/staff/reschedule/reschedule-button.tsx'
import { useFocusGroup } from '#web/ui/focus-group.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { undoLeft } from './booking-days.ts'

type Props = {
  row: BookingRow
  now: Temporal.Instant
  /** Used by itself, not in the grid of a list. */
  wide?: boolean
}

/** The grid column of a row's buttons. */
export const inList =
  'col-start-1 -col-end-1 mt-2 sm:col-start-2 lg:@min-[38rem]:col-start-4 lg:@min-[38rem]:col-end-5 lg:@min-[38rem]:row-start-1 lg:@min-[38rem]:row-span-2 lg:@min-[38rem]:mt-0 lg:@min-[38rem]:justify-end'

/** Call, write, move and the actions of its state, the next one last; each takes one tap, or one tap and an answer. */
export function BookingButtons({ row, now, wide }: Props) {
  const [asking, setAsking] = useState(false)
  const status = useSetStatus()
  const focusGroup = useFocusGroup()
  const actions = actionsFrom(row.status)
  const cancel = actions.find((action) => action.to === 'cancelled')
  const next = actions.find((action) => action !== cancel)
  const undo = useStatusUndo(row, now)
  const more: MenuItem[] = undo ? [{ label: undo.label, icon: <Undo2 />, onSelect: undo.undo }] : []
  if (cancel && !next)
    more.push({ label: cancel.label, icon: <X />, tone: 'danger', onSelect: () => setAsking(true) })
  const menu = more.length > 0 && <Menu label={`More for ${row.customerName}`} items={more} />
  return (
    <div
      {...focusGroup}
      className={`flex flex-wrap items-center gap-1.5 ${wide ? '' : `${inList} lg:@min-[38rem]:w-[18.5rem]`}`}
    >
      <ContactButtons row={row} />
      <RescheduleButton row={row} className="max-md:size-11!" />
      <span className={wide ? 'ml-auto' : 'max-lg:ml-auto lg:hidden'} />
      <UndoCancel row={row} now={now} />
      {next && menu}
      {cancel && next && (
        <SmallButton kind="ghost" className="px-2.5! text-red-700!" onClick={() => setAsking(true)}>
          {cancel.label}
        </SmallButton>
      )}
      <NextAct row={row} next={next} />
      {!next && menu}
      {asking && <CancelDialog row={row} onClose={() => setAsking(false)} cancelling={status} />}
    </div>
  )
}

function ContactButtons({ row }: { row: BookingRow }) {
  const contact = useContact()
  return (
    <>
      <IconButton
        label={`Call ${row.customerName}`}
        size="sm"
        lined
        className="max-md:size-11!"
        onClick={() => contact.mutate({ row, method: 'phone' })}
        disabled={row.customerPhone === null}
      >
        <Phone />
      </IconButton>
      <IconButton
        label={`Email ${row.customerName}`}
        size="sm"
        lined
        className="max-md:size-11!"
        onClick={() => contact.mutate({ row, method: 'email' })}
        disabled={row.customerEmail === ''}
      >
        <Mail />
      </IconButton>
    </>
  )
}

/** In the row of a booking that anybody cancelled in the last ten minutes. */
export function UndoCancel({ row, now }: { row: BookingRow; now: Temporal.Instant }) {
  const minutes = undoLeft(row, now)
  return minutes === 0 ? null : <Undo row={row} minutes={minutes} />
}

function Undo({ row, minutes }: { row: BookingRow; minutes: number }) {
  const restore = useRestore()
  // The row shows the cancel at once.
  const isCancelling = useIsChanging(row)
  return (
    <SmallButton
      kind="line"
      data-undo
      busy={restore.isPending || isCancelling}
      busyLabel="Undo"
      onClick={() => restore.mutate(row)}
    >
      <Undo2 aria-hidden="true" />
      Undo <span className="font-normal text-muted">{minutes} min</span>
    </SmallButton>
  )
}

/** A customer's number as a link to call it. */
export const PhoneLink = ({ phone, none = 'No phone' }: { phone: string | null; none?: string }) =>
  phone ? (
    <a className="inline-block py-1 text-link hover:underline" href={dialOf(phone)}>
      {phone}
    </a>
  ) : (
    none
  )
