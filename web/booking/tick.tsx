import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A native checkbox in our style, with its label. */
export const Tick = ({ children, ...input }: Omit<ComponentProps<'input'>, 'type'>) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
    <span className="relative flex-none">
      <input
        {...input}
        type="checkbox"
        className="peer check cursor-pointer appearance-none checked:bg-selected checked:shadow-none"
      />
      <Check
        strokeWidth={3}
        className="pointer-events-none absolute top-1 left-1 size-4 text-on-selected opacity-0 peer-checked:opacity-100"
      />
    </span>
    <span>{children}</span>
  </label>
)
