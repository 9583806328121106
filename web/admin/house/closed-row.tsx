import { Trash2 } from 'lucide-react'
import { DateField } from '#web/booking/date-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { ClosedDays } from './edits.ts'

type Props = {
  name: string
  days: ClosedDays
  today: string
  problem: (field: string) => string | undefined
  onChange: (fields: Partial<ClosedDays>) => void
  onRemove: () => void
}

/** Days on which a place is closed, and why: guests read the reason. */
export function ClosedRow({ name, days, today, problem, onChange, onRemove }: Props) {
  const { from, to, reason } = days
  return (
    <li aria-label={name} className="flex flex-wrap items-end gap-x-5 gap-y-3 py-4">
      <DateField
        compact
        className="w-48"
        label="First day"
        value={from}
        min={from < today ? from : today}
        onChange={(day) => onChange(day > to ? { from: day, to: day } : { from: day })}
        error={problem('from')}
      />
      <DateField
        compact
        className="w-48"
        label="Last day"
        value={to}
        min={from}
        onChange={(day) => onChange({ to: day })}
        error={problem('to')}
      />
      <Field
        compact
        className="min-w-0 flex-1 basis-60"
        label="Reason, as guests read it"
        placeholder="Monsoon"
        maxLength={300}
        value={reason}
        onChange={(event) => onChange({ reason: event.target.value })}
        error={problem('reason')}
      />
      <IconButton label={`Remove ${name}`} lined onClick={onRemove} className="ml-auto">
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}
