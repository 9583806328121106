import { beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { appOfFile, testDriveBody } from '#tests/app.ts'
import { everyPassword } from '#tests/people.ts'
import { networkOf } from '../http/network.ts'
import { newThrottle } from './throttle.ts'

const app = await appOfFile()
beforeEach(() => app.sql('truncate tries'))

const now = Temporal.Instant.from('2026-06-16T08:00:00Z')
const wrong = async () => {
  throw new Refusal('wrong_credentials', 'Invalid username or password')
}
const right = async () => 'in'
const of = (username: string, address: string) => ({ username, network: networkOf(address) })
const settled = (works: Promise<unknown>[]) =>
  Promise.all(works.map((work) => work.then(String, (error: Refusal) => error.code)))

describe('the throttle of sign-ins', () => {
  it('counts before it checks: of eleven concurrent wrong tries one is refused', async () => {
    const throttle = newThrottle(app.db)
    const answers = await settled(
      Array.from({ length: 11 }, () => throttle.attempt(of('liis', '192.0.2.1'), now, wrong)),
    )
    expect(answers.sort()).toEqual(['too_many_tries', ...Array<string>(10).fill('wrong_credentials')])
    // Some databases treat the last as another case of the first.
    for (const spelt of ['LIIS', 'lİİs'])
      await expect(throttle.attempt(of(spelt, '192.0.2.1'), now, right)).rejects.toMatchObject({
        code: 'too_many_tries',
        facts: { retryAfterSeconds: 900 },
      })
  })

  it('does not delay the owner at another address, nor anyone after the wait', async () => {
    const throttle = newThrottle(app.db)
    for (let index = 0; index < 10; index++)
      await settled([throttle.attempt(of('liis', '192.0.2.1'), now, wrong)])
    expect(await throttle.attempt(of('liis', '198.51.100.7'), now, right)).toBe('in')
    expect(await settled([throttle.attempt(of('liis', '192.0.2.1'), now, right)])).toEqual(['too_many_tries'])
    expect(await throttle.attempt(of('liis', '192.0.2.1'), now.add({ minutes: 15 }), right)).toBe('in')
  })

  it('starts over after the server’s clock was wrong by a day, but not by a second', async () => {
    const throttle = newThrottle(app.db)
    for (let index = 0; index < 10; index++)
      await settled([throttle.attempt(of('liis', '192.0.2.1'), now.add({ hours: 24 }), wrong)])
    const shortly = now.add({ hours: 24 }).subtract({ seconds: 1 })
    expect(await settled([throttle.attempt(of('liis', '192.0.2.1'), shortly, right)])).toEqual([
      'too_many_tries',
    ])
    expect(await throttle.attempt(of('liis', '192.0.2.1'), now, right)).toBe('in')
  })

  it('lets an owner who chose a new password by mail sign in at once', async () => {
    const throttle = newThrottle(app.db)
    for (let index = 0; index < 10; index++)
      await settled([throttle.attempt(of('liis', '192.0.2.1'), now, wrong)])
    await throttle.clear('Liis')
    expect(await throttle.attempt(of('liis', '192.0.2.1'), now, right)).toBe('in')
  })

  it('limits a network after a hundred wrong tries, each for another account', async () => {
    const throttle = newThrottle(app.db)
    for (let index = 0; index < 100; index++)
      await settled([throttle.attempt(of(`name${index}`, '2001:db8:1:2::1'), now, wrong)])
    expect(await settled([throttle.attempt(of('more', '2001:db8:1:2:ffff::9'), now, right)])).toEqual([
      'too_many_tries',
    ])
    expect(await throttle.attempt(of('more', '2001:db8:1:3::1'), now, right)).toBe('in')
  })

  it('does not count failures that reveal nothing about the password', async () => {
    const throttle = newThrottle(app.db)
    const away = async () => {
      throw new Error('the database is away')
    }
    for (let index = 0; index < 30; index++)
      await settled([throttle.attempt(of('liis', '192.0.2.1'), now, away)])
    expect(await throttle.attempt(of('liis', '192.0.2.1'), now, right)).toBe('in')
  })

  it('adds up the tries at two servers and survives a restart', async () => {
    const servers = [newThrottle(app.db), newThrottle(app.db)]
    for (let index = 0; index < 10; index++)
      await settled([servers[index % 2]!.attempt(of('liis', '192.0.2.1'), now, wrong)])
    const answers = [...servers, newThrottle(app.db)].map((one) =>
      one.attempt(of('liis', '192.0.2.1'), now, right),
    )
    expect(await settled(answers)).toEqual(Array(3).fill('too_many_tries'))
  })

  it('checks no password and answers 503 while nothing can be counted', async () => {
    await app.sql('alter table tries rename to tries_gone')
    const { status, headers } = await app.call('POST', '/api/login', {
      body: { username: 'main_admin', password: everyPassword },
    })
    await app.sql('alter table tries_gone rename to tries')
    expect([status, headers['retry-after']]).toEqual([503, '5'])
  })

  it('behind a proxy without TRUST_PROXY limits one visitor, not all, and still bounds the guesses', async () => {
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

async function login(username: string, password: string, remoteAddress: string) {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password },
    remoteAddress,
  })
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']) }
}

describe('guessing passwords', () => {
  it('is counted before it is checked: of eleven concurrent wrong tries one gets 429', async () => {
    const answers = await Promise.all(
      Array.from({ length: 11 }, () => login('main_admin', 'wrong', '192.0.2.1')),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(refused).toHaveLength(1)
    expect(refused[0]!.retryAfter).toBeGreaterThan(0)
  })

  it('from another address does not lock the owner out', async () => {
    for (let index = 0; index < 15; index++) await login('jetski_admin', 'wrong', '192.0.2.66')
    expect(await login('jetski_admin', everyPassword, '192.0.2.66')).toMatchObject({ status: 429 })
    expect(await login('jetski_admin', everyPassword, '198.51.100.1')).toMatchObject({ status: 200 })
  })

  it('is not possible from another address of the same IPv6 network', async () => {
    for (let index = 0; index < 10; index++) await login('wakesurf_admin', 'wrong', `2001:db8::${index + 1}`)
    expect(await login('wakesurf_admin', everyPassword, '2001:db8::ffff')).toMatchObject({ status: 429 })
  })
})

describe('a flood of sign-ins', () => {
  it('is refused with 429 beyond a short queue, and a booking made meanwhile goes through', async () => {
    const done: string[] = []
    const noted = <Result>(what: string, work: Promise<Result>) => work.finally(() => done.push(what))
    const flood = Array.from({ length: 300 }, (_, index) =>
      noted('sign-in', login(`nobody${index}`, 'wrong', `10.9.${index >> 8}.${index & 255}`)),
    )
    const booking = await noted('booking', app.call('POST', '/api/test-drive', { body: testDriveBody() }))
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status === 429)
    expect(booking.status).toBe(201)
    // It did not wait for the accepted sign-ins.
    expect(done.indexOf('booking')).toBeLessThan(done.length - 10)
    expect(refused.length).toBeGreaterThan(200)
    expect(refused.every(({ retryAfter }) => retryAfter > 0)).toBe(true)
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
  })
})
