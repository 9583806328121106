import { Mail, Phone, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { actionsFrom } from '#domain/booking/status.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useContact, useMove, useRestore } from './booking-acts.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { undoLeft } from './days.ts'

type Props = {
  row: BookingRow
  now: Temporal.Instant
  /** Stands alone, not in the grid of a list. */
  wide?: boolean
}

const inList =
  'col-start-1 -col-end-1 max-lg:mt-2 sm:col-start-2 lg:col-start-4 lg:col-end-5 lg:row-start-1 lg:row-span-2 lg:w-[16rem] lg:justify-end'

/** Call, write and the acts that the state offers (spec 2 §4), the next one first. */
export function BookingButtons({ row, now, wide }: Props) {
  const [asking, setAsking] = useState(false)
  const move = useMove()
  const contact = useContact()
  const actions = actionsFrom(row.status)
  const cancel = actions.find((action) => action.to === 'cancelled')
  const live = actions.length > 1
  return (
    <div className={`flex items-center gap-1.5 ${wide ? '' : inList}`}>
      <IconButton
        label={`Call ${row.customerName}`}
        size="sm"
        lined
        className="max-md:size-11!"
        onClick={() => contact.mutate({ row, method: 'phone' })}
        disabled={row.customerPhone === null}
      >
        <Phone aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Email ${row.customerName}`}
        size="sm"
        lined
        className="max-md:size-11!"
        onClick={() => contact.mutate({ row, method: 'email' })}
      >
        <Mail aria-hidden="true" />
      </IconButton>
      <span className={wide ? 'ml-auto' : 'max-lg:ml-auto'} />
      <UndoCancel row={row} now={now} />
      {cancel && live && (
        <Button
          kind="ghost"
          size="sm"
          className="text-red-700! max-md:min-h-11"
          onClick={() => setAsking(true)}
        >
          {cancel.label}
        </Button>
      )}
      {actions
        .filter((action) => action !== cancel)
        .map((action) => (
          <Button
            key={action.to}
            kind={action.to === 'confirmed' ? 'ink' : 'line'}
            size="sm"
            className="max-md:min-h-11"
            busy={move.isPending}
            busyLabel={action.label}
            // The second click of a double click would hit the next state's button.
            onClick={(event) => event.detail < 2 && move.mutate({ row, to: action.to })}
          >
            {action.label}
          </Button>
        ))}
      {cancel && !live && (
        <Menu
          label={`More for ${row.customerName}`}
          items={[
            {
              label: cancel.label,
              icon: <X aria-hidden="true" />,
              tone: 'danger',
              onSelect: () => setAsking(true),
            },
          ]}
        />
      )}
      <CancelDialog
        row={row}
        open={asking}
        onClose={() => setAsking(false)}
        onCancel={() => move.mutate({ row, to: 'cancelled' })}
      />
    </div>
  )
}

function UndoCancel({ row, now }: { row: BookingRow; now: Temporal.Instant }) {
  const restore = useRestore()
  const minutes = undoLeft(row, now)
  if (minutes === 0) return null
  return (
    <Button
      kind="line"
      size="sm"
      className="max-md:min-h-11"
      busy={restore.isPending}
      busyLabel="Undo"
      onClick={() => restore.mutate(row)}
    >
      <Undo2 aria-hidden="true" />
      Undo <span className="font-normal text-muted">{minutes} min</span>
    </Button>
  )
}
