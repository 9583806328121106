import { useState } from 'react'
import { isClockTime, isMonthDay, monthText } from '#domain/calendar.ts'
import { clockOf } from '#web/desk/time-field.tsx'
import { ErrorText, TextArea } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

/** Monday first. */
export const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

type WeekdaysProps = {
  value: readonly number[]
  error: string | undefined
  onChange: (weekdays: number[]) => void
}

/** Some days of the week, 1 for Monday. */
export const Weekdays = ({ value, error, onChange }: WeekdaysProps) => (
  <fieldset className="min-w-0">
    <legend className="lab">Days</legend>
    <div className="grid grid-cols-7 gap-1">
      {dayNames.map((name, index) => {
        const day = index + 1
        const on = value.includes(day)
        return (
          <label
            key={name}
            className={`chip relative min-h-11! cursor-pointer px-2 text-sm! ${on ? 'on' : ''}`}
          >
            <input
              type="checkbox"
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
              checked={on}
              onChange={() => onChange(on ? value.filter((one) => one !== day) : [...value, day].sort())}
            />
            {name}
          </label>
        )
      })}
    </div>
    {error && <ErrorText>{error}</ErrorText>}
  </fieldset>
)

type MonthDayProps = {
  label: string
  value: string
  onChange: (monthDay: string) => void
  error?: string | undefined
}

const two = (n: number): string => String(n).padStart(2, '0')
const months = Array.from({ length: 12 }, (_, index) => ({
  value: two(index + 1),
  label: monthText(`2024-${two(index + 1)}`).slice(0, 3),
}))
const days = Array.from({ length: 31 }, (_, index) => ({ value: two(index + 1), label: String(index + 1) }))

/** A day of every year, `MM-DD`; if a month lacks the chosen day, its last one is used. */
export function MonthDay({ label, value, onChange, error }: MonthDayProps) {
  const [month = '01', day = '01'] = value.split('-')
  const choose = (nextMonth: string, nextDay: string) => {
    const last = days.findLast((one) => one.value <= nextDay && isMonthDay(`${nextMonth}-${one.value}`))
    onChange(`${nextMonth}-${last?.value ?? '01'}`)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="lab">{label}</legend>
      <div className="flex gap-2">
        <Select
          label={`${label}, day`}
          value={day}
          onChange={(chosen) => choose(month, chosen)}
          options={days.filter((one) => isMonthDay(`${month}-${one.value}`))}
          className="w-20!"
        />
        <Select
          label={`${label}, month`}
          value={month}
          onChange={(chosen) => choose(chosen, day)}
          options={months}
          className="w-24!"
        />
      </div>
      {error && <ErrorText>{error}</ErrorText>}
    </fieldset>
  )
}

type StartsProps = {
  value: readonly string[]
  error: string | undefined
  onChange: (starts: string[]) => void
}

/** Start times, typed in any order; half-typed ones are not stored yet. */
export function StartsField({ value: starts, error, onChange }: StartsProps) {
  const [typing, setTyping] = useState<string>()
  const [left, setLeft] = useState(false)
  const typed = partsOf(typing ?? '')
  const take = (times: string[]) => {
    const next = [...new Set(times)].sort()
    if (times.length === 0 || !times.every(isClockTime)) return
    if (next.join() !== starts.join()) onChange(next)
  }
  const times = typed.map(clockOf)
  const wrong = typing !== undefined && (times.length === 0 || !times.every(isClockTime))
  return (
    <TextArea
      rows={starts.length > 8 ? 3 : 1}
      compact
      label="Start times"
      hint="Times like 09:00, separated by spaces"
      autoComplete="off"
      maxLength={600}
      value={typing ?? starts.join(' ')}
      onChange={(event) => {
        setTyping(event.target.value)
        take(partsOf(event.target.value))
      }}
      onBlur={() => {
        take(times)
        setLeft(true)
        if (!wrong) setTyping(undefined)
      }}
      error={wrong && left ? 'At least one time, like 09:00 10:30' : error}
    />
  )
}

const partsOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)
