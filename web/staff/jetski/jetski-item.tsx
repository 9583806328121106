import { AlarmClock, FileText, Sparkles } from 'lucide-react'
import type { JetskiBooking } from '#contract/calls/jetski-desk-calls.ts'
import { lengthText } from '#domain/booking/length.ts'
import { peopleText } from '#domain/counted.ts'
import { locationOf } from '#domain/locations.ts'
import { useHouse } from '#web/house-on-page.ts'
import { isLate, minutesLate } from '#web/staff/late/late-returns.ts'
import { todayAt } from '#web/staff/row/booking-days.ts'
import { BookingItem } from '#web/staff/row/booking-item.tsx'
import { JetskiButtons } from './jetski-buttons.tsx'
import { dayText, jetskiPlaces, modelsText } from './jetski-days.ts'

type Props = {
  booking: JetskiBooking
  now: Temporal.Instant
  /** In a list of many days: '5. june at 14:30' and the place, which is always shown if jetskis have several. */
  dated?: boolean
}

/** A jetski booking as a row: its machines and people, notes, and the actions as text buttons. */
export function JetskiItem({ booking, now, dated = false }: Props) {
  const house = useHouse()
  const { date, location } = booking
  const isPlaced = dated || jetskiPlaces(house).length > 1
  const length = lengthText({ ...booking, minutes: booking.duration })
  const what = [modelsText(house, booking.jetskiModel), peopleText(booking.peopleCount), length]
  return (
    <BookingItem
      row={booking}
      now={now}
      day={
        dated ? `${dayText(date)} at ` : date === todayAt(house, location, now) ? undefined : dayText(date)
      }
      wideDay={dated}
      what={[...what, ...(isPlaced ? [locationOf(house, location).label] : [])].join(', ')}
      badges={<Badges booking={booking} now={now} />}
      buttons={<JetskiButtons row={booking} now={now} />}
    />
  )
}

const Badges = ({ booking, now }: Pick<Props, 'booking' | 'now'>) => (
  <>
    {isLate(booking, now) && (
      <span className="badge b-pending">
        <AlarmClock />
        {lateText(minutesLate(booking, now))}, due {booking.until}
      </span>
    )}
    {booking.isFirstTime && (
      <span className="badge bg-apricot-100 text-apricot-800">
        <Sparkles />
        First Timer
      </span>
    )}
    {booking.notes && (
      <span className="badge b-plain">
        <FileText />
        Has Notes
      </span>
    )}
  </>
)

/** '25 min late', '3 h late'. */
const lateText = (minutes: number): string =>
  minutes < 120 ? `${minutes} min late` : `${Math.floor(minutes / 60)} h late`
