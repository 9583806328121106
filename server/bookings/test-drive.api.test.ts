import { describe, expect, it } from 'vitest'
import { appOfFile, testDriveBody } from '#tests/app.ts'

const t = await appOfFile()

type Slots = { data: string[]; slots: { time: string; free: number; open: boolean; reason?: string }[] }
const slotsOf = async (query: string) =>
  (await t.call<Slots>('GET', `/api/test-drive/available-slots?${query}`)).body
const book = (changed: Record<string, unknown> = {}, sent: { key?: string } = {}) =>
  t.call('POST', '/api/test-drive', { body: testDriveBody(changed), ...sent })

describe('a test drive works', () => {
  it('answers 201 with the stored booking, the total being the price per foil times the foils', async () => {
    const { status, body } = await book({ date: '2026-06-20' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'confirmed',
      totalPrice: '240',
      priceChanged: false,
      date: '2026-06-20',
      time: '18:00',
      until: '19:00',
    })
    expect(body.reference).toMatch(/^ML-[2-9A-Z]{5}$/)
    expect(body).not.toHaveProperty('customerEmail')
  })

  it('without a number of foils and a duration is one foil for an hour', async () => {
    const { foilCount: _foils, duration: _duration, ...body } = testDriveBody({ date: '2026-07-09' })
    expect(await t.call('POST', '/api/test-drive', { body })).toMatchObject({
      status: 201,
      body: { quantity: 1, until: '19:00', totalPrice: '120' },
    })
  })

  it('stores how many people come, 1 to 10; without it one for each foil', async () => {
    const peopleOf = async (changed: object) => {
      const { body } = await book({ date: '2026-07-10', foilCount: 2, ...changed })
      const [row] = await t.sql<{ number_of_people: number }>(
        'select number_of_people from bookings where id = $1',
        body.id,
      )
      return row?.number_of_people
    }
    expect(await peopleOf({ peopleCount: 5 })).toBe(5)
    expect(await peopleOf({})).toBe(2)
  })

  it('takes the id, the label or the name of a location', async () => {
    for (const location of ['tallinn', 'Noblessner', 'Tallinn', 'NOBLESSNER'])
      expect(await book({ location, date: '2026-06-21', foilCount: 1 })).toMatchObject({
        status: 201,
        body: { location: 'tallinn' },
      })
    expect(await book({ location: 'Puhajarve', date: '2026-06-21' })).toMatchObject({
      status: 201,
      body: { location: 'puhajarve' },
    })
  })

  it('reserves the 30 free minutes that 3 or more foils bring, so that the gift cannot overbook', async () => {
    expect(await book({ date: '2026-06-22', foilCount: 4 })).toMatchObject({
      status: 201,
      body: { until: '19:30' },
    })
    const { slots } = await slotsOf('date=2026-06-22&location=tallinn&foilCount=3&duration=1h')
    expect(slots.find((slot) => slot.time === '19:00')).toMatchObject({
      open: false,
      free: 2,
      reason: 'full',
    })
    expect(slots.find((slot) => slot.time === '20:00')).toMatchObject({ open: true, free: 6 })
  })

  it('lets a full day last to closing, and any other start its length', async () => {
    expect(await book({ date: '2026-06-23', time: '10:00', duration: 'full', foilCount: 1 })).toMatchObject({
      body: { until: '23:00', totalPrice: '500' },
    })
    expect(await book({ date: '2026-06-23', time: '22:00', duration: '4h', foilCount: 1 })).toMatchObject({
      status: 201,
      body: { until: '02:00' },
    })
  })

  it('queues the confirmation with the booking and notifies open dashboards', async () => {
    const before = await t.count('messages')
    const { body } = await book({ date: '2026-06-24' })
    expect(await t.count('messages')).toBe(before + 1)
    expect(t.changes.at(-1)).toEqual({ type: 'booking', id: body.id, sector: 'efoil' })
  })

  it('never trusts a client total: it answers its own and says that the price changed', async () => {
    expect(await book({ date: '2026-06-25', totalPrice: '1' })).toMatchObject({
      status: 201,
      body: { totalPrice: '240', priceChanged: true },
    })
  })
})

