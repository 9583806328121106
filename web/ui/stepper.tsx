import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { focusAtOnce } from './focus-at-once.ts'

type StepperProps = {
  label: string
  /** Second line below the label; at a limit, the reason replaces it. */
  hint?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** Explains the upper limit. */
  atMost?: string
  /** The unit of a step: 'foil' gives 'One foil more'. */
  unit: string
  /** The label is above, as with a field. */
  stacked?: boolean
}

/** A small number with two buttons; can be typed too. */
export function Stepper({ label, hint, value, min, max, onChange, atMost, unit, stacked }: StepperProps) {
  const id = useId()
  const shownHint = value >= max && atMost ? atMost : hint
  return (
    <div
      className={stacked ? 'flex flex-col' : 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2'}
    >
      <div className={stacked ? 'contents' : 'flex-[1_1_5.5rem]'}>
        <label className={stacked ? 'lab' : 'block font-semibold'} htmlFor={id}>
          {label}
        </label>
        {shownHint && (
          <p
            className={stacked ? 'hint order-last' : 'text-sm text-muted'}
            id={`${id}-hint`}
            aria-live="polite"
          >
            {shownHint}
          </p>
        )}
      </div>
      <div
        className={`stepper ${stacked ? 'flex! justify-between' : 'flex-none'} has-[input:focus]:shadow-[inset_0_0_0_2px_var(--color-focus)]`}
      >
        <Step label={`One ${unit} less`} off={value <= min} onStep={() => onChange(value - 1)}>
          <Minus />
        </Step>
        <Typed
          id={id}
          value={value}
          min={min}
          max={max}
          onChange={onChange}
          describedBy={shownHint ? `${id}-hint` : undefined}
        />
        <Step label={`One ${unit} more`} off={value >= max} onStep={() => onChange(value + 1)}>
          <Plus />
        </Step>
      </div>
    </div>
  )
}

type StepProps = { label: string; off: boolean; onStep: () => void; children: React.ReactNode }

// aria-disabled keeps the focus on a button that has just reached its limit.
const Step = ({ label, off, onStep, children }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={off ? undefined : onStep}
    className={`rounded-md transition-colors duration-quick ${off ? 'cursor-not-allowed text-quiet opacity-45' : 'cursor-pointer hover:text-sea-600'}`}
  >
    {children}
  </button>
)

type TypedProps = Pick<StepperProps, 'value' | 'min' | 'max' | 'onChange'> & {
  id: string
  describedBy?: string
}

function Typed({ id, value, min, max, onChange, describedBy }: TypedProps) {
  const [typing, setTyping] = useState<string>()
  const take = (text: string) => {
    setTyping(text)
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= min && number <= max) onChange(number)
  }
  return (
    <input
      id={id}
      className="h-13 w-11 bg-transparent text-center text-lg font-semibold tnum outline-none"
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-describedby={describedBy}
      value={typing ?? String(value)}
      onChange={(event) => take(event.target.value)}
      onFocus={(event) => event.target.select()}
      onMouseDown={focusAtOnce}
      onBlur={() => setTyping(undefined)}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
        if (step === 0) return
        event.preventDefault()
        setTyping(undefined)
        onChange(Math.min(max, Math.max(min, value + step)))
      }}
    />
  )
}
