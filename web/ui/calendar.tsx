import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { dayByKey, isWay, monthAfter, monthOf, weeksOf } from './calendar-days.ts'
import type { DayMark } from './calendar-parts.tsx'
import { IconButton } from './icon-button.tsx'

type CalendarProps = {
  /** `yyyy-MM`, the month shown. */
  month: string
  onMonth: (month: string) => void
  /** `yyyy-MM-dd` of the place: the first day that can be chosen. */
  today: string
  last: string
  chosen: string | undefined
  onChoose: (date: string) => void
  /** The state of each day; a day without a mark may be free. */
  marks: Readonly<Record<string, DayMark>>
  /** `20 June 2026` and `June 2026`. */
  dayText: (date: string) => string
  monthText: (month: string) => string
}

/** A month, Monday first. Dates are texts without a time zone, independent of the visitor's clock. */
export function Calendar({ onMonth, onChoose, ...shown }: CalendarProps) {
  const acts = useRef({ onMonth, onChoose })
  useLayoutEffect(() => {
    acts.current = { onMonth, onChoose }
  })
  // Stable callbacks, so that only changed content re-renders it.
  const [lasting] = useState<Acts>(() => ({
    onMonth: (month) => acts.current.onMonth(month),
    onChoose: (date) => acts.current.onChoose(date),
  }))
  return <Month {...shown} {...lasting} />
}

type Acts = Pick<CalendarProps, 'onMonth' | 'onChoose'>

// The days are the slowest part of a booking page, which re-renders at each press and each answer.
const Month = memo(DrawnMonth, (before, now) => {
  const isSame = (['month', 'today', 'last', 'chosen'] as const).every((name) => before[name] === now[name])
  return isSame && sameMarks(before.marks, now.marks)
})

type Marks = CalendarProps['marks']

const sameMarks = (before: Marks, now: Marks): boolean =>
  Object.keys(before).length === Object.keys(now).length &&
  Object.entries(before).every(([day, mark]) => now[day] === mark)

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

