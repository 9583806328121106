import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

type Props = { name: string; cells: number; onChange: (percent: number) => void }

/** Raises or lowers the chosen prices by a percentage. */
export function PercentChange({ name, cells, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const apply = () => {
    const percent = Number(typed.replace(',', '.').replace('%', '').trim())
    const isRight = typed.trim() !== '' && Number.isFinite(percent) && percent >= -100 && percent <= 1000
    setError(isRight ? undefined : 'Enter a number, like 10 or -5.')
    if (isRight) onChange(percent)
  }
  return (
    <form
      aria-label={`Change ${name}`}
      className="mt-3 flex flex-wrap items-end gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <Field
        compact
        label={`Change ${cells} prices by percent`}
        className="w-60"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={error}
        autoComplete="off"
        placeholder="10 or -5"
      />
      <Button kind="line" size="sm" type="submit" className="min-h-10! max-md:min-h-11!">
        Change
      </Button>
    </form>
  )
}
