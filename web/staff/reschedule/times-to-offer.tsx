import { X } from 'lucide-react'
import type { BookingRow } from '#contract/views.ts'
import { maxOfferedStarts } from '#domain/booking/time-offer.ts'
import { dayText } from '#web/desk/day-words.ts'
import type { NewStart } from '#web/staff/acts/booking-acts.ts'
import { Button } from '#web/ui/button.tsx'
import { SlotSkeleton } from '#web/ui/slot-chips.tsx'
import { useNewStarts } from './reschedule-starts.ts'

type Props = {
  booking: BookingRow
  /** The day whose times are shown; empty for none. */
  date: string
  /** Those chosen so far, of all days. */
  starts: readonly NewStart[]
  onChange: (starts: NewStart[]) => void
}

/** The free times of a day, several of which can be chosen, and those chosen so far. */
export function TimesToOffer({ booking, date, starts, onChange }: Props) {
  const { starts: loaded, chips } = useNewStarts(booking, date, [])
  const free = chips.filter(({ state, note }) => state !== 'off' && note !== 'now')
  const isFull = starts.length === maxOfferedStarts
  const toggle = (start: NewStart) => {
    const others = starts.filter((one) => textOf(one) !== textOf(start))
    onChange(others.length < starts.length ? others : [...others, start].sort(byStart))
  }
  return (
    <>
      {date !== '' && (
        <fieldset className="mt-6 min-w-0">
          <legend className="lab">Times to offer</legend>
          {loaded === undefined ? (
            <SlotSkeleton times={skeleton} grouped={false} />
          ) : free.length === 0 ? (
            <p className="text-muted">No time is free on this day.</p>
          ) : (
            <div className="chips">
              {free.map(({ time }) => {
                const on = starts.some((start) => textOf(start) === textOf({ date, time }))
                const look = on ? 'on' : isFull ? 'text-muted' : 'hover:bg-sunken'
                return (
                  <button
                    key={time}
                    type="button"
                    aria-pressed={on}
                    disabled={isFull && !on}
                    className={`chip cursor-pointer disabled:cursor-not-allowed ${look}`}
                    onClick={() => toggle({ date, time })}
                  >
                    <b className="font-semibold">{time}</b>
                  </button>
                )
              })}
            </div>
          )}
        </fieldset>
      )}
      <p className="mt-6 mb-2 text-sm text-muted" role="status">
        {starts.length === 0
          ? `Choose up to ${maxOfferedStarts} times, on one day or several.`
          : `${starts.length} of at most ${maxOfferedStarts} chosen:`}
      </p>
      <ul className="flex flex-wrap gap-2">
        {starts.map((start) => (
          <li key={textOf(start)}>
            <Button
              kind="line"
              size="sm"
              className="max-md:min-h-11"
              aria-label={`Remove ${textOf(start)}`}
              onClick={() => toggle(start)}
            >
              {textOf(start)}
              <X />
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** 'Sun 22 Nov, 14:00'. */
const textOf = ({ date, time }: NewStart): string => `${dayText(date)}, ${time}`

const byStart = (one: NewStart, other: NewStart): number =>
  `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`)

const skeleton = ['09:00', '10:00', '11:00', '12:00']