function DrawnMonth(props: CalendarProps) {
  const { onMonth, today, last, chosen, onChoose, marks, dayText, monthText } = props
  const month = [monthOf(today), props.month, monthOf(last)].sort()[1]!
  const grid = useRef<HTMLTableElement>(null)
  const [reached, setReached] = useState<string>()
  /** Reached by a key, in a month not rendered yet. */
  const awaited = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (awaited.current && monthOf(awaited.current) === month) focusDay(grid.current, awaited.current)
    awaited.current = undefined
  }, [month])

  const markOf = (date: string): DayMark | undefined => (date < today || date > last ? 'past' : marks[date])
  // A full day can be chosen: it offers the next free times and the waitlist.
  const isClosed = (date: string) => ['past', 'closed'].includes(markOf(date) ?? '')
  const weeks = weeksOf(month)
  const open = weeks.flat().filter((date) => monthOf(date) === month && !isClosed(date))
  const tabStop =
    [reached, chosen, today].find((date) => date !== undefined && open.includes(date)) ?? open[0]
  const go = (date: string) => {
    if (monthOf(date) === month) return focusDay(grid.current, date)
    awaited.current = date
    // Whether it is closed may be known only when its month is rendered.
    setReached(date)
    onMonth(monthOf(date))
  }
  return (
    <div className="relative max-w-[27rem] tnum">
      <div className="mb-2 flex h-9 items-center">
        <span
          role="status"
          className="font-display text-[min(1.125rem,6.5vw)]/[1.7rem] font-[560] tracking-title"
        >
          {monthText(month)}
        </span>
      </div>
      <nav aria-label="Month" className="absolute top-0 right-0 flex gap-1">
        <MonthButton
          label="Previous month"
          to={month > monthOf(today) && monthAfter(month, -1)}
          onMonth={onMonth}
        >
          <ChevronLeft />
        </MonthButton>
        <MonthButton label="Next month" to={month < monthOf(last) && monthAfter(month, 1)} onMonth={onMonth}>
          <ChevronRight />
        </MonthButton>
      </nav>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons, moved in by arrows
        role="grid"
        aria-label={monthText(month)}
        className="w-full table-fixed border-separate border-spacing-0.5"
        onKeyDown={(event) => {
          if (!reached || !isWay(event)) return
          event.preventDefault()
          event.stopPropagation()
          const date = dayByKey(reached, event, { first: today, last, isClosed })
          if (date) go(date)
        }}
      >
        <thead aria-hidden="true">
          <tr>
            {weekdays.map((name) => (
              <th key={name} className="py-1.5 text-2xs font-semibold text-quiet">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) =>
                monthOf(date) !== month ? (
                  <td key={date} className="invisible p-0" />
                ) : (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
                  <td
                    key={date}
                    data-day={date}
                    aria-selected={date === chosen || undefined}
                    className="p-0 text-center"
                  >
                    <Day
                      date={date}
                      mark={markOf(date)}
                      isToday={date === today}
                      isChosen={date === chosen}
                      isReached={date === reached}
                      isTabStop={date === tabStop}
                      label={[dayText(date), words[markOf(date) ?? 'free']].filter(Boolean).join(', ')}
                      onFocus={() => setReached(date)}
                      onChoose={onChoose}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const focusDay = (grid: HTMLElement | null, date: string) =>
  grid?.querySelector<HTMLElement>(`[data-day="${date}"] button`)?.focus()

type MonthButtonProps = { label: string; to: string | false; onMonth: Acts['onMonth']; children: ReactNode }

const MonthButton = ({ label, to, onMonth, children }: MonthButtonProps) => (
  <IconButton
    size="sm"
    label={label}
    tabIndex={to ? undefined : -1}
    aria-disabled={to ? undefined : true}
    onClick={() => to && onMonth(to)}
    className="relative after:absolute after:-inset-1 aria-disabled:opacity-35"
  >
    {children}
  </IconButton>
)

type DayProps = {
  date: string
  mark: DayMark | undefined
  isToday: boolean
  isChosen: boolean
  /** Had the focus last. */
  isReached: boolean
  isTabStop: boolean
  label: string
  onFocus: () => void
  onChoose: (date: string) => void
}

const words: Partial<Record<DayMark, string>> = {
  few: 'few left',
  full: 'fully booked',
  closed: 'closed',
}

const closedLook = 'text-quiet opacity-62'
const openLook = 'font-semibold cursor-pointer hover:bg-sea-100'
const looks: Partial<Record<DayMark, string>> = {
  past: closedLook,
  closed: closedLook,
  full: 'text-quiet line-through cursor-pointer hover:bg-sea-100',
}
const chosenLook = 'bg-selected text-on-selected font-semibold'
const markLooks: Partial<Record<DayMark, string>> = {
  free: 'after:size-[5px] after:bg-sea-500',
  few: 'after:h-[5px] after:w-[11px] after:bg-apricot-600',
}

function Day({ date, mark, isToday, isChosen, isReached, isTabStop, label, onFocus, onChoose }: DayProps) {
  const isClosed = mark === 'past' || mark === 'closed'
  const look = isChosen ? `${chosenLook} after:bg-apricot-400!` : ((mark && looks[mark]) ?? openLook)
  const ring = isToday && !isChosen ? 'shadow-[inset_0_0_0_1.5px_var(--color-line-strong)]' : ''
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      // A focused day that becomes unavailable keeps the focus.
      disabled={isClosed && !isReached}
      aria-disabled={(isClosed && isReached) || undefined}
      onFocus={onFocus}
      onClick={() => isClosed || onChoose(date)}
      className={`relative aspect-square w-full max-w-13 rounded-md text-[0.9375rem] transition-colors duration-quick after:absolute after:bottom-[16%] after:left-1/2 after:-translate-x-1/2 after:rounded-full ${look} ${ring} ${(mark && markLooks[mark]) ?? 'after:hidden'}`}
    >
      {Number(date.slice(8))}
    </button>
  )
}
