import { Clock, type LucideIcon, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'

// The two states that customers see among their choices. A page that shows one of them need not load all states (badge.tsx).
export const pending = { icon: Clock, look: 'b-pending', word: 'Pending' } as const
export const maintenance = { icon: Wrench, look: 'b-plain', word: 'In Maintenance' } as const

type BadgeProps = { icon: LucideIcon; look: string; word: string; children?: ReactNode }

/** Colour, icon and word, always all three; `children` replaces the word. */
export const Badge = ({ icon: Icon, look, word, children }: BadgeProps) => (
  <span className={`badge ${look}`}>
    <Icon aria-hidden="true" />
    {children ?? word}
  </span>
)
