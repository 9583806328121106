import { beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { appOfFile } from '#tests/app.ts'
import { everyPassword } from '#tests/people.ts'
import { networkOf } from '../http/network.ts'
import { newThrottle } from './throttle.ts'

const app = await appOfFile()
beforeEach(() => app.db.run({ name: '', text: 'truncate tries' }, []))

const now = Temporal.Instant.from('2026-06-16T08:00:00Z')
const wrong = async () => {
  throw new Refusal('wrong_credentials', 'Invalid username or password')
}
const right = async () => 'in'
const of = (username: string, address: string) => ({ username, network: networkOf(address) })
const settled = (works: Promise<unknown>[]) =>
  Promise.all(works.map((work) => work.then(String, (error: Refusal) => error.code)))

describe('the throttle of sign-ins', () => {
  it('counts before it looks: of eleven wrong ones in one moment one is refused', async () => {
    const throttle = newThrottle(app.db)
    const answers = await settled(
      Array.from({ length: 11 }, () => throttle.attempt(of('liis', '192.0.2.1'), now, wrong)),
    )
    expect(answers.sort()).toEqual(['too_many_tries', ...Array<string>(10).fill('wrong_credentials')])
    await expect(throttle.attempt(of('LIIS', '192.0.2.1'), now, right)).rejects.toMatchObject({
      code: 'too_many_tries',
      facts: { retryAfterSeconds: 900 },
    })
  })

  it("does not hold up the owner, who comes from another address, and the guesser's other window", async () => {
    const throttle = newThrottle(app.db)
    for (let index = 0; index < 10; index++)
      await settled([throttle.attempt(of('liis', '192.0.2.1'), now, wrong)])
    expect(await throttle.attempt(of('liis', '198.51.100.7'), now, right)).toBe('in')
    expect(await settled([throttle.attempt(of('liis', '192.0.2.1'), now, right)])).toEqual(['too_many_tries'])
    expect(await throttle.attempt(of('liis', '192.0.2.1'), now.add({ minutes: 15 }), right)).toBe('in')
  })

  it('lets the owner try at once who chose a new password by mail', async () => {
    const throttle = newThrottle(app.db)
    for (let index = 0; index < 10; index++)
      await settled([throttle.attempt(of('liis', '192.0.2.1'), now, wrong)])
    await throttle.clear('Liis')
    expect(await throttle.attempt(of('liis', '192.0.2.1'), now, right)).toBe('in')
  })

  it('holds one address after a hundred wrong ones, though each was of another account', async () => {
    const throttle = newThrottle(app.db)
    for (let index = 0; index < 100; index++)
      await settled([throttle.attempt(of(`name${index}`, '2001:db8:1:2::1'), now, wrong)])
    expect(await settled([throttle.attempt(of('more', '2001:db8:1:2:ffff::9'), now, right)])).toEqual([
      'too_many_tries',
    ])
    expect(await throttle.attempt(of('more', '2001:db8:1:3::1'), now, right)).toBe('in')
  })

  it('counts no failure that says nothing of the password', async () => {
    const throttle = newThrottle(app.db)
    const away = async () => {
      throw new Error('the database is away')
    }
    for (let index = 0; index < 30; index++)
      await settled([throttle.attempt(of('liis', '192.0.2.1'), now, away)])
    expect(await throttle.attempt(of('liis', '192.0.2.1'), now, right)).toBe('in')
  })

  it('adds up what two servers see, and a restart forgets none', async () => {
    const servers = [newThrottle(app.db), newThrottle(app.db)]
    for (let index = 0; index < 10; index++)
      await settled([servers[index % 2]!.attempt(of('liis', '192.0.2.1'), now, wrong)])
    const answers = [...servers, newThrottle(app.db)].map((one) =>
      one.attempt(of('liis', '192.0.2.1'), now, right),
    )
    expect(await settled(answers)).toEqual(Array(3).fill('too_many_tries'))
  })

  it('looks at no password while nothing can be counted, and answers 503', async () => {
    await app.db.run({ name: '', text: 'alter table tries rename to tries_gone' }, [])
    const { status, headers } = await app.call('POST', '/api/login', {
      body: { username: 'main_admin', password: everyPassword },
    })
    await app.db.run({ name: '', text: 'alter table tries_gone rename to tries' }, [])
    expect([status, headers['retry-after']]).toEqual([503, '5'])
  })

  it('behind a proxy that TRUST_PROXY forgot holds up one visitor and not all, and still bounds the guesses', async () => {
    const login = async (visitor: string, password: string) => {
      const answer = await app.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { username: 'main_admin', password },
        headers: { 'x-forwarded-for': visitor },
      })
      return answer.statusCode
    }
    for (let index = 0; index < 10; index++) await login('198.51.100.1', 'wrong')
    expect(await login('198.51.100.1', everyPassword)).toBe(429)
    expect(await login('198.51.100.2', everyPassword)).toBe(200)
    const throttle = newThrottle(app.db)
    const forged = (index: number) => ({ ...of('liis', `10.0.0.${index}`), isBehindUnknownProxy: true })
    for (let index = 0; index < 100; index++) await settled([throttle.attempt(forged(index), now, wrong)])
    expect(await settled([throttle.attempt(forged(200), now, right)])).toEqual(['too_many_tries'])
  })
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:0DB8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('of %s one customer has %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
