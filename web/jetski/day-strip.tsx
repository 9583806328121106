import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useRef } from 'react'
import { requestDays } from '#domain/activities/jetski.ts'
import { addDays, dateText } from '#domain/calendar.ts'
import type { StartState } from '#web/booking/use-start.ts'
import { useHouse } from '#web/house-on-page.ts'
import { monthQuery } from '#web/queries.ts'
import { LiveErrorText } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

type Props = { start: StartState; error: string | undefined }

/** Today and the days open for requests, as a strip of chips; an unavailable day shows the reason. */
export function DayStrip({ start: { today, date, query, chooseDay }, error }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const name = useId()
  const ahead = requestDays(useHouse())
  const days = today ? Array.from({ length: ahead + 1 }, (_, index) => addDays(today, index)) : []
  const state = useDayStates(days, query)
  const reasonOf = (day: string) => words[state[day] ?? '']
  const move = (step: number) =>
    strip.current?.scrollBy({ left: step * strip.current.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <div data-step="date">
      <div className="flex items-center gap-1">
        <p className="mr-auto text-sm text-muted sm:text-base">today and the next {ahead} days</p>
        <IconButton label="Earlier days" onClick={() => move(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton label="Later days" onClick={() => move(1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <div
        ref={strip}
        role="radiogroup"
        // If no day can be chosen, the strip itself is focusable, for scrolling by keyboard.
        tabIndex={days.every(reasonOf) ? 0 : undefined}
        aria-label="Day"
        aria-describedby={error ? `${name}-error` : undefined}
        className="-mx-5 mt-2 flex min-h-[5.25rem] snap-x scroll-px-5 gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:thin] lg:-mx-1 lg:px-1"
      >
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            name={name}
            today={day === today}
            off={reasonOf(day)}
            chosen={day === date}
            onChoose={() => chooseDay(day)}
          />
        ))}
      </div>
      <LiveErrorText id={`${name}-error`}>{error}</LiveErrorText>
    </div>
  )
}

/** The server's state of each day in the months of the strip. */
function useDayStates(days: readonly string[], query: StartState['query']) {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  // 61 days touch at most three months. Separate queries: the library's hook for lists of queries is larger than this page.
  const [first, second, third] = [0, 1, 2].map((index) => months[index])
  return { ...useMonth(first, query), ...useMonth(second, query), ...useMonth(third, query) }
}

function useMonth(month = '', query: StartState['query']) {
  const reply = useQuery({
    ...monthQuery({ ...query, month }),
    enabled: month !== '' && Boolean(query.equipment),
  })
  return reply.data?.days
}

/** Why a day cannot be chosen: the short form, and the full one. */
const words: Partial<Record<string, readonly [string, string]>> = {
  full: ['full', 'fully booked'],
  past: ['over', 'no times left'],
  closed: ['closed', 'closed'],
}

type DayProps = {
  day: string
  name: string
  today: boolean
  off: readonly [string, string] | undefined
  chosen: boolean
  onChoose: () => void
}

function Day({ day, name, today, off, chosen, onChoose }: DayProps) {
  const [weekday, number, month] = dateText(day, 'short').split(' ') as [string, string, string]
  const note = off?.[0] ?? (today ? 'today' : weekday)
  return (
    <label
      className={`chip !min-h-16 w-16 flex-none snap-start transition-[box-shadow,background-color] duration-quick ${chosen ? 'on' : off ? 'off' : 'hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)]'}`}
    >
      <input
        type="radio"
        name={name}
        value={day}
        checked={chosen}
        disabled={off !== undefined}
        aria-label={`${dateText(day)}${off ? `, ${off[1]}` : ''}`}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] disabled:cursor-not-allowed"
      />
      <b className="font-semibold">{number === '1' ? `1 ${month.slice(0, 3)}` : number}</b>
      <small>{note}</small>
    </label>
  )
}
