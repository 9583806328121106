import { AlarmClock } from 'lucide-react'
import type { Look } from '#web/ui/badge.tsx'
import { LookIcon, wordOfLook } from '#web/ui/badge.tsx'
import { blockLooks } from './board-looks.ts'

const shown: readonly Look[] = ['confirmed', 'in_progress', 'pending', 'completed', 'held', 'maintenance']
const sample = 'static! inline-flex! h-4.5 w-6 justify-center px-0.5! py-0!'

export function Legend() {
  return (
    <ul aria-label="Looks of the blocks" className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted">
      {shown.map((look) => (
        <li key={look} className="inline-flex items-center gap-1.5">
          <span className={`ev ${blockLooks[look]} ${sample}`}>
            <LookIcon of={look} />
          </span>
          {wordOfLook(look)}
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <span className={`ev late ${sample}`}>
          <AlarmClock aria-hidden="true" />
        </span>
        Late return
      </li>
    </ul>
  )
}
