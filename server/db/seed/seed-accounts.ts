import { type MembershipType, type Role, roleFacts, roles } from '#domain/roles.ts'

/** Demo accounts, one per role; they exist only with DEMO=on, so their passwords are no secret. */
export type DemoAccount = {
  username: string
  password: string
  label: string
  role: Role
  fullName: string
  email: string
  membershipType: MembershipType
}

const names: Record<Role, string> = {
  test_user: 'Test User',
  main_admin: 'Main Admin',
  jetski_admin: 'Jaan Jetski',
  wakesurf_admin: 'Wiiu Wake',
  rayfoil_ambassador: 'Rasmus Ray',
  platinum_member: 'Piret Platinum',
  regular_user: 'Riho Regular',
}

export const demoAccounts: readonly DemoAccount[] = (
  ['test_user', ...roles.filter((role) => role !== 'test_user')] as Role[]
).map((role) => ({
  username: role,
  password: `demo-${role.replaceAll('_', '-')}`,
  label: roleFacts[role].label,
  role,
  fullName: names[role],
  email: `${role.replaceAll('_', '.')}@demo.example`,
  membershipType: role === 'platinum_member' ? 'platinum' : 'regular',
}))
