import { ChevronDown } from 'lucide-react'
import type { JetskiFleetStatus } from '#domain/fleet/status.ts'
import { StatusBadge } from '#web/ui/badge.tsx'

type Props = {
  label: string
  value: JetskiFleetStatus
  onChange: (status: JetskiFleetStatus) => void
  options: readonly { value: JetskiFleetStatus; label: string }[]
}

/** The machine's own list with whole labels over the badge of the present state, which fits a narrow card. */
export const StatusSelect = ({ label, value, onChange, options }: Props) => (
  <span className="field sm relative gap-2! px-2! max-md:min-h-11!">
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as JetskiFleetStatus)}
      className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md text-base opacity-0"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <span aria-hidden="true" className="flex min-w-0 flex-1">
      <StatusBadge status={value} />
    </span>
    <ChevronDown aria-hidden="true" className="size-4!" />
  </span>
)
