import { Check, CheckCheck, Play, Timer, X, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, maintenance, pending } from './one-badge.tsx'

const looks = {
  pending,
  confirmed: { icon: Check, look: 'b-confirmed', word: 'Confirmed' },
  in_progress: { icon: Play, look: 'b-progress', word: 'In progress' },
  completed: { icon: CheckCheck, look: 'b-completed', word: 'Completed' },
  cancelled: { icon: X, look: 'b-cancelled', word: 'Cancelled' },
  held: { icon: Timer, look: 'b-plain', word: 'Held, paying now' },
  available: { icon: Check, look: 'b-completed', word: 'Available' },
  in_use: { icon: Play, look: 'b-rented', word: 'In use' },
  rented: { icon: Timer, look: 'b-rented', word: 'Rented out' },
  charging: { icon: Zap, look: 'b-charging', word: 'Charging' },
  maintenance,
} as const

export type Look = keyof typeof looks

/** The icon of a state, the same everywhere: badge, timeline block, legend. */
export function LookIcon({ of }: { of: Look }) {
  const Icon = looks[of].icon
  return <Icon aria-hidden="true" />
}

/** The state of a booking or machine: colour, icon and the spec's word, always all three. */
export const StatusBadge = ({ status, children }: { status: Look; children?: ReactNode }) => (
  <Badge {...looks[status]}>{children}</Badge>
)

/** The word of a state, for lists without room for a badge. */
export const wordOfLook = (look: Look): string => looks[look].word