describe('a test drive refuses', () => {
  it('a price above the agreed one with 409 and the new total; a lower price is booked', async () => {
    const before = await t.count('bookings')
    expect(await book({ date: '2026-06-25', agreedCents: 23_999 })).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        totalCents: 24_000,
        detail: expect.stringMatching(
          /^The price is now 240\s€, no longer 239[.,]99\s€\. Nothing is booked yet\.$/u,
        ),
      },
    })
    expect(await t.count('bookings')).toBe(before)
    expect((await book({ date: '2026-06-25', agreedCents: -1 })).status).toBe(400)
    expect((await book({ date: '2026-06-25', agreedCents: 25_000 })).status).toBe(201)
  })

  it('answers 409 with free alternatives when the foils are taken, and stores nothing', async () => {
    await book({ date: '2026-06-26', foilCount: 5 })
    const before = await t.count('bookings')
    const { status, body, headers } = await book({ date: '2026-06-26', foilCount: 2 })
    expect(status).toBe(409)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(body).toMatchObject({ code: 'slot_unavailable', status: 409 })
    expect(body.detail).toBe('18:00 is taken for this choice. The nearest free start is 17:00.')
    expect(body.alternatives).toEqual([
      { date: '2026-06-26', time: '17:00', free: 6 },
      { date: '2026-06-26', time: '16:00', free: 6 },
      { date: '2026-06-26', time: '20:00', free: 6 },
    ])
    expect(await t.count('bookings')).toBe(before)
  })

  it('lets exactly one of many simultaneous requests have the last foil', async () => {
    await book({ date: '2026-06-27', foilCount: 5 })
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => book({ date: '2026-06-27', foilCount: 1 })),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(39)
  })

  it.each([
    ['an unknown place', { location: 'Atlantis' }, 'location'],
    ['30 February', { date: '2027-02-30' }, 'date'],
    ['a time that is no start', { time: '09:15' }, 'time'],
    ['a time that is none', { time: '25:00' }, 'time'],
    ['seven foils', { foilCount: 7 }, 'foilCount'],
    ['no foil', { foilCount: 0 }, 'foilCount'],
    ['half a foil', { foilCount: 1.5 }, 'foilCount'],
    ['foils as a word', { foilCount: 'two' }, 'foilCount'],
    ['an unknown duration', { duration: '3h' }, 'duration'],
    ['eleven people', { peopleCount: 11 }, 'peopleCount'],
    ['no people', { peopleCount: 0 }, 'peopleCount'],
    ['a line break in a name', { fullName: 'Liis\r\nBcc: all@example.com' }, 'fullName'],
    ['a NUL byte', { fullName: 'Li\u0000is' }, 'fullName'],
    ['a name of one letter', { fullName: 'L' }, 'fullName'],
    ['a very long name', { fullName: 'L'.repeat(500) }, 'fullName'],
    ['no e-mail', { email: undefined }, 'email'],
    ['an e-mail that is none', { email: 'liis@' }, 'email'],
    ['a phone of words', { phone: 'call me maybe' }, 'phone'],
    ['a past day', { date: '2026-06-15' }, 'date'],
    ['a past time of today', { date: '2026-06-16', time: '11:00' }, 'time'],
    ['a day ten years ahead', { date: '2036-06-16' }, 'date'],
  ])('answers 400 with the field for %s, and stores nothing', async (_what, changed, path) => {
    const before = await t.count('bookings')
    const { status, body } = await book(changed)
    expect(status).toBe(400)
    expect(body.errors).toEqual(expect.arrayContaining([expect.objectContaining({ path })]))
    expect(await t.count('bookings')).toBe(before)
  })

  it('times past by the clock of the place: 14:00 in Koh Phangan is over when it is 11:00 in Tallinn', async () => {
    expect(await book({ date: '2026-06-16', time: '14:00', location: 'koh-phangan' })).toMatchObject({
      status: 400,
      body: { code: 'time_passed' },
    })
    expect(await book({ date: '2026-06-16', time: '16:00', location: 'koh-phangan' })).toMatchObject({
      status: 201,
    })
  })

  it.each([
    ['no JSON', '{"date":', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a body of 200 kB', JSON.stringify({ fullName: 'x'.repeat(200_000) }), 413],
  ])('answers a problem for %s', async (_what, raw, expected) => {
    const { status, body, headers } = await t.call('POST', '/api/test-drive', { raw })
    expect(status).toBe(expected)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(body.detail).toEqual(expect.any(String))
  })

  it('answers 415 for a form of another site', async () => {
    expect(
      await t.call('POST', '/api/test-drive', {
        raw: 'a=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ).toMatchObject({ status: 415 })
    expect(
      await t.call('POST', '/api/test-drive', { raw: '{}', headers: { 'content-type': 'text/plain' } }),
    ).toMatchObject({ status: 415 })
  })
})

describe('an Idempotency-Key', () => {
  it('gives the first answer again for the same key and body, and books once', async () => {
    const before = await t.count('bookings')
    const first = await book({ date: '2026-06-28' }, { key: 'once-1' })
    const again = await book({ date: '2026-06-28' }, { key: 'once-1' })
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await t.count('bookings')).toBe(before + 1)
  })

  it('answers 422 for the same key with another body, and names the first booking', async () => {
    const { body: first } = await book({ date: '2026-06-28' }, { key: 'once-1' })
    expect(await book({ date: '2026-06-28', foilCount: 1 }, { key: 'once-1' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch', detail: expect.stringContaining(String(first.reference)) },
    })
  })

  it('answers 409 with Retry-After while the first is worked on, and never books twice', async () => {
    const before = await t.count('bookings')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => book({ date: '2026-06-29' }, { key: 'once-2' })),
    )
    for (const { status, headers } of answers)
      if (status !== 201) expect([status, headers['retry-after']]).toEqual([409, '1'])
    expect(await t.count('bookings')).toBe(before + 1)
  })

  it('finds its booking again if the process died before the answer was stored', async () => {
    const first = await book({ date: '2026-06-30' }, { key: 'once-3' })
    await t.sql(`update idempotency_keys set status = null, claimed_at = claimed_at - interval '5 minutes'`)
    const again = await book({ date: '2026-06-30' }, { key: 'once-3' })
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } })
  })

  it('is free again after a 400, so that the corrected request can use it', async () => {
    expect(await book({ date: '2026-07-01', foilCount: 9 }, { key: 'once-4' })).toMatchObject({ status: 400 })
  })
})

