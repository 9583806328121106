import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'

type Props = {
  label: string
  value: number | undefined
  /** undefined where the field was emptied. */
  onChange: (value: number | undefined) => void
  error?: string
  optional?: boolean
  /** What counts where it is empty. */
  placeholder?: string
}

/** A whole number, typed. */
export function NumberField({ value, onChange, ...field }: Props) {
  const [typing, setTyping] = useState<string>()
  const take = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 6)
    setTyping(digits)
    onChange(digits === '' ? undefined : Number(digits))
  }
  return (
    <Field
      {...field}
      compact
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={typing ?? String(value ?? '')}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setTyping(undefined)}
    />
  )
}
