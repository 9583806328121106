import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Role, roleFacts } from '#domain/roles.ts'
import { everyPassword } from '#tests/people.ts'
import { type CrowdedApp, crowdedApp, type Thing } from './crowded-app.ts'

// A signed-in account tries to read and change what belongs to others. All of it is refused, and nothing changes.

let yard: CrowdedApp
beforeAll(async () => {
  yard = await crowdedApp()
})
afterAll(() => yard.app.close())

const attackers = [
  'regular_user',
  'platinum_member',
  'jetski_admin',
  'wakesurf_admin',
  'rayfoil_ambassador',
] as const
type Attacker = (typeof attackers)[number] | undefined
const calls = Object.entries(api) as [string, Endpoint][]
let tried = 0

const reach = (role: Role | undefined) => (role ? roleFacts[role].sectors : [])
const isForeign = ({ sector, owner }: Thing, who: Attacker): boolean =>
  !reach(who).includes(sector) && (owner === undefined || owner !== who)

/** Bodies that would have an effect if accepted. */
const bodies: Partial<Record<string, unknown>> = {
  setBookingStatus: { status: 'cancelled', reason: 'mine now' },
  rescheduleBooking: { date: '2026-06-19', time: '10:00' },
  offerTimes: { starts: [{ date: '2026-06-19', time: '10:00' }], refund: true },
  contactCustomer: { method: 'email' },
  undoBookingStatus: { status: 'in_progress' },
  swapUnit: { from: 'efoil-tallinn-1', to: 'efoil-tallinn-2' },
  setEquipmentStatus: { status: 'maintenance' },
  setJetskiStatus: { status: 'maintenance' },
  setEnquiryState: { state: 'closed' },
  changePerson: { disabled: true },
  releaseHold: { clientSecret: 'test_guess' },
  resetPassword: { password: 'a password of my own' },
}

/** The rows that the id in a path may refer to; all rows if that is unclear. */
function thingsOf(path: string): readonly Thing[] {
  const kind = /^\/api\/(?:admin\/|fleet\/)?([\w-]+)/.exec(path)![1]!
  const as: Record<string, string> = { 'test-drive': 'bookings', jetski: 'equipment' }
  const booking = path.includes(':bookingId')
  const found = yard.things.filter((thing) => thing.kind === (booking ? 'bookings' : (as[kind] ?? kind)))
  return found.length > 0 ? found : yard.things
}

describe.each([...attackers, undefined])('%s', (who) => {
  it('can neither read nor change by id what belongs to others', { timeout: 120_000 }, async () => {
    const before = await yard.everything()
    for (const [name, { method, path, body }] of calls.filter(([, call]) => call.path.includes(':'))) {
      for (const thing of thingsOf(path).filter((one) => isForeign(one, who))) {
        const url = path.replace(/:\w+/, encodeURIComponent(thing.id))
        const answer = await yard.app.call(method, url, {
          as: who,
          ...(body ? { body: bodies[name] ?? {} } : {}),
        })
        tried++
        const said = `${who} ${method} ${url}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`
        // Releasing a hold has the same answer whether the secret was right or not.
        if (name !== 'releaseHold') expect([400, 401, 403, 404], said).toContain(answer.status)
        expect(JSON.stringify(answer.body), said).not.toContain('victim')
      }
    }
    expect(await yard.everything()).toBe(before)
  })

  it('reads nothing of other sectors in any list', { timeout: 60_000 }, async () => {
    const lists = calls.filter(([, { method, path }]) => method === 'GET' && !path.includes(':'))
    for (const [name, { path }] of lists) {
      const queries =
        name === 'search' ? ['?q=victim', '?q=%25', '?q=__'] : ['', '?sector=main', '?sector=jetski']
      for (const query of queries) {
        const answer = await yard.app.call('GET', path + query, { as: who })
        tried++
        const text = JSON.stringify(answer.body)
        for (const { sector, mark } of yard.victims)
          if (!reach(who).includes(sector)) expect(text, `${who} GET ${path}${query}`).not.toContain(mark)
      }
    }
  })

  it('cannot book, close or write anything in other sectors', async () => {
    const before = await yard.everything()
    const foreign = yard.things.filter((thing) => isForeign(thing, who))
    for (const { id, kind } of foreign) {
      const attempts: [string, string, unknown][] = [
        ['POST', '/api/bookings/finalize', { bookingId: id, paymentIntentId: 'test_guess' }],
        ['POST', `/api/bookings/${encodeURIComponent(id)}/release`, { clientSecret: '' }],
        ['POST', '/api/bookings/find', { reference: id, email: 'me@example.ee' }],
        ['POST', '/api/bookings/find', { reference: 'ML-AAAAA', email: 'efoil@victim.example' }],
        ...(kind === 'equipment'
          ? ([
              [
                'POST',
                '/api/blocks',
                { unit: id, from: '2026-06-20T10:00', to: '2026-06-20T12:00', reason: 'mine' },
              ],
            ] as [string, string, unknown][])
          : []),
      ]
      for (const [method, url, body] of attempts) {
        const answer = await yard.app.call(method as 'POST', url, { as: who, body })
        tried++
        const said = `${who} ${method} ${url}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`
        if (!url.endsWith('/release')) expect(answer.status, said).toBeGreaterThanOrEqual(400)
        expect(answer.status, said).toBeLessThan(500)
        expect(JSON.stringify(answer.body), said).not.toContain('victim')
      }
    }
    expect(await yard.everything()).toBe(before)
  })
})

describe('the marks of the victims', () => {
  it('are visible to those who may see them, so that the tests above can fail', async () => {
    const admin = { as: 'main_admin' as const }
    const all = await Promise.all(
      ['/api/bookings', '/api/enquiries', '/api/search?q=victim'].map((path) =>
        yard.app.call('GET', path, admin),
      ),
    )
    for (const { mark } of yard.victims) expect(JSON.stringify(all)).toContain(mark)
    const own = await yard.app.call('GET', '/api/bookings', { as: 'jetski_admin' })
    expect(JSON.stringify(own.body)).toContain('jetski@victim.example')
  })
})

describe('an account', () => {
  it.each(Object.keys(roleFacts) as Role[])(
    'that signs up as %s is a regular one, whatever else it says',
    async (role) => {
      const username = `elevated-${role}`
      const { status, body } = await yard.app.call('POST', '/api/signup', {
        body: {
          username,
          password: everyPassword,
          email: `${username}@example.ee`,
          fullName: 'Mallory',
          role,
          membershipType: 'platinum',
          id: 1,
          sectors: ['main', 'jetski'],
          demo: true,
          isAdmin: true,
        },
      })
      tried++
      expect(status).toBe(201)
      expect(body.user).toMatchObject({ role: 'regular_user', membershipType: 'regular', sectors: [] })
      const session = { headers: { 'x-session-id': String(body.sessionId) } }
      expect((await yard.app.call('GET', '/api/admin/waitlist-entries', session)).status).toBe(403)
    },
  )

  it('of another person cannot be reached by another spelling of its name', async () => {
    for (const username of ['MAIN_ADMIN', 'Main_Admin', ' main_admin ']) {
      const { status } = await yard.app.call('POST', '/api/signup', {
        body: { username, password: everyPassword, email: 'mallory@example.ee', fullName: 'Mallory' },
      })
      tried++
      expect(status, username).toBe(409)
    }
  })
})

describe('what was tried', () => {
  it('is said', () => {
    expect(tried).toBeGreaterThan(600)
    process.stdout.write(`  regular user: ${tried} tries on what belongs to others, none had\n`)
  })
})
