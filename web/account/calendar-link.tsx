import { CalendarPlus } from 'lucide-react'
import { api } from '#contract/account-client.ts'
import { addressOf } from '#web/call.ts'
import { type ButtonSize, buttonClass } from '#web/ui/button.tsx'

/** The booking as a calendar file: a plain download, authorised by the session's cookie. */
export const CalendarLink = ({ booking, size }: { booking: { id: string }; size?: ButtonSize }) => (
  <a
    href={addressOf(api.bookingCalendar, { params: { id: booking.id } })}
    download
    className={buttonClass('line', size)}
  >
    <CalendarPlus />
    Add to calendar
  </a>
)
