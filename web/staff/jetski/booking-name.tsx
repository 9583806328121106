import { useState } from 'react'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { BookingSheet } from './jetski-sheet.tsx'

type Props = { booking: JetskiBooking; className: string }

/** The customer's name in a list; opens the whole booking. Easy to hit: it reaches above and below its line. */
export function BookingName({ booking, className }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`relative min-w-0 cursor-pointer rounded-sm text-left break-words underline decoration-line-strong decoration-1 underline-offset-4 before:absolute before:inset-x-0 before:-inset-y-2.5 hover:decoration-current ${className}`}
      >
        {booking.customerName}
      </button>
      <BookingSheet booking={open ? booking : undefined} onClose={() => setOpen(false)} />
    </>
  )
}
