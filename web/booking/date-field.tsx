import { CalendarDays } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, Suspense, useId, useRef, useState } from 'react'
import { addDays, bookableDays, dateText, monthText } from '#domain/calendar.ts'
import { CalendarSpace } from '#web/ui/calendar-parts.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { intoView } from '#web/ui/into-view.ts'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'

const Calendar = lazyWithRetry(() => import('#web/ui/calendar.tsx').then((module) => module.Calendar))

type Props = {
  label: string
  /** `yyyy-MM-dd`, '' while no day is chosen. */
  value: string
  onChange: (date: string) => void
  /** The first day that can be chosen; undefined until the clock is known. */
  min: string | undefined
  error?: string
  /** The day can be cleared. */
  optional?: boolean
  /** 40 px high, for staff screens. */
  compact?: boolean
  className?: string
}

/** A day in the site's own format. Pressing it opens our calendar, which looks the same in every browser. */
export function DateField({ label, value, onChange, min, error, optional, compact, className = '' }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const choose = (date: string) => {
    onChange(date)
    setOpen(false)
    button.current?.focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    currentTarget.contains(relatedTarget) || setOpen(false)
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    // In a dialog, Escape closes an open calendar first.
    <fieldset
      aria-labelledby={`${id}-label`}
      className={`min-w-0 ${className}`}
      onBlur={leave}
      onKeyDown={closeByKey}
      data-keeps-escape={open || undefined}
    >
      <span id={`${id}-label`} className="lab">
        {label}
        {optional && <i> optional</i>}
      </span>
      <div className="relative">
        <button
          ref={button}
          type="button"
          aria-labelledby={`${id}-label ${id}-value`}
          aria-expanded={open}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => setOpen(!open)}
          className={`field cursor-pointer text-left outline-none hover:shadow-[inset_0_0_0_1px_var(--color-ink)] ${error ? 'err' : ''} ${compact ? 'sm' : ''} ${open ? 'focus' : ''}`}
        >
          <CalendarDays />
          <span id={`${id}-value`} className={`tnum ${value ? '' : 'text-quiet'}`}>
            {value ? dateText(value, 'year') : 'Choose a day'}
          </span>
        </button>
        {open && min && (
          // Focusable, so that pressing an empty part of the calendar does not count as leaving the field.
          <div
            ref={intoView}
            tabIndex={-1}
            className="absolute top-full left-0 z-20 mt-1.5 w-full scroll-mb-6 sm:w-[21rem] rounded-lg bg-surface p-4 shadow-float outline-none"
          >
            <Suspense fallback={<CalendarSpace />}>
              <OpenMonth value={value} min={min} onChoose={choose} />
            </Suspense>
            {optional && value && (
              <button
                type="button"
                className="btn btn-ghost btn-sm mt-2 w-full max-md:min-h-11"
                onClick={() => choose('')}
              >
                No day
              </button>
            )}
          </div>
        )}
      </div>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </fieldset>
  )
}

type MonthProps = { value: string; min: string; onChoose: (date: string) => void }

function OpenMonth({ value, min, onChoose }: MonthProps) {
  const [month, setMonth] = useState((value > min ? value : min).slice(0, 7))
  return (
    <Calendar
      month={month}
      onMonth={setMonth}
      today={min}
      last={addDays(min, bookableDays)}
      chosen={value || undefined}
      onChoose={onChoose}
      marks={none}
      dayText={(day) => dateText(day, 'year')}
      monthText={monthText}
    />
  )
}

const none = {}
