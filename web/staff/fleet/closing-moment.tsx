import { wallTime } from '#domain/calendar.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'
import { DateField } from '#web/booking/date-field.tsx'
import { useNow } from '#web/booking/visitor-clock.ts'
import { TimeField } from '#web/desk/time-field.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { LiveErrorText } from '#web/ui/field.tsx'

type Props = {
  /** 'From', 'To'. */
  label: string
  place: LocationId
  /** Wall time of the place: '2026-06-17T09:00'. */
  value: string
  onChange: (moment: string) => void
  error?: string
}

/** When a closing begins or ends: a day from today on, and a 24-hour time. */
export function ClosingMoment({ label, place, value, onChange, error }: Props) {
  const house = useHouse()
  const now = useNow()
  const [date = '', time = ''] = value.split('T')
  return (
    <div>
      <div className="grid grid-cols-[1fr_6rem] gap-2">
        <DateField
          compact
          label={label}
          min={now && wallTime(now, locationOf(house, place).zone).date}
          value={date}
          onChange={(day) => onChange(`${day}T${time}`)}
        />
        <TimeField label={`${label}, time`} value={time} onChange={(clock) => onChange(`${date}T${clock}`)} />
      </div>
      <LiveErrorText>{error}</LiveErrorText>
    </div>
  )
}
