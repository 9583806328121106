import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { centsOfEntry, entryFault, entryOf } from './price-entry.ts'

type Props = {
  label: string
  value: number | undefined
  /** Undefined if the field was emptied. */
  onChange?: (value: number | undefined) => void
  /** For fields that keep the number when emptied. */
  onNumber?: (value: number) => void
  error?: string | undefined
  hint?: string
  optional?: boolean
  /** The default for an empty field. */
  placeholder?: string
  /** Allows a sign and a fraction. */
  decimal?: boolean
  /** The highest accepted number. */
  most?: number
}

/** A typed number; a whole one from 0 up unless `decimal`. Anything else is refused with an error. */
export function NumberField({ value, onChange, onNumber, decimal = false, most, error, ...field }: Props) {
  const [typing, setTyping] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const take = (text: string) => {
    setTyping(text)
    setRefused(undefined)
    const number = numberOf(text, { decimal, most })
    if (Number.isNaN(number)) return
    onChange?.(number)
    if (number !== undefined) onNumber?.(number)
  }
  const leave = () => {
    if (Number.isNaN(numberOf(typing ?? '', { decimal, most })))
      setRefused(
        `Please enter a ${decimal ? '' : 'whole '}number${most === undefined ? '' : ` up to ${most}`}, not “${typing}”`,
      )
    setTyping(undefined)
  }
  return (
    <Field
      {...field}
      compact
      type="text"
      inputMode={decimal ? 'text' : 'numeric'}
      autoComplete="off"
      maxLength={decimal ? 12 : 9}
      value={typing ?? String(value ?? '')}
      onChange={(event) => take(event.target.value)}
      onBlur={leave}
      error={refused ?? error}
    />
  )
}

/** Undefined for an empty text, NaN for a text that is not a number, or too large a one. */
function numberOf(
  text: string,
  { decimal, most = Number.POSITIVE_INFINITY }: Pick<Props, 'decimal' | 'most'>,
): number | undefined {
  const kept = text.trim().replace(',', '.')
  if (kept === '') return undefined
  const isNumber = (decimal ? /^-?\d+(\.\d*)?$/ : /^\d+$/).test(kept)
  return isNumber && Number(kept) <= most ? Number(kept) : Number.NaN
}

type PriceProps = {
  label: string
  value: number | undefined
  onChange: (cents: number) => void
  error?: string
}

/** A price in cents, typed in euros; an invalid one shows an error and changes nothing. */
export function PriceField({ label, value, onChange, error }: PriceProps) {
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
