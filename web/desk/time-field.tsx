import { isClockTime } from '#domain/calendar.ts'
import { Field, type FieldProps } from '#web/ui/field.tsx'

type Props = Pick<FieldProps, 'label' | 'error' | 'className'> & {
  /** `HH:mm`, or part of it while typing. */
  value: string
  onChange: (time: string) => void
}

/** A 24-hour time, whatever the browser's language; `930` and `9.30` become `09:30`. */
export const TimeField = ({ onChange, ...field }: Props) => (
  <Field
    {...field}
    compact
    type="text"
    inputMode="numeric"
    autoComplete="off"
    placeholder="14:30"
    maxLength={5}
    onChange={(event) => onChange(event.target.value)}
    onBlur={(event) => {
      const time = clockOf(event.target.value)
      // An unchanged field makes no edit: that would disable the button being pressed.
      if (time !== event.target.value) onChange(time)
    }}
  />
)

/** `9`, `930`, `9.30` as `09:30`; anything that is not a time stays as typed. */
export function clockOf(typed: string): string {
  const parts = /^(\d{1,2})(?:[:.,\s]?(\d{2}))?$/.exec(typed.trim())
  if (!parts) return typed
  const [, hour = '', minute = '00'] = parts
  const time = `${hour.padStart(2, '0')}:${minute}`
  return isClockTime(time) ? time : typed
}