describe('free times', () => {
  it('lists hourly times from 09:00 to 22:00 for an empty day', async () => {
    const { data } = await slotsOf('date=2026-07-05&location=malaga')
    expect(data).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
      '18:00',
      '19:00',
      '20:00',
      '21:00',
      '22:00',
    ])
  })

  it('leaves out past starts of today, with the reason', async () => {
    const { data, slots } = await slotsOf('date=2026-06-16&location=tallinn')
    expect(data[0]).toBe('12:00')
    expect(slots[0]).toMatchObject({ time: '09:00', open: false, reason: 'past' })
  })

  it('answers an empty list for a fully booked day', async () => {
    await book({ date: '2026-07-06', time: '09:00', duration: 'full', foilCount: 6 })
    await book({ date: '2026-07-06', time: '22:00', duration: '30min', foilCount: 6 })
    expect((await slotsOf('date=2026-07-06&location=tallinn')).data).toEqual([])
  })

  it('returns the state of each day of a month in one call', async () => {
    const { body } = await t.call<{ days: Record<string, string> }>(
      'GET',
      '/api/availability/month?activity=efoil-private&location=tallinn&month=2026-07&units=1&duration=1h',
    )
    expect(body.days['2026-07-06']).toBe('full')
    expect(body.days['2026-07-08']).toBe('free')
    expect(Object.keys(body.days)).toHaveLength(31)
    const june = await t.call<{ days: Record<string, string> }>(
      'GET',
      '/api/availability/month?activity=efoil-private&location=tallinn&month=2026-06',
    )
    expect(june.body.days['2026-06-15']).toBe('past')
  })

  it.each([
    'date=2026-02-30&location=tallinn',
    'date=2026-07-05&location=nowhere',
    'date=2026-07-05',
    'location=tallinn',
    'date=2026-07-05&location=tallinn&foilCount=7',
  ])('answers 400 for %s', async (query) => {
    expect((await t.call('GET', `/api/test-drive/available-slots?${query}`)).status).toBe(400)
  })
})
