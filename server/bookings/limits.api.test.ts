import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingLimits } from '#domain/booking-limits.ts'
import { addDays } from '#domain/calendar.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { newApp } from '#server/app.ts'
import type { TestApp } from '#tests/app.ts'
import { pendingBody, testApp, testDriveBody, testNow } from '#tests/app.ts'
import { sweepLimits } from './limits.ts'

let app: TestApp
let second: TestApp['app']
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' })
  second = await newApp(app.deps)
})
afterAll(async () => {
  await second.close()
  await app.close()
})
beforeEach(async () => {
  await app.sql('truncate bookings, booking_limits cascade')
  app.deps.availability.invalidate()
  app.setNow(testNow)
})

let index = 0
const person = () => ({ email: `visitor${index++}@example.ee`, phone: `+372 5${String(1_000_000 + index)}` })
/** A different start for each booking, so that none is refused for its units. */
const start = () => ({ date: addDays('2026-06-20', index++ % 300), time: '12:00' })

type Sent = { address?: string; headers?: Record<string, string>; server?: TestApp['app'] }
/** Another limit counts calls per network and minute, so each test has its own network. */
async function post(url: string, body: object, { address, headers, server = app.app }: Sent = {}) {
  const remoteAddress = address ?? `10.${index >> 16}.${(index >> 8) & 255}.${index++ & 255}`
  const answer = await server.inject({ method: 'POST', url, payload: body, headers, remoteAddress })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const drive = (who: object, sent?: Sent) =>
  post('/api/test-drive', testDriveBody({ ...start(), foilCount: 1, ...who }), sent)
const hold = (who: object, sent?: Sent, replaces?: object) =>
  post(
    '/api/create-payment-intent',
    { bookingData: pendingBody({ ...start(), quantity: 1, ...who }), replaces },
    sent,
  )
const statuses = async (count: number, ask: (index: number) => Promise<{ status: number }>) => {
  const seen: number[] = []
  for (let index = 0; index < count; index++) seen.push((await ask(index)).status)
  return seen
}
const times = (count: number, status: number) => Array<number>(count).fill(status)

/** Delays each transaction between counting and commit, so that others could run in between. */
async function countSlowly(slowly: boolean) {
  const text = slowly
    ? `create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(0.05); return null; end $$;
       create trigger linger after insert on booking_limits for each statement execute function linger()`
    : 'drop function linger cascade'
  await app.db.orm.execute(text)
}

describe('unfinished payments', () => {
  it('of one e-mail address are limited, however it is spelled, and the refusal names the phone of the server', async () => {
    const spellings = ['Anna.Lepik@gmail.com', 'annalepik@gmail.com', 'anna.lepik+2@googlemail.com']
    const { email } = bookingLimits.hold
    expect(await statuses(email, (index) => hold({ ...person(), email: spellings[index % 3]! }))).toEqual(
      times(email, 200),
    )
    const refused = await hold({ ...person(), email: 'ANNALEPIK@gmail.com' })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_holds' } })
    expect(refused.body.detail).toContain(theHouse.brand.phone)
    expect(refused.headers['retry-after']).toBe('900')
  })

  it('of one phone are limited, and do not count once they expired', async () => {
    const { phone } = bookingLimits.hold
    await statuses(phone, () => hold({ ...person(), phone: '+372 5765 4321' }))
    expect(await hold({ ...person(), phone: '5765 4321' })).toMatchObject({ status: 429 })
    app.setNow('2026-06-16T08:15:00Z')
    expect(await hold({ ...person(), phone: '5765 4321' })).toMatchObject({ status: 200 })
  })

  it('of one network are limited, also for an IPv6 customer with many addresses', async () => {
    const { network } = bookingLimits.hold
    const from = (index: number) => ({ address: `2001:db8:1:2::${index + 1}` })
    expect(await statuses(network, (index) => hold(person(), from(index)))).toEqual(times(network, 200))
    expect(await hold(person(), from(99))).toMatchObject({ status: 429, body: { code: 'too_many_holds' } })
    expect(await hold(person(), { address: '2001:db8:1:3::1' })).toMatchObject({ status: 200 })
  })

  it('that are replaced or paid no longer count', async () => {
    const who = person()
    const held = []
    for (let index = 0; index < bookingLimits.hold.email; index++) held.push((await hold(who)).body)
    expect((await hold(who)).status).toBe(429)
    const { bookingId, clientSecret } = held[0]!
    expect((await hold(who, {}, { bookingId, clientSecret })).status).toBe(200)
    const paid = { bookingId: held[1]!.bookingId, paymentIntentId: held[1]!.clientSecret }
    expect((await post('/api/bookings/finalize', paid)).status).toBe(200)
    expect((await hold(who)).status).toBe(200)
    expect((await hold(who)).status).toBe(429)
  })

  it('of one person made concurrently at several places and servers do not exceed the limit', async () => {
    const who = person()
    const places = ['Noblessner', 'Pühajärve', 'Koh Phangan', 'Málaga']
    await countSlowly(true)
    // A hold that replaces another has its own transaction, so these run in parallel.
    const replaces = { bookingId: '00000000-0000-4000-8000-000000000000', clientSecret: 'test_none' }
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        hold({ ...who, location: places[index % 4] }, { server: index % 2 ? second : app.app }, replaces),
      ),
    )
    await countSlowly(false)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(bookingLimits.hold.email)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(16 - bookingLimits.hold.email)
    expect(await app.count('bookings')).toBe(bookingLimits.hold.email)
  })

  it('do not cause refusals of other guests in the same moment', async () => {
    const who = person()
    const calls = Array.from({ length: 24 }, (_, index) => hold(index % 2 ? who : person()))
    const answers = await Promise.all(calls)
    expect(answers.filter((_, index) => index % 2 === 0).map(({ status }) => status)).toEqual(times(12, 200))
  })

  it('are found again by a repeated request whose answer was lost, also at the limit', async () => {
    const who = person()
    await statuses(bookingLimits.hold.email - 1, () => hold(who))
    const last = { ...who, ...start() }
    const again = { headers: { 'idempotency-key': 'lost-answer' } }
    const first = await hold(last, again)
    await app.sql('delete from idempotency_keys')
    expect((await hold(last, again)).body.bookingId).toBe(first.body.bookingId)
  })
})

