import type { Look } from '#web/ui/badge.tsx'

/** The look of a block on the board, by state. */
export const blockLooks: Partial<Record<Look, string>> = {
  pending: 'pend',
  confirmed: 'conf',
  in_progress: 'prog',
  completed: 'done',
  held: 'held',
  maintenance: 'maint',
}
