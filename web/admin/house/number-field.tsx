import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'

type Props = {
  label: string
  value: number | undefined
  /** undefined where the field was emptied. */
  onChange: (value: number | undefined) => void
  error?: string | undefined
  hint?: string
  optional?: boolean
  /** The default where it is empty. */
  placeholder?: string
  /** With a sign and a fraction. */
  decimal?: boolean
}

/** A number, typed; a whole one unless `decimal`. */
export function NumberField({ value, onChange, decimal = false, ...field }: Props) {
  const [typing, setTyping] = useState<string>()
  const take = (text: string) => {
    const kept = decimal
      ? text
          .replace(',', '.')
          .replace(/[^\d.-]/g, '')
          .slice(0, 12)
      : text.replace(/\D/g, '').slice(0, 6)
    setTyping(kept)
    const number = kept === '' ? undefined : Number(kept)
    // A minus or two points are no number yet.
    if (!Number.isNaN(number)) onChange(number)
  }
  return (
    <Field
      {...field}
      compact
      type="text"
      inputMode={decimal ? 'text' : 'numeric'}
      autoComplete="off"
      value={typing ?? String(value ?? '')}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setTyping(undefined)}
    />
  )
}
