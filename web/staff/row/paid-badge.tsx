import { Check, Circle, CircleDot, Undo2 } from 'lucide-react'
import type { PaidState } from '#domain/money-moves.ts'
import { paidLabels } from '#domain/money-moves.ts'

const looks = {
  unpaid: { icon: Circle, look: 'b-plain' },
  part_paid: { icon: CircleDot, look: 'b-pending' },
  paid: { icon: Check, look: 'b-completed' },
  refunded: { icon: Undo2, look: 'b-rented' },
} as const

/** Whether a booking is paid, as the ledger has it. */
export function PaidBadge({ state, className = '' }: { state: PaidState; className?: string }) {
  const { icon: Icon, look } = looks[state]
  return (
    <span className={`badge ${look} ${className}`}>
      <Icon aria-hidden="true" />
      {paidLabels[state]}
    </span>
  )
}
