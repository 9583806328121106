import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
  /** Shown before the text: the icon of the chosen state. */
  icon?: ReactNode
  className?: string
}

/** A native select: it works well on phones, by keyboard and with screen readers. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, value, onChange, options, icon, className = '' } = props
  return (
    <span className={`field sm relative gap-2! max-md:min-h-11! ${className}`}>
      {icon}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span
        aria-hidden="true"
        className="line-clamp-2 min-w-0 flex-1 text-left text-sm leading-tight font-semibold"
      >
        {options.find((option) => option.value === value)?.label}
      </span>
      <ChevronDown className="size-4!" />
    </span>
  )
}
