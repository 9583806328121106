import { AlarmClock, ArrowLeftRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Look, LookIcon, wordOfLook } from '#web/ui/badge.tsx'
import { blockLooks } from './board-block.tsx'

// Ordered to fill the lines of a phone.
const first: readonly Look[] = ['confirmed', 'in_progress', 'pending', 'completed']
const last: readonly Look[] = ['held', 'maintenance']

export function Legend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted">
      {first.map(stateSample)}
      <Sample look="late" icon={<AlarmClock />} word="Late return" />
      <Sample look="ghost" icon={<ArrowLeftRight />} word="Proposed" />
      {last.map(stateSample)}
    </ul>
  )
}

const stateSample = (look: Look) => (
  <Sample key={look} look={blockLooks[look] ?? ''} icon={<LookIcon of={look} />} word={wordOfLook(look)} />
)

const Sample = ({ look, icon, word }: { look: string; icon: ReactNode; word: string }) => (
  <li className="inline-flex items-center gap-1.5">
    <span className={`ev ${look} static! inline-flex! h-4.5 w-6 justify-center px-0.5! py-0!`}>{icon}</span>
    {word}
  </li>
)
