import { useState } from 'react'
import { isClockTime } from '#domain/calendar.ts'
import { clockOf } from '#web/desk/time-field.tsx'
import { TextArea } from '#web/ui/field.tsx'

type Props = {
  value: readonly string[]
  error: string | undefined
  onChange: (starts: string[]) => void
}

/** Start times, typed in any order; half-typed ones are not stored yet. */
export function StartsField({ value: starts, error, onChange }: Props) {
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
