import { Trash2 } from 'lucide-react'
import { isMonthDay, monthText } from '#domain/calendar.ts'
import { TimeField } from '#web/desk/time-field.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Hours } from './edits.ts'
import { Weekdays } from './weekdays.tsx'

type Props = {
  name: string
  hours: Hours
  problem: (field: string) => string | undefined
  onChange: (fields: Partial<Hours>) => void
  onRemove: () => void
}

/** Hours of a part of the year, on some days of the week. */
export function HoursRow({ name, hours, problem, onChange, onRemove }: Props) {
  const { from, to, weekdays, open, close } = hours
  return (
    <li aria-label={name} className="flex flex-wrap items-end gap-x-5 gap-y-3 py-4">
      <MonthDay
        label="From"
        value={from}
        onChange={(day) => onChange({ from: day })}
        error={problem('from')}
      />
      <MonthDay label="To" value={to} onChange={(day) => onChange({ to: day })} error={problem('to')} />
      <TimeField
        className="w-24"
        label="Opens"
        value={open}
        onChange={(time) => onChange({ open: time })}
        error={problem('open')}
      />
      <TimeField
        className="w-24"
        label="Closes"
        value={close}
        onChange={(time) => onChange({ close: time })}
        error={problem('close')}
      />
      <Weekdays
        value={weekdays}
        problem={problem('weekdays')}
        onChange={(days) => onChange({ weekdays: days })}
      />
      <IconButton label={`Remove ${name}`} lined onClick={onRemove} className="ml-auto">
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}

type MonthDayProps = { label: string; value: string; onChange: (monthDay: string) => void; error?: string }

const two = (n: number): string => String(n).padStart(2, '0')
const months = Array.from({ length: 12 }, (_, index) => ({
  value: two(index + 1),
  label: monthText(`2024-${two(index + 1)}`).slice(0, 3),
}))
const days = Array.from({ length: 31 }, (_, index) => ({ value: two(index + 1), label: String(index + 1) }))

/** A day of every year, `MM-DD`; a month without the chosen day gets its last. */
function MonthDay({ label, value, onChange, error }: MonthDayProps) {
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
