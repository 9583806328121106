import { describe, expect, it } from 'vitest'
import type { Queries } from '#server/db/open.ts'
import { appOfFile, jetskiBody, pendingBody, testDriveBody } from '#tests/app.ts'
import { endOwnLinks, findByLink, newOwnLink } from './own-link.ts'

const t = await appOfFile()
let index = 0

type Own = { id: string; reference: string; kept: boolean; paidCents: number; minutes: number }

/** Each at a different time, so that none takes the other's foils. */
const booked = async (changed: Record<string, unknown> = {}, as?: 'regular_user' | 'platinum_member') => {
  const time = `${String(9 + index++).padStart(2, '0')}:00`
  const answer = await t.call<Own>('POST', '/api/test-drive', {
    body: testDriveBody({ time, foilCount: 1, ...changed }),
    ...(as ? { as } : {}),
  })
  expect(answer.status).toBe(201)
  return answer.body
}
const find = (body: unknown, as?: 'regular_user' | 'platinum_member') =>
  t.call<Own>('POST', '/api/bookings/find', { body, ...(as ? { as } : {}) })
const mine = async (as: 'regular_user' | 'platinum_member') =>
  (await t.call<Own[]>('GET', '/api/my/bookings', { as })).body.map(({ reference }) => reference)

describe('own bookings', () => {
  it('are those booked while signed in, with minutes and paid amount', async () => {
    const { reference } = await booked({}, 'regular_user')
    const { body } = await t.call<Own[]>('GET', '/api/my/bookings', { as: 'regular_user' })
    expect(body.find((one) => one.reference === reference)).toMatchObject({ minutes: 60, paidCents: 0 })
    expect(await mine('platinum_member')).not.toContain(reference)
  })

  it('show what was paid', async () => {
    const { body } = await t.call<{ bookingId: string }>('POST', '/api/bookings/create-test', {
      body: pendingBody({ time: '20:00', quantity: 1, totalAmount: 120 }),
      as: 'platinum_member',
    })
    const list = await t.call<(Own & { totalCents: number })[]>('GET', '/api/my/bookings', {
      as: 'platinum_member',
    })
    const own = list.body.find(({ id }) => id === body.bookingId)!
    expect(own.paidCents).toBe(own.totalCents)
  })

  it('do not include bookings that merely name the e-mail of the account, which proves nothing', async () => {
    const { reference } = await booked({ email: 'regular_user@example.com' })
    expect(await mine('regular_user')).not.toContain(reference)
  })
})

describe('finding a booking by reference and e-mail', () => {
  it('works without an account, however both are typed', async () => {
    const { reference } = await booked()
    const typed = ` ${reference.toLowerCase().replace('-', ' ')} `
    const { status, body } = await find({ reference: typed, email: 'LIIS.tamm@example.ee' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ reference, kept: false })
    expect(JSON.stringify(body)).not.toMatch(/liis|5123/i)
    expect((await find({ reference: reference.slice(3), email: 'liis.tamm@example.ee' })).status).toBe(200)
  })

  it('adds it to the list of the signed-in account', async () => {
    const { id, reference } = await booked()
    const ask = { reference, email: 'liis.tamm@example.ee' }
    expect((await find(ask, 'regular_user')).body.kept).toBe(true)
    expect((await find(ask, 'regular_user')).body.kept).toBe(true)
    expect(await mine('regular_user')).toContain(reference)
    const history = await t.call('GET', `/api/bookings/${id}/history`, { as: 'main_admin' })
    expect(history.body).toEqual(
      expect.arrayContaining([expect.objectContaining({ what: 'account', by: 'regular_user' })]),
    )
  })

  it('shows a booking of another account but does not hand it over', async () => {
    const { reference } = await booked({}, 'regular_user')
    const { status, body } = await find({ reference, email: 'liis.tamm@example.ee' }, 'platinum_member')
    expect([status, body.kept]).toEqual([200, false])
    expect(await mine('platinum_member')).not.toContain(reference)
    expect(await mine('regular_user')).toContain(reference)
  })

  it('answers a wrong reference and a wrong e-mail in the same words', async () => {
    const { reference } = await booked()
    const wrong = await find({ reference: 'ML-22222', email: 'liis.tamm@example.ee' })
    const other = await find({ reference, email: 'mart.saar@example.ee' })
    expect([wrong.status, other.status]).toEqual([404, 404])
    expect(wrong.body).toEqual(other.body)
  })

  it.each([
    { reference: 'ML', email: 'liis.tamm@example.ee' },
    { reference: 'ML-7K3Q9', email: 'no address' },
    { reference: "ML-' or 1=1", email: 'liis.tamm@example.ee' },
    {},
  ])('refuses %o', async (body) => {
    expect((await find(body)).status).toBe(400)
  })
})

