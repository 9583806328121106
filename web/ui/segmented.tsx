import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; count?: number }[]
}

/** Two to four views of the same thing, as native radios, so that arrow keys work. Large text wraps to a second line. */
export function Segmented<Value extends string>({ label, value, onChange, options }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="seg max-w-full flex-wrap gap-y-2 rounded-[1.375rem] text-sm">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={`relative min-w-0 cursor-pointer justify-center text-sm! whitespace-nowrap max-sm:px-3! max-[359px]:px-1.5! max-[359px]:text-xs! before:absolute before:inset-x-0 before:-inset-y-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus ${option.value === value ? 'on' : 'hover:text-ink'}`}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
          {option.count !== undefined && <span className="count">{option.count}</span>}
        </label>
      ))}
    </fieldset>
  )
}
