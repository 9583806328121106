import { AlarmClock, FileText, Sparkles } from 'lucide-react'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { lengthText } from '#domain/booking/length.ts'
import { NoMachineBadge } from '#web/staff/row/no-machine.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { BookingName } from './booking-name.tsx'
import { BookingButtons } from './jetski-buttons.tsx'
import { dayText, minutesLate, todayHere } from './jetski-days.ts'
import { modelsText, peopleText } from './jetski-words.ts'

/** One booking of today: when, who, on what, what to know of them, the acts. */
export function BookingLine({ booking, now }: { booking: JetskiBooking; now: Temporal.Instant }) {
  const { notes, date } = booking
  const late = minutesLate(booking, now)
  return (
    <li className="@container">
      <div className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-2 gap-y-3 px-4 py-4 @max-[18rem]:block @max-[18rem]:space-y-1.5 sm:px-5 lg:@min-[40rem]:grid-cols-[3.75rem_minmax(0,1fr)_auto]">
        <p className="pt-px font-display text-lg leading-[1.5rem] font-[560] tracking-title tnum">
          {date !== todayHere(now) && (
            <span className="block font-sans text-xs font-normal text-muted">{dayText(date)}</span>
          )}
          {booking.time}
        </p>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <BookingName booking={booking} className="text-base leading-[1.5rem] font-semibold" />
            <StatusBadge status={booking.status} />
            {late > 0 && (
              <span className="badge b-pending">
                <AlarmClock aria-hidden="true" />
                {lateText(late)}, due {booking.until}
              </span>
            )}
            <NoMachineBadge id={booking.id} />
            {booking.isFirstTime && (
              <span className="badge bg-apricot-100 text-apricot-800">
                <Sparkles aria-hidden="true" />
                First Timer
              </span>
            )}
            {notes && (
              <span className="badge b-plain">
                <FileText aria-hidden="true" />
                Has Notes
              </span>
            )}
          </p>
          <p className="mt-0.5 text-muted">
            {modelsText(booking.jetskiModel)}, {peopleText(booking.peopleCount)}, {lengthText(booking)},{' '}
            <span className="whitespace-nowrap tnum">{booking.reference}</span>
          </p>
          {notes && (
            <p className="mt-2 max-w-[44rem] rounded-md bg-sunken px-3 py-2 break-words whitespace-pre-line text-muted">
              {notes}
            </p>
          )}
        </div>
        <div className="col-span-2 sm:col-span-1 sm:col-start-2 lg:@min-[40rem]:col-start-3">
          <BookingButtons booking={booking} />
        </div>
      </div>
    </li>
  )
}

/** '25 min late', '3 h late'. */
const lateText = (minutes: number): string =>
  minutes < 120 ? `${minutes} min late` : `${Math.floor(minutes / 60)} h late`