describe('the calendar file of a booking', () => {
  const file = (
    id: string,
    as?: 'regular_user' | 'platinum_member' | 'jetski_admin' | 'rayfoil_ambassador',
  ) => t.call<string>('GET', `/api/bookings/${id}/calendar.ics`, as ? { as } : {})

  it('is given to its account and to staff of its sector', async () => {
    const { id, reference } = await booked({}, 'regular_user')
    const { status, body, headers } = await file(id, 'regular_user')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toBe(`attachment; filename="${reference}.ics"`)
    expect(body).toMatch(/^BEGIN:VCALENDAR[\s\S]+BEGIN:VEVENT[\s\S]+END:VCALENDAR/)
    expect((await file(id, 'rayfoil_ambassador')).status).toBe(200)
  })

  it('marks a cancelled booking, and a request that is not booked yet', async () => {
    const { id } = await booked({}, 'regular_user')
    expect((await file(id, 'regular_user')).body).toMatch(/Be there at \d\d:\d\d[\s\S]+STATUS:CONFIRMED/)
    await t.call('DELETE', `/api/bookings/${id}`, { as: 'main_admin' })
    expect((await file(id, 'regular_user')).body).toContain('STATUS:CANCELLED')
    const request = await t.call<Own>('POST', '/api/bookings', {
      body: jetskiBody({ date: '2026-06-22' }),
    })
    const { body } = await file(request.body.id, 'jetski_admin')
    expect(body).toMatch(/It is not booked yet[\s\S]+STATUS:TENTATIVE/)
    expect(body).not.toContain('Be there')
  })

  it('is not found for other callers', async () => {
    const { id } = await booked({}, 'regular_user')
    expect((await file(id, 'platinum_member')).status).toBe(404)
    expect((await file(id, 'jetski_admin')).status).toBe(404)
    expect((await file('nothing', 'regular_user')).status).toBe(404)
    expect((await file(id)).status).toBe(401)
  })
})

describe('a link to the own page', () => {
  let hour = 9
  const booked = async (): Promise<string> => {
    const body = testDriveBody({ time: `${String(hour++).padStart(2, '0')}:00`, foilCount: 1 })
    const answer = await t.call<{ id: string }>('POST', '/api/test-drive', { body })
    expect(answer.status).toBe(201)
    return answer.body.id
  }
  const linkOf = async (id: string) => (await newOwnLink(t.db, id, t.deps.now())).slice('/b/'.length)
  const links = () => t.sql<{ row: string }>('select l::text as row from booking_links l')
  /** What a typo, a mail program or a guess may turn a link into. */
  const altered = (token: string): string[] => [
    token.slice(0, -1),
    `${token}A`,
    token.slice(1),
    token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
    [...token].reverse().join(''),
    ...[...token].map(
      (letter, index) => token.slice(0, index) + (letter === 'A' ? 'B' : 'A') + token.slice(index + 1),
    ),
  ]

  it('has 128 random bits, opens its booking, and only its hash is stored', async () => {
    const id = await booked()
    const token = await linkOf(id)
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    expect(await findByLink(t.db, token)).toBe(id)
    expect(JSON.stringify(await links())).not.toContain(token)
  })

  it('is valid beside the other links of its booking and opens no other booking', async () => {
    const [one, other] = [await booked(), await booked()]
    const [first, second, third] = [await linkOf(one), await linkOf(one), await linkOf(other)]
    expect(new Set([first, second, third]).size).toBe(3)
    expect(await findByLink(t.db, first)).toBe(one)
    expect(await findByLink(t.db, second)).toBe(one)
    expect(await findByLink(t.db, third)).toBe(other)
  })

  it('opens nothing if any letter of it was altered', async () => {
    const token = await linkOf(await booked())
    for (const wrong of altered(token)) expect(await findByLink(t.db, wrong), wrong).toBeUndefined()
  })

  it('causes no query if it cannot be a valid link', async () => {
    const hashes: string[] = []
    const run = async (_: unknown, [hash]: unknown[]) => {
      hashes.push(String(hash))
      return []
    }
    for (const wrong of [
      '',
      'short',
      'A'.repeat(21),
      'A'.repeat(23),
      'A'.repeat(2_000),
      `${'A'.repeat(21)}'`,
    ])
      expect(await findByLink({ run } as unknown as Queries, wrong)).toBeUndefined()
    expect(hashes).toEqual([])
  })

  it('ends with its booking, or when it is revoked', async () => {
    const [living, gone, ended] = [await booked(), await booked(), await booked()]
    const tokens = [await linkOf(living), await linkOf(gone), await linkOf(ended)]
    await t.sql('delete from bookings where id = $1', gone)
    await endOwnLinks(t.db, [ended])
    expect(await Promise.all(tokens.map((token) => findByLink(t.db, token)))).toEqual([
      living,
      undefined,
      undefined,
    ])
  })
})
