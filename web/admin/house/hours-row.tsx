import { TimeField } from '#web/desk/time-field.tsx'
import { boundTo } from './bound-fields.ts'
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

/** Hours for a part of the year, on some weekdays. */
export function HoursRow({ name, hours, problem, onChange, onRemove }: Props) {
  const { day } = boundTo({ entry: hours, set: onChange, problem })
  return (
    <li aria-label={name} className="flex flex-wrap items-start gap-x-5 gap-y-3 py-4">
      <MonthDay label="From" {...day('from')} />
      <MonthDay label="To" {...day('to')} />
      <div className="flex gap-x-5">
        <TimeField className="w-24" label="Opens" {...day('open')} />
        <TimeField
          className="w-24"
          label="Closes"
          {...day('close')}
          // Midnight, as many people write it.
          onChange={(time) => onChange({ close: time === '24:00' ? '00:00' : time })}
        />
      </div>
      <Weekdays
        value={hours.weekdays}
        problem={problem('weekdays')}
        onChange={(days) => onChange({ weekdays: days })}
      />
      <RemoveButton name={name} onClick={onRemove} className="ml-auto sm:mt-6" />
    </li>
  )
}
