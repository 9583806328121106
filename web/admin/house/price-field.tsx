import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { centsOfEntry, entryFault, entryOf } from './price-entry.ts'

type Props = { label: string; value: number | undefined; onChange: (cents: number) => void; error?: string }

/** A price in cents, typed in euros; an invalid one shows an error and changes nothing. */
export function PriceField({ label, value, onChange, error }: Props) {
  const [typing, setTyping] = useState<string>()
  const isWrong = typing !== undefined && centsOfEntry(typing) === undefined
  const take = (text: string) => {
    setTyping(text)
    const typed = centsOfEntry(text)
    if (typed !== undefined) onChange(typed)
  }
  return (
    <Field
      compact
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typing ?? entryOf(value)}
      onChange={(event) => take(event.target.value)}
      onBlur={() => !isWrong && setTyping(undefined)}
      error={isWrong ? entryFault(typing) : error}
    />
  )
}
