import { useState } from 'react'
import { dateText } from '#domain/calendar.ts'
import { DateField } from '#web/booking/date-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import type { Unit } from './edits.ts'

type Props = {
  unit: Unit
  where: string
  today: string
  problem: (field: string) => string | undefined
  onChange: (fields: Partial<Unit>) => void
}

const small = 'max-md:min-h-11'
const fields = ['name', 'since', 'retired', 'number', 'activity', 'place']

/** A unit, and what may change of it. */
export function UnitRow({ unit, where, today, problem, onChange }: Props) {
  const [editing, setEditing] = useState(false)
  const { name, retired } = unit
  const full = `${name} at ${where}`
  // What is wrong must be seen where it stands.
  const isOpen = editing || fields.some((field) => problem(field) !== undefined)
  return (
    <li aria-label={full} className="py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span className={`min-w-0 flex-1 basis-40 ${retired === undefined ? '' : 'text-muted'}`}>
          <b className="font-semibold [overflow-wrap:anywhere]">{name}</b>
          <span className="block text-sm text-muted">{lifeText(unit)}</span>
        </span>
        <Button
          kind="ghost"
          size="sm"
          className={small}
          aria-expanded={isOpen}
          aria-label={`Edit ${full}`}
          onClick={() => setEditing(!isOpen)}
        >
          {isOpen ? 'Done' : 'Edit'}
        </Button>
        {retired === undefined ? (
          <Button
            kind="line"
            size="sm"
            className={small}
            aria-label={`Retire ${full}`}
            onClick={() => onChange({ retired: today })}
          >
            Retire
          </Button>
        ) : (
          <Button
            kind="line"
            size="sm"
            className={small}
            aria-label={`Use ${full} again`}
            onClick={() => onChange({ retired: undefined })}
          >
            Use again
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="mt-2 grid gap-3 pb-2 sm:grid-cols-2">
          <Field
            compact
            label="Name"
            maxLength={80}
            value={name}
            onChange={(event) => onChange({ name: event.target.value })}
            error={problem('name') ?? problem('number') ?? problem('activity') ?? problem('place')}
          />
          <DateField
            compact
            optional
            label="In use since"
            value={unit.since ?? ''}
            min={unit.since !== undefined && unit.since < today ? unit.since : today}
            onChange={(day) => onChange({ since: day || undefined })}
            error={problem('since') ?? problem('retired')}
          />
        </div>
      )}
    </li>
  )
}

function lifeText({ since, retired }: Unit): string {
  const from = since === undefined ? '' : `In use since ${dateText(since, 'year')}`
  if (retired === undefined) return from || 'In use'
  return `${from === '' ? '' : `${from}, `}${from === '' ? 'Retired' : 'retired'} on ${dateText(retired, 'year')}`
}
