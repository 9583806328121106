import { useId, useState } from 'react'
import type { Equipment } from '#contract/views.ts'
import { ErrorText } from '#web/ui/field.tsx'

type Props = { unit: Equipment; level: number; onLevel: (level: number) => void }

/** The charge, to be typed after a look at the machine; taken with Enter or on leaving. */
export function BatteryLevel({ unit, level, onLevel }: Props) {
  const [typed, setTyped] = useState<string>()
  const id = useId()
  const wrong = typed !== undefined && levelOf(typed) === undefined
  const take = () => {
    const asked = typed === undefined ? undefined : levelOf(typed)
    if (asked === undefined && typed !== undefined) return
    setTyped(undefined)
    if (asked !== undefined && asked !== level) onLevel(asked)
  }
  return (
    <div>
      <label className={`field sm cursor-text gap-1! max-md:min-h-11! ${wrong ? 'err' : ''}`}>
        <input
          aria-label={`Battery of ${unit.name} in per cent`}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id : undefined}
          className="self-stretch text-right text-base tnum"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(level)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take()
            if (event.key === 'Escape') setTyped(undefined)
          }}
        />
        <span aria-hidden="true" className="text-muted">
          %
        </span>
      </label>
      {wrong && <ErrorText id={id}>A whole number from 0 to 100</ErrorText>}
    </div>
  )
}

/** 0 to 100, as typed; undefined for anything else. */
function levelOf(typed: string): number | undefined {
  const level = Number(typed.trim())
  return /^\d{1,3}$/.test(typed.trim()) && level <= 100 ? level : undefined
}
