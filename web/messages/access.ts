import type { User } from '#contract/views.ts'

/** `nobody` is signed in, `outsider` has no sector, `staff` reads the own sectors, `main` may send (contract: who may call what). */
export type Access = 'nobody' | 'outsider' | 'staff' | 'main'

export function accessOf(user: User | undefined): Access {
  if (!user) return 'nobody'
  if (user.role === 'main_admin' || user.role === 'test_user') return 'main'
  return user.sectors.length > 0 ? 'staff' : 'outsider'
}

/** Under a form: why its button is off. */
export const whoMaySend: Record<Exclude<Access, 'main'>, string> = {
  nobody: 'Only the main admin may send. Please sign in.',
  outsider: 'Only the main admin may send.',
  staff: 'Only the main admin may send. You see what went out of your sectors in the overview.',
}
