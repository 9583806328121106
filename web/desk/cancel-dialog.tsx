import type { BookingRow } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { whatText } from './words.ts'

type Props = { row: BookingRow; open: boolean; onClose: () => void; onCancel: () => void }

export function CancelDialog({ row, open, onClose, onCancel }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => stays || onClose()}
      title="Cancel this booking?"
      description={`Are you sure you want to cancel this booking for ${row.customerName}? This action cannot be undone.`}
      actions={
        <>
          <Button kind="line" size="md" onClick={onClose}>
            Keep Booking
          </Button>
          <Button
            kind="danger"
            size="md"
            onClick={() => {
              onCancel()
              onClose()
            }}
          >
            Cancel Booking
          </Button>
        </>
      }
    >
      <p className="mt-5 rounded-md bg-sunken px-4 py-3 text-[0.9375rem]">
        <b className="block font-semibold">
          {dateText(row.date, 'short')}, {row.time} to {row.until}
        </b>
        <span className="text-muted">
          {whatText(row)}, {row.reference}
        </span>
      </p>
    </Dialog>
  )
}
