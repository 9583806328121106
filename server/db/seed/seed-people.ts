import { type Role, roleFacts, roles } from '#domain/roles.ts'

const names: Record<Role, string> = {
  test_user: 'Test User',
  main_admin: 'Main Admin',
  jetski_admin: 'Jaan Jetski',
  wakesurf_admin: 'Wiiu Wake',
  rayfoil_ambassador: 'Rasmus Ray',
  platinum_member: 'Piret Platinum',
  regular_user: 'Riho Regular',
}

/** Demo accounts, one per role; they exist only with DEMO=on, so their passwords are no secret. */
export const demoAccounts = (['test_user', ...roles.filter((role) => role !== 'test_user')] as Role[]).map(
  (role) => ({
    username: role,
    password: `demo-${role.replaceAll('_', '-')}`,
    label: roleFacts[role].label,
    role,
    fullName: names[role],
    email: `${role.replaceAll('_', '.')}@demo.example`,
    membershipType: role === 'platinum_member' ? 'platinum' : 'regular',
  }),
)

const namesIn = (text: string): string[] => text.trim().split(/\s+/)
const first = namesIn(`
  Liis Mart Karin Pavel Tanja Rasmus Jana Ott Oskar Kadri Siim Nele Andrus Elena Pablo Sofía Niran
  Mali Omar Layla Emma Mikko Anna Tom Grace Jürgen Clara Kristjan Maarja Дарья`)
const last = namesIn(`
  Tamm Õunapuu Saar Ivanov Žukov Mägi Kask Lepik Tali Rebane Pärn Kuusk Sõber García Ruiz Suksai
  Haddad Virtanen Kowalska Baker Vogel Ilves Põld Смирнова`)

/** A made-up customer; `username` is set for the demo's members. */
export type Person = { name: string; email: string; phone: string | null; username?: string }

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

function person(index: number): Person {
  const name = `${first[index % first.length]} ${last[(index * 7 + Math.floor(index / first.length)) % last.length]}`
  const email = `${
    plain(name)
      .replace(/[^a-z]+/g, '.')
      .replace(/^\.+|\.+$/g, '') || 'guest'
  }.${index}@example.com`
  return {
    name,
    email,
    phone: index % 7 === 6 ? null : `+372 5${String(1_234_567 + index * 7919).slice(0, 7)}`,
  }
}

/** The demo's regular member, so that 'My Bookings' has something to show. */
const riho: Person = {
  name: 'Riho Regular',
  email: 'regular.user@demo.example',
  phone: '+372 5550 1001',
  username: 'regular_user',
}
/** Her rides are those of seed-samples.ts, none random: her hours and savings are part of the demo. */
export const piret: Person = {
  name: 'Piret Platinum',
  email: 'platinum.member@demo.example',
  phone: '+372 5550 1002',
  username: 'platinum_member',
}

const regulars = 60
const passersBy = 2_000

/**
 * Chooses the customer: one booking in a hundred is a member's, one in four a regular's; the others come once, or twice by
 * chance.
 */
export function customerOf(pick: (below: number, what: string) => number): Person {
  if (pick(100, 'member') === 0) return riho
  return person(pick(4, 'regular') === 0 ? pick(regulars, 'who') : regulars + pick(passersBy, 'who'))
}

export const requests = [
  'Second rider is left-handed, please bring the spare remote.',
  'It is a birthday surprise, please do not call before noon.',
  'We come with two children, small wetsuits please.',
  'First time on a foil.',
]
