import { describe, expect, it } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { networkOf } from '../http/network.ts'
import { newThrottle } from './throttle.ts'

const now = Temporal.Instant.from('2026-06-16T08:00:00Z')
const wrong = async () => {
  throw new Refusal('wrong_credentials', 'Invalid username or password')
}
const right = async () => 'in'
const of = (username: string, address: string) => ({ username, address })
const settled = (works: Promise<unknown>[]) =>
  Promise.all(works.map((work) => work.then(String, (error: Refusal) => error.code)))

describe('the throttle of sign-ins', () => {
  it('counts before it looks: of eleven wrong ones in one moment the eleventh is refused', async () => {
    const throttle = newThrottle()
    const answers = await settled(
      Array.from({ length: 11 }, () => throttle.attempt(of('liis', '192.0.2.1'), now, wrong)),
    )
    expect(answers).toEqual([...Array<string>(10).fill('wrong_credentials'), 'too_many_tries'])
    await expect(throttle.attempt(of('LIIS', '192.0.2.1'), now, right)).rejects.toMatchObject({
      code: 'too_many_tries',
      facts: { retryAfterSeconds: 900 },
    })
  })

  it("does not hold up the owner, who comes from another address, and the guesser's other window", async () => {
    const throttle = newThrottle()
    for (let nth = 0; nth < 10; nth++) await settled([throttle.attempt(of('liis', '192.0.2.1'), now, wrong)])
    expect(await throttle.attempt(of('liis', '198.51.100.7'), now, right)).toBe('in')
    expect(await settled([throttle.attempt(of('liis', '192.0.2.1'), now, right)])).toEqual(['too_many_tries'])
    expect(await throttle.attempt(of('liis', '192.0.2.1'), now.add({ minutes: 15 }), right)).toBe('in')
  })

  it('lets the owner try at once who chose a new password by mail', async () => {
    const throttle = newThrottle()
    for (let nth = 0; nth < 10; nth++) await settled([throttle.attempt(of('liis', '192.0.2.1'), now, wrong)])
    throttle.forget('Liis')
    expect(await throttle.attempt(of('liis', '192.0.2.1'), now, right)).toBe('in')
  })

  it('holds one address after a hundred wrong ones, though each was of another account', async () => {
    const throttle = newThrottle()
    for (let nth = 0; nth < 100; nth++)
      await settled([throttle.attempt(of(`name${nth}`, '2001:db8:1:2::1'), now, wrong)])
    expect(await settled([throttle.attempt(of('more', '2001:db8:1:2:ffff::9'), now, right)])).toEqual([
      'too_many_tries',
    ])
    expect(await throttle.attempt(of('more', '2001:db8:1:3::1'), now, right)).toBe('in')
  })

  it('counts no failure that says nothing of the password', async () => {
    const throttle = newThrottle()
    const away = async () => {
      throw new Error('the database is away')
    }
    for (let nth = 0; nth < 30; nth++) await settled([throttle.attempt(of('liis', '192.0.2.1'), now, away)])
    expect(await throttle.attempt(of('liis', '192.0.2.1'), now, right)).toBe('in')
  })

  it('forgets nobody for tries that it refused', async () => {
    const throttle = newThrottle()
    for (let nth = 0; nth < 10; nth++) await settled([throttle.attempt(of('liis', '192.0.2.1'), now, wrong)])
    for (let nth = 0; nth < 10_100; nth++)
      await settled([throttle.attempt(of(`name${nth}`, '192.0.2.1'), now, wrong)])
    expect(throttle.remembered()).toBeLessThanOrEqual(101)
    expect(await settled([throttle.attempt(of('liis', '192.0.2.1'), now, right)])).toEqual(['too_many_tries'])
  })

  it('remembers no more than ten thousand, whoever asks', async () => {
    const throttle = newThrottle()
    for (let nth = 0; nth < 12_000; nth++)
      await settled([throttle.attempt(of(`name${nth}`, `10.0.${nth >> 8}.${nth & 255}`), now, wrong)])
    expect(throttle.remembered()).toBeLessThanOrEqual(10_000)
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
