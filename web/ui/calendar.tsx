import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import { DayButton, DayPicker } from 'react-day-picker'
import type { DayMark } from './calendar-parts.tsx'

type CalendarProps = {
  /** `yyyy-MM`, the month shown. */
  month: string
  onMonth: (month: string) => void
  /** `yyyy-MM-dd` of the place: the first day that can be chosen. */
  today: string
  last: string
  chosen: string | undefined
  onChoose: (date: string) => void
  /** What is known of each day; a day not named is free to try. */
  marks: Readonly<Record<string, DayMark>>
  /** `20 June 2026` and `June 2026`. */
  dayText: (date: string) => string
  monthText: (month: string) => string
}

const words: Partial<Record<DayMark, string>> = {
  few: 'few left',
  full: 'fully booked',
  closed: 'closed',
}

/** A month, Monday first. Dates are texts without a zone: what the visitor's clock says plays no part. */
export function Calendar({ onMonth, onChoose, ...shown }: CalendarProps) {
  const acts = useRef({ onMonth, onChoose })
  useLayoutEffect(() => {
    acts.current = { onMonth, onChoose }
  })
  // The same ones for as long as it stands: only what it shows draws it again.
  const [lasting] = useState<Acts>(() => ({
    onMonth: (month) => acts.current.onMonth(month),
    onChoose: (date) => acts.current.onChoose(date),
  }))
  return <Month {...shown} {...lasting} />
}

type Acts = Pick<CalendarProps, 'onMonth' | 'onChoose'>

// Its 42 days are the dearest thing on a booking page, which is drawn anew with each press and each answer of the server.
const Month = memo(DrawnMonth, (before, now) => {
  const isSame = (['month', 'today', 'last', 'chosen'] as const).every((name) => before[name] === now[name])
  return isSame && sameMarks(before.marks, now.marks)
})

type Marks = CalendarProps['marks']

const sameMarks = (before: Marks, now: Marks): boolean =>
  Object.keys(before).length === Object.keys(now).length &&
  Object.entries(before).every(([day, mark]) => now[day] === mark)

function DrawnMonth(props: CalendarProps) {
  const { month, onMonth, today, last, chosen, onChoose, marks, dayText, monthText } = props
  const markOf = (day: Date): DayMark | undefined => (isoOf(day) < today ? 'past' : marks[isoOf(day)])
  const isMarked = (mark: DayMark) => (day: Date) => markOf(day) === mark
  return (
    <DayPicker
      mode="single"
      required
      className="relative max-w-[27rem] tnum"
      weekStartsOn={1}
      fixedWeeks
      navLayout="after"
      month={dateOf(`${month}-01`)}
      onMonthChange={(first) => onMonth(isoOf(first).slice(0, 7))}
      startMonth={dateOf(today)}
      endMonth={dateOf(last)}
      today={dateOf(today)}
      selected={chosen ? dateOf(chosen) : undefined}
      onSelect={(day) => onChoose(isoOf(day))}
      disabled={[
        { before: dateOf(today), after: dateOf(last) },
        // A day that is full can be opened: it tells the next free times and keeps a waitlist.
        (day) => ['past', 'closed'].includes(markOf(day) ?? ''),
      ]}
      modifiers={{
        free: isMarked('free'),
        few: isMarked('few'),
        full: isMarked('full'),
        past: (day) => ['past', 'closed'].includes(markOf(day) ?? ''),
      }}
      components={{ DayButton: Day, Chevron }}
      classNames={classNames}
      formatters={{
        formatCaption: (first) => monthText(isoOf(first).slice(0, 7)),
        formatWeekdayName: (day) => weekdays[day.getDay()]!.slice(0, 2),
      }}
      labels={{
        labelDayButton: (day) =>
          [dayText(isoOf(day)), words[markOf(day) ?? 'free']].filter(Boolean).join(', '),
        labelGrid: (first) => monthText(isoOf(first).slice(0, 7)),
        labelWeekday: (day) => weekdays[day.getDay()]!,
        labelPrevious: () => 'Previous month',
        labelNext: () => 'Next month',
        labelNav: () => 'Month',
      }}
    />
  )
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const pad = (number: number): string => String(number).padStart(2, '0')

const isoOf = (day: Date): string => `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`

// Noon, so that no clock change moves the day.
const dateOf = (date: string): Date => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, day, 12)
}

const classNames = {
  month_caption: 'mb-2 flex h-9 items-center',
  caption_label: 'font-display text-[min(1.125rem,6.5vw)]/[1.7rem] font-[560] tracking-title',
  nav: 'absolute top-0 right-0 flex gap-1',
  button_previous:
    'iconbtn sm relative cursor-pointer after:absolute after:-inset-1 aria-disabled:opacity-35',
  button_next: 'iconbtn sm relative cursor-pointer after:absolute after:-inset-1 aria-disabled:opacity-35',
  month_grid: 'w-full table-fixed border-separate border-spacing-0.5',
  weekday: 'py-1.5 text-2xs font-semibold text-quiet',
  day: 'p-0 text-center',
  hidden: 'invisible',
}

const marksLook = { free: 'after:size-[5px]', few: 'after:h-[5px] after:w-[11px]' }

function Day({ className: _, ...props }: DayButtonProps) {
  const { modifiers } = props
  const look = modifiers.selected
    ? 'bg-selected text-on-selected font-semibold'
    : modifiers.past
      ? 'text-quiet opacity-62'
      : modifiers.full
        ? 'text-quiet line-through cursor-pointer hover:bg-sea-100'
        : modifiers.disabled
          ? 'text-quiet opacity-62'
          : 'font-semibold cursor-pointer hover:bg-sea-100'
  const ring =
    modifiers.today && !modifiers.selected ? 'shadow-[inset_0_0_0_1.5px_var(--color-line-strong)]' : ''
  const mark = modifiers.few ? marksLook.few : modifiers.free ? marksLook.free : 'after:hidden'
  const markColour = modifiers.selected
    ? 'after:bg-apricot-400'
    : modifiers.few
      ? 'after:bg-apricot-600'
      : 'after:bg-sea-500'
  return (
    <DayButton
      {...props}
      className={`relative aspect-square w-full max-w-13 rounded-md text-[0.9375rem] transition-colors duration-quick after:absolute after:bottom-[16%] after:left-1/2 after:-translate-x-1/2 after:rounded-full ${look} ${ring} ${mark} ${markColour}`}
    />
  )
}

const Chevron = ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) =>
  orientation === 'left' ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />
