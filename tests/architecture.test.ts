import { describe, expect, it } from 'vitest'
import { importsOf, sources, textOf } from './sources.ts'

// Import rules between folders, file sizes, and no import cycles. The rules are in the table below.

const shipped = sources.filter(
  (file) => /^(domain|contract|server|web)\//.test(file) && !file.includes('.test.'),
)

/** Code of the project; fonts and pictures may be imported anywhere. */
const isOwn = (name: string): boolean =>
  /\.tsx?$/.test(name) && /^(domain|contract|server|web|tests|bench|cli)\//.test(name)

/** The folder by which the table below lists a file. */
function roomOf(file: string): string {
  const [top, second] = file.split('/') as [string, string]
  if (top === 'domain' || top === 'contract') return top
  return second.includes('.') ? `${top}/.` : `${top}/${second}`
}

const flow = ['web/.', 'web/early', 'web/booking', 'web/ui', 'web/shell', 'contract', 'domain']
const capability = ['server/db', 'server/http', 'server/.', 'contract', 'domain']

/** What each folder may import in addition to its own files. `server/.` and `web/.`: the files directly in it. */
const rules: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  'server/db': ['domain'],
  'server/http': ['contract', 'domain', 'server/db'],
  // A booking without a day is an enquiry; lists are cached until the feed reports a change.
  'server/bookings': [
    ...capability,
    'server/availability',
    'server/notifications',
    'server/enquiries',
    'server/live',
    // Price and riding hours of a booking depend on the owner's membership.
    'server/members',
  ],
  'server/members': capability,
  'server/payments': [...capability, 'server/bookings'],
  'server/availability': capability,
  // A link for a new password is sent by mail.
  'server/accounts': [...capability, 'server/notifications'],
  // Bookings of a closed unit are moved to other units.
  'server/fleet': [...capability, 'server/bookings'],
  'server/analytics': [...capability, 'server/live'],
  // The bookings for a mail are read through a function parameter (MailQueries).
  'server/notifications': capability,
  'server/live': capability,
  // The waitlist is notified when a unit is free.
  'server/enquiries': [...capability, 'server/availability', 'server/notifications'],
  // The owner's draft is previewed in mails.
  'server/house': [...capability, 'server/notifications'],
  'server/admin': [...capability, 'server/bookings', 'server/house'],
  'server/retention': [...capability, 'server/bookings'],
  'web/ui': [],
  // Runs before the page's code, and has the interface to that code.
  'web/early': [],
  // A booking page uses the site's frame.
  'web/booking': ['web/ui', 'web/shell', 'web/.', 'contract', 'domain'],
  'web/shell': ['web/ui', 'web/.', 'contract', 'domain'],
  'web/front': flow,
  'web/efoil': flow,
  'web/checkout': flow,
  'web/info': flow,
  // Shared by all screens of signed-in people: frame, clock, feed, loading and failed lists.
  'web/desk': flow,
  // Bookings for staff of all sectors, with their actions.
  'web/staff': [...flow, 'web/desk'],
  // /member-dashboard shows next rides, and the jetski admin's dashboard, loaded on demand.
  'web/account': [...flow, 'web/desk', 'web/staff'],
  // A list's row shows the history of its booking.
  'web/admin': [...flow, 'web/desk', 'web/staff'],
  'web/messages': [...flow, 'web/desk'],
  'web/own': [...flow, 'web/desk'],
  'web/hub': flow,
  'web/surf-sauna': flow,
  'web/jetski': flow,
  'web/wake-surf': flow,
  'web/events': flow,
  'web/members': flow,
  'web/orders': flow,
}

/** Of `server/.`, only the dependencies record and the configuration's type may be imported anywhere. */
const forEverybody = new Set([
  'server/deps.ts',
  'server/cache.ts',
  'server/config.ts',
  'web/queries.ts',
  'web/call.ts',
  'web/drafts.ts',
  'web/new-pending.ts',
  'web/form-drafts.ts',
  'web/house-on-page.ts',
  'web/offered-on-page.ts',
  'web/pending-store.ts',
  'web/sending.ts',
  'web/server-clock.ts',
  'web/why-failed.ts',
  'web/query-provider.tsx',
])

describe('the house', () => {
  it.each(shipped.filter((file) => !/^(server|web)\/[^/]+$/.test(file)))(
    '%s imports only what its room may',
    (file) => {
      const room = roomOf(file)
      const allowed = rules[room]
      expect(allowed, `${room} has no rule`).toBeDefined()
      for (const name of importsOf(file).filter(isOwn)) {
        const other = roomOf(name)
        const may =
          other === room || (allowed!.includes(other) && (!other.endsWith('/.') || forEverybody.has(name)))
        expect(may, `${file} imports ${name}`).toBe(true)
      }
    },
  )

  it('lets the domain import only itself, zod and the times of the sun', () => {
    for (const file of shipped.filter((one) => one.startsWith('domain/')))
      expect(
        importsOf(file).filter((name) => !name.startsWith('domain/') && name !== 'zod' && name !== 'suncalc'),
        file,
      ).toEqual([])
  })

  it('reads the environment in config and main only, and the clock in main only', () => {
    for (const file of shipped.filter((one) => one.startsWith('server/'))) {
      const text = textOf.get(file)!
      if (!/^server\/(main|config)\.ts$/.test(file)) expect(text, file).not.toMatch(/process\.env/)
      if (file !== 'server/main.ts' && !file.startsWith('server/notifications/'))
        expect(text, file).not.toMatch(/Temporal\.Now|new Date\(\)/)
    }
  })

  it('names the time zone of the company only in domain/site.ts, where the operator changes it', () => {
    const named = shipped.filter((file) => textOf.get(file)!.includes("'Europe/Tallinn'"))
    expect(named).toEqual(['domain/house/the-house.ts', 'domain/site.ts'])
  })

  it('has no file above 250 lines, nine in ten at most 150, half at most 75', () => {
    const sizes = shipped
      .map((file) => textOf.get(file)!.trimEnd().split('\n').length)
      .sort((one, other) => one - other)
    const long = shipped.filter((file) => textOf.get(file)!.trimEnd().split('\n').length > 250)
    expect(long).toEqual([])
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(150)
    expect(sizes[Math.floor(sizes.length * 0.5)]).toBeLessThanOrEqual(75)
  })

  it('has no file with more than 16 imports', () => {
    expect(shipped.filter((file) => new Set(importsOf(file)).size > 16)).toEqual([])
  })

  it('has file names that identify: none is used twice', () => {
    const names = sources
      .filter((file) => !file.startsWith('tests/'))
      .map((file) => file.slice(file.lastIndexOf('/') + 1))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has no folder or file for leftovers', () => {
    expect(
      sources.filter((file) =>
        /\/(utils?|lib|common|helpers?|constants|types|services?|controllers?|repositor(y|ies)|managers?)(\/|\.tsx?$)/.test(
          file,
        ),
      ),
    ).toEqual([])
  })

  it('has no import cycles', () => {
    const state = new Map<string, 'open' | 'done'>()
    const circles: string[] = []
    const visit = (file: string, path: string[]): void => {
      if (state.get(file) === 'done') return
      if (state.get(file) === 'open')
        return void circles.push([...path.slice(path.indexOf(file)), file].join(' > '))
      state.set(file, 'open')
      for (const next of importsOf(file).filter((name) => textOf.has(name))) visit(next, [...path, file])
      state.set(file, 'done')
    }
    for (const file of shipped) visit(file, [])
    expect(circles).toEqual([])
  })
})
