import { useQuery } from '@tanstack/react-query'
import { dateText } from '#domain/calendar.ts'
import { WhichDay } from '#web/booking/which-day.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { LiveErrorText } from '#web/ui/field.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { SlotChips, SlotSkeleton } from '#web/ui/slot-chips.tsx'
import {
  lastDayFor,
  type Movable,
  type NewStarts,
  nearDays,
  rescheduleMonthQuery,
} from './reschedule-starts.ts'

type DateProps = {
  booking: Movable
  today: string | undefined
  date: string
  onDate: (date: string) => void
  error: string | undefined
}

/** The new day: the likely ones first, then a calendar from today on. */
export function NewDate({ booking, today, date, onDate, error }: DateProps) {
  const house = useHouse()
  const { activity, location, date: own, id } = booking
  const last = today && lastDayFor(house, booking, today)
  const days = today && last ? nearDays(own, { today, last }) : []
  const states = { ...useDaysAround(id, days[0]), ...useDaysAround(id, days.at(-1)) }
  const near = days.filter((day) => day === own || states[day] !== 'closed')
  return (
    <section className="mt-6" data-new="date">
      <Options
        legend="New date"
        look="chip"
        className="grid grid-cols-3 gap-2 *:px-1!"
        options={near.map((day) => ({
          value: day,
          name: day === own ? 'Same day' : day === today ? 'Today' : shortDay(day),
        }))}
        value={near.find((day) => day === date)}
        onChange={onDate}
      />
      <div className="mt-4">
        <WhichDay
          activity={activity}
          location={location}
          monthOf={(month) => rescheduleMonthQuery(id, month)}
          today={today}
          date={date}
          first={own}
          onDate={onDate}
          error={error}
          last={last}
        />
      </div>
    </section>
  )
}

/** How free the days are in the month of a day. */
const useDaysAround = (id: string, day = '') =>
  useQuery({ ...rescheduleMonthQuery(id, day.slice(0, 7)), enabled: day !== '' }).data?.days

const shortDay = (date: string): string => dateText(date, 'short').replace(/([A-Z][a-z]{2})[a-z]*$/, '$1')

type TimeProps = {
  date: string
  when: NewStarts
  chosen: string
  onChoose: (time: string) => void
  error: string | undefined
}

export function NewTime({ date, when, chosen, onChoose, error }: TimeProps) {
  return (
    <section className="mt-6" data-new="time">
      <h3 className="lab font-sans tracking-normal">New time</h3>
      {date === '' ? (
        <p className="text-muted">Choose a day to see its start times.</p>
      ) : when.starts === undefined ? (
        <SlotSkeleton times={skeleton} grouped={false} />
      ) : when.chips.length === 0 ? (
        <p className="text-muted">No times are left on {dateText(date)}.</p>
      ) : (
        <SlotChips
          label="New time"
          slots={when.chips}
          chosen={chosen || undefined}
          onChoose={onChoose}
          describedBy={error ? 'new-time-error' : undefined}
        />
      )}
      {when.unknown && date !== '' && (
        <p className="hint">Taken times could not be loaded. We check when you move.</p>
      )}
      <LiveErrorText id="new-time-error">{error}</LiveErrorText>
    </section>
  )
}

const skeleton = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30']
