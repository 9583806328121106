import { describe, expect, it } from 'vitest'
import { appOfFile, testDriveBody } from '#tests/app.ts'
import { everyPassword } from '#tests/people.ts'

const app = await appOfFile()

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
  it('is counted before it is looked at: of eleven wrong ones in one moment one is 429', async () => {
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

  it('does not get round by another address of the same IPv6 network', async () => {
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
    // It did not wait for those who were let in.
    expect(done.indexOf('booking')).toBeLessThan(done.length - 10)
    expect(refused.length).toBeGreaterThan(200)
    expect(refused.every(({ retryAfter }) => retryAfter > 0)).toBe(true)
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
  })
})
