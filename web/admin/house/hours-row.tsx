import { Trash2 } from 'lucide-react'
import { TimeField } from '#web/desk/time-field.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Hours } from './edits.ts'
import { MonthDay } from './month-day.tsx'

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

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
  const toggle = (day: number) =>
    onChange({
      weekdays: weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day].sort(),
    })
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
      <fieldset className="min-w-0">
        <legend className="lab">Days</legend>
        <div className="grid grid-cols-7 gap-1">
          {dayNames.map((day, index) => {
            const on = weekdays.includes(index + 1)
            return (
              <label
                key={day}
                className={`chip relative min-h-11! cursor-pointer px-2 text-sm! ${on ? 'on' : ''}`}
              >
                <input
                  type="checkbox"
                  className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
                  checked={on}
                  onChange={() => toggle(index + 1)}
                />
                {day}
              </label>
            )
          })}
        </div>
        {problem('weekdays') && <ErrorText>{problem('weekdays')}</ErrorText>}
      </fieldset>
      <IconButton label={`Remove ${name}`} lined onClick={onRemove} className="ml-auto">
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}
