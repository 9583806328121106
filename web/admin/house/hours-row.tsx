import { TimeField } from '#web/desk/time-field.tsx'
import type { Hours } from './edits.ts'
import { RemoveButton } from './entry-buttons.tsx'
import { MonthDay } from './month-day.tsx'
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
    <li aria-label={name} className="flex flex-wrap items-start gap-x-5 gap-y-3 py-4">
      <MonthDay
        label="From"
        value={from}
        onChange={(day) => onChange({ from: day })}
        error={problem('from')}
      />
      <MonthDay label="To" value={to} onChange={(day) => onChange({ to: day })} error={problem('to')} />
      <div className="flex gap-x-5">
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
          // Midnight, as many people write it.
          onChange={(time) => onChange({ close: time === '24:00' ? '00:00' : time })}
          error={problem('close')}
        />
      </div>
      <Weekdays
        value={weekdays}
        problem={problem('weekdays')}
        onChange={(days) => onChange({ weekdays: days })}
      />
      <RemoveButton name={name} onClick={onRemove} className="ml-auto sm:mt-6" />
    </li>
  )
}