describe('rides to be paid on site', () => {
  it('of one e-mail address are limited until one is cancelled', async () => {
    const who = person()
    const { email } = bookingLimits.unpaid
    const booked = await drive(who)
    await statuses(email - 1, () => drive(who))
    const refused = await drive(who)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_unpaid' } })
    expect(refused.body.detail).toContain(theHouse.brand.phone)
    await app.call('DELETE', `/api/bookings/${booked.body.id}`, { as: 'main_admin' })
    expect((await drive(who)).status).toBe(201)
  })

  it('of one network are limited for a day, groups and jetskis with them', async () => {
    const address = '192.0.2.7'
    const { network } = bookingLimits.unpaid
    const group = () => ({
      type: 'efoil-group',
      date: '2026-06-22',
      time: 'evening',
      participants: 1,
      customerName: 'Liis Tamm',
      customerEmail: person().email,
      customerPhone: person().phone,
    })
    expect(await statuses(2, () => post('/api/bookings', group(), { address }))).toEqual([201, 201])
    await statuses(network - 2, () => drive(person(), { address }))
    expect((await drive(person(), { address })).status).toBe(429)
    expect((await post('/api/bookings', group(), { address })).status).toBe(429)
    app.setNow('2026-06-17T08:00:01Z')
    expect((await drive(person(), { address })).status).toBe(201)
  })

  it('of one network still count when cancelled, as each has sent mails and texts', async () => {
    const address = '192.0.2.9'
    const { network } = bookingLimits.unpaid
    for (let index = 0; index < network; index++) {
      const { status, body } = await drive(person(), { address })
      expect(status).toBe(201)
      await app.call('DELETE', `/api/bookings/${body.id}`, { as: 'main_admin' })
    }
    expect((await drive(person(), { address })).status).toBe(429)
    expect((await drive(person(), { address: '192.0.2.10' })).status).toBe(201)
  })

  it('do not count once they were paid', async () => {
    const who = person()
    const booked = await drive(who)
    await statuses(bookingLimits.unpaid.email - 1, () => drive(who))
    const paid = { amount: 55, method: 'cash' }
    const at = `/api/bookings/${booked.body.id}/payments`
    expect((await app.call('POST', at, { as: 'main_admin', body: paid })).status).toBe(201)
    expect((await drive(who)).status).toBe(201)
  })

  it('behind a proxy without TRUST_PROXY are counted by the forwarded address', async () => {
    const { network } = bookingLimits.unpaid
    const from = (visitor: string) => ({ address: '127.0.0.1', headers: { 'x-forwarded-for': visitor } })
    expect(await statuses(network + 1, (index) => drive(person(), from(`198.51.100.${index}`)))).toEqual(
      times(network + 1, 201),
    )
    // From the internet the header is forged.
    const forged = (index: number) => ({ ...from(`198.51.100.${index}`), address: '203.0.113.5' })
    await statuses(network, (index) => drive(person(), forged(index)))
    expect((await drive(person(), forged(99))).status).toBe(429)
  })

  it('are not limited for staff, at the desk and on the site', async () => {
    const who = person()
    const { email } = bookingLimits.unpaid
    for (let index = 0; index < email; index++) expect((await drive(who)).status).toBe(201)
    const asStaff = { as: 'main_admin' as const }
    const more = { body: testDriveBody({ ...start(), ...who, foilCount: 1 }), ...asStaff }
    expect((await app.call('POST', '/api/test-drive', more)).status).toBe(201)
    const entered = { activity: 'test-drive', channel: 'phone', ...testDriveBody({ ...start(), ...who }) }
    expect((await app.call('POST', '/api/staff/bookings', { body: entered, ...asStaff })).status).toBe(201)
  })
})

it('the network is stored as a hash, for a day at most', async () => {
  await drive(person(), { address: '192.0.2.200' })
  const keys = () => app.sql<{ key: string }>('select key from booking_limits')
  expect(await keys()).toHaveLength(3)
  for (const { key } of await keys()) expect(key).toMatch(/^[0-9a-f]{64}$/)
  await sweepLimits(app.db, Temporal.Instant.from(testNow).add({ hours: 24 }))
  expect(await keys()).toHaveLength(2)
})
