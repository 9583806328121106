import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Step } from './step-section.tsx'

type Props = { lines: readonly string[] | undefined; children?: ReactNode }

/** What the price includes; not rendered without a text. */
export const IncludedStep = ({ lines = [], children }: Props) =>
  (lines.length > 0 || children) && (
    <Step title="What’s included">
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {lines.map((thing) => (
          <li key={thing} className="flex items-center gap-3">
            <Check className="size-5 flex-none text-sea-600" />
            {thing}
          </li>
        ))}
      </ul>
      {children}
    </Step>
  )
