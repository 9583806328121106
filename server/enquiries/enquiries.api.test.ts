import { describe, expect, it } from 'vitest'
import { appOfFile } from '#tests/app.ts'

const app = await appOfFile()

const person = { fullName: 'Liis Tamm', email: 'liis@example.ee', phone: '+372 5123 4567' }
const rows = (text: string) => app.sql<Record<string, unknown>>(text)

describe('an enquiry that a person answers', () => {
  it('is stored with the promise of its kind: 30 minutes for an e-foil experience', async () => {
    const body = {
      kind: 'efoil-experience',
      ...person,
      duration: '1h',
      participants: 2,
      specialRequests: 'First time',
    }
    const answer = await app.call('POST', '/api/enquiries', { body })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ promisedUntil: '2026-06-16T08:30:00Z' })
    expect(await rows('select kind, sector, full_name, details, state from enquiries')).toEqual([
      {
        kind: 'efoil-experience',
        sector: 'efoil',
        full_name: 'Liis Tamm',
        details: { duration: '1h', participants: 2, specialRequests: 'First time' },
        state: 'new',
      },
    ])
    expect(app.changes.at(-1)).toMatchObject({ type: 'enquiry', sector: 'efoil' })
  })

  it.each([
    { kind: 'club-join', experience: 'beginner' },
    { kind: 'event-place', event: 'midsummer' },
    { kind: 'membership' },
    { kind: 'birthday', package: 'standard-b', people: 12 },
    { kind: 'corporate', company: 'Laevatehas OÜ', package: 'premium' },
  ])('takes $kind', async (form) => {
    expect((await app.call('POST', '/api/enquiries', { body: { ...person, ...form } })).status).toBe(201)
  })

  it.each([
    ['an unknown kind', { kind: 'moon' }],
    ['an experience without a duration', { kind: 'efoil-experience', participants: 1 }],
    ['six people in an experience', { kind: 'efoil-experience', duration: '1h', participants: 6 }],
    ['an unknown event', { kind: 'event-place', event: 'moon' }],
    ['an unknown package', { kind: 'birthday', package: 'gold' }],
    ['a short name', { kind: 'membership', fullName: 'L' }],
    ['no phone', { kind: 'membership', phone: undefined }],
    ['a line break in a name', { kind: 'membership', fullName: 'Liis\nTamm' }],
  ])('refuses %s, storing nothing', async (_what, form) => {
    const [before] = await rows('select count(*)::int as count from enquiries')
    const { status, body } = await app.call('POST', '/api/enquiries', { body: { ...person, ...form } })
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_request')
    expect(await rows('select count(*)::int as count from enquiries')).toEqual([before])
  })

  it.each([
    ['a day that is over', { preferredDate: '2026-06-15' }, 'preferredDate', 'Choose a day from today on'],
    [
      'a time that has passed today',
      { preferredDate: '2026-06-16', preferredTime: '11:00' },
      'preferredTime',
      'This time has passed today. Choose a later one.',
    ],
    [
      'a time that no clock shows',
      { preferredDate: '2026-06-20', preferredTime: '25:99' },
      'preferredTime',
      'Time must look like 18:00',
    ],
  ])('refuses %s, and takes what is still to come', async (_what, wish, path, message) => {
    const form = { kind: 'efoil-experience', ...person, duration: '1h', participants: 2 }
    const refused = await app.call('POST', '/api/enquiries', { body: { ...form, ...wish } })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path, message }] } })
    const later = { ...form, preferredDate: '2026-06-16', preferredTime: '12:00' }
    expect((await app.call('POST', '/api/enquiries', { body: later })).status).toBe(201)
  })

  it('is stored once per key, even if the first answer was lost', async () => {
    const body = { kind: 'membership', ...person }
    const first = await app.call('POST', '/api/enquiries', { body, key: 'one' })
    await rows('delete from idempotency_keys')
    const again = await app.call('POST', '/api/enquiries', { body, key: 'one' })
    expect(again.body).toEqual(first.body)
  })
})

describe('the waitlist', () => {
  it('stores a guest who wants a mail when a place is free', async () => {
    const body = {
      fullName: 'Liis Tamm',
      email: 'liis@example.ee',
      location: 'Noblessner',
      receiveUpdates: true,
    }
    const answer = await app.call('POST', '/api/waitlist', { body })
    expect(answer.status).toBe(201)
    expect(await rows('select full_name, email, location, receive_updates from waitlist_entries')).toEqual([
      { full_name: 'Liis Tamm', email: 'liis@example.ee', location: 'tallinn', receive_updates: true },
    ])
  })

  it('stores the choice of news of a guest who is already on the list', async () => {
    const join = (receiveUpdates: boolean) =>
      app.call('POST', '/api/waitlist', {
        body: {
          fullName: 'Mari Mets',
          email: 'mari@example.ee',
          location: 'tallinn',
          activity: 'efoil-private',
          date: '2026-07-01',
          receiveUpdates,
        },
      })
    const first = await join(false)
    expect((await join(true)).body).toEqual(first.body)
    expect((await join(false)).body).toEqual(first.body)
    expect(
      await rows("select receive_updates from waitlist_entries where email = 'mari@example.ee'"),
    ).toEqual([{ receive_updates: true }])
  })

  it.each([
    { fullName: 'Liis', email: 'liis', location: 'tallinn' },
    { fullName: 'Liis', email: 'liis@example.ee', location: 'moon' },
    { email: 'liis@example.ee', location: 'tallinn' },
  ])('refuses what cannot be %#', async (body) => {
    expect((await app.call('POST', '/api/waitlist', { body })).status).toBe(400)
  })

  it('refuses an unknown activity or length', async () => {
    const waitFor = (asked: object) =>
      app.call('POST', '/api/waitlist', {
        body: {
          fullName: 'Mari Tamm',
          email: 'mari@example.ee',
          location: 'tallinn',
          date: '2026-06-20',
          ...asked,
        },
      })
    for (const asked of [{ activity: 'kite' }, { activity: 'efoil-private', duration: '9h' }])
      expect(await waitFor(asked)).toMatchObject({
        status: 400,
        body: { detail: 'This is not offered. Please choose again.' },
      })
  })
})

describe('a custom order', () => {
  const order = {
    fullName: 'Liis Tamm',
    email: 'liis@example.ee',
    color: 'ink',
    motorPower: 2,
    mastLength: '3',
    accessories: ['travel-bag'],
    totalPrice: 1,
  }

  it('is priced by the server, in whole dollars', async () => {
    const answer = await app.call('POST', '/api/custom-orders', { body: order })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ totalPrice: 9_900 + 1_500 + 300 + 320 })
    expect(
      await rows('select color, motor_power, mast_length, accessories, total_price from custom_orders'),
    ).toEqual([
      { color: 'ink', motor_power: '2', mast_length: '3', accessories: ['travel-bag'], total_price: 12_020 },
    ])
  })

  it.each([
    ['an unknown colour', { color: 'pink' }],
    ['an unknown motor', { motorPower: '9' }],
    ['an accessory twice', { accessories: ['travel-bag', 'travel-bag'] }],
    ['no name', { fullName: '' }],
  ])('refuses %s', async (_what, changed) => {
    expect((await app.call('POST', '/api/custom-orders', { body: { ...order, ...changed } })).status).toBe(
      400,
    )
  })
})
