import { describe, expect, it } from 'vitest'
import { appOfFile, testDriveBody, testNow } from '#tests/app.ts'

const t = await appOfFile()

const walkIn = (changed: Record<string, unknown> = {}) => ({
  activity: 'efoil-private',
  location: 'tallinn',
  date: '2026-06-18',
  time: '09:00',
  foilCount: 1,
  duration: '1h',
  customerName: 'Mart Õunapuu',
  customerPhone: '+372 5555 1234',
  channel: 'phone',
  ...changed,
})
const enter = (
  body: Record<string, unknown>,
  as: 'main_admin' | 'rayfoil_ambassador' | 'jetski_admin' = 'main_admin',
) => t.call('POST', '/api/staff/bookings', { body, as })

describe('staff enter a phone or walk-in booking', () => {
  it('by the same rules and from the same stock as the site, confirmed and paid on site', async () => {
    const { status, body } = await enter(walkIn(), 'rayfoil_ambassador')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'confirmed',
      paymentMethod: 'on_site',
      customerName: 'Mart Õunapuu',
      customerEmail: '',
      totalCents: 12_000,
      units: ['E-foil 1'],
    })
    const history = await t.call<{ by: string; what: string }[]>('GET', `/api/bookings/${body.id}/history`, {
      as: 'main_admin',
    })
    expect(history.body.at(-1)).toMatchObject({ by: 'rayfoil_ambassador', what: 'entered' })
  })

  it('takes any form of the site: a test drive, a group session, jetskis, wake surf', async () => {
    const contact = {
      customerName: 'Liis Tamm',
      customerEmail: 'liis@example.ee',
      customerPhone: '+372 5123 4567',
    }
    const bodies = [
      testDriveBody({ time: '11:00' }),
      { type: 'efoil-group', date: '2026-06-22', time: 'evening', participants: 2, ...contact },
      {
        activityType: 'jetski',
        date: '2026-06-18',
        startTime: '12:00',
        participants: 1,
        equipment: 'Trixx 2023 Blue',
        ...contact,
      },
      {
        bookingType: 'wake-surf',
        date: '2026-06-18',
        time: '14:00',
        location: 'Noblessner',
        duration: '1 hour',
        details: { wakeSurfDuration: 60 },
        customerInfo: {
          fullName: 'Liis Tamm',
          email: 'liis@example.ee',
          phone: '+372 5123 4567',
          peopleCount: 2,
        },
      },
    ]
    for (const body of bodies) {
      const answer = await enter({ ...body, channel: 'phone' })
      expect([body, answer.status, answer.body.detail]).toEqual([body, 201, undefined])
    }
  })

  it('charges a walk-in 40 euros for a group session, a caller by phone 35', async () => {
    const group = {
      activity: 'efoil-group',
      date: '2026-06-23',
      time: '16:00',
      people: 3,
      duration: undefined,
    }
    const at = await enter(walkIn({ ...group, channel: 'walk_in', foilCount: 3 }))
    const called = await enter(walkIn({ ...group, channel: 'phone', foilCount: 3 }))
    expect([at.body.totalPrice, called.body.totalPrice]).toEqual(['120', '105'])
  })

  it('outside the public start times only with a reason, which is stored', async () => {
    const odd = walkIn({ date: '2026-06-19', time: '07:10' })
    expect((await enter(odd)).body).toMatchObject({ status: 400, errors: [{ path: 'time' }] })
    const { status, body } = await enter({ ...odd, override: 'Photographer wants the sunrise' })
    expect([status, body.time]).toEqual([201, '07:10'])
    const history = await t.call<{ reason: string }[]>('GET', `/api/bookings/${body.id}/history`, {
      as: 'main_admin',
    })
    expect(history.body.at(-1)?.reason).toBe('Photographer wants the sunrise')
  })

  it('for guests who came a moment ago, never for yesterday', async () => {
    const now = walkIn({ date: '2026-06-16', time: '10:50', override: 'Just left the dock' })
    expect((await enter(now)).status).toBe(201)
    expect((await enter({ ...now, time: '09:50' })).body).toMatchObject({ status: 400, code: 'time_passed' })
  })

  it('for guests who came a moment ago, also across midnight', async () => {
    t.setNow('2026-06-16T21:20:00Z')
    const late = walkIn({ date: '2026-06-16', time: '23:50', override: 'Came to the dock' })
    expect((await enter(late)).status).toBe(201)
    expect((await enter({ ...late, time: '23:10' })).body).toMatchObject({ status: 400, code: 'time_passed' })
    t.setNow(testNow)
  })

  it('never over capacity, whatever the reason', async () => {
    const full = walkIn({ date: '2026-06-20', time: '12:00', foilCount: 6 })
    expect((await enter(full)).status).toBe(201)
    const one = await enter({ ...full, foilCount: 1, override: 'A friend of the house' })
    expect(one.body).toMatchObject({ status: 409, code: 'slot_unavailable' })
    expect((one.body.alternatives as unknown[]).length).toBeGreaterThan(0)
  })

  it('once for one Idempotency-Key', async () => {
    const body = walkIn({ date: '2026-06-21' })
    const sent = { body, as: 'main_admin' as const, key: 'staff-entry-1' }
    const first = await t.call('POST', '/api/staff/bookings', sent)
    const second = await t.call('POST', '/api/staff/bookings', sent)
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id])
  })

  it('of their own sector only', async () => {
    expect((await enter(walkIn({ date: '2026-06-24' }), 'jetski_admin')).status).toBe(403)
  })

  it.each([
    ['activity', { activity: 'moon-flight' }],
    ['customerName', { customerName: 'X' }],
    ['customerEmail', { customerEmail: 'nobody' }],
    ['customerPhone', { customerPhone: 'abc' }],
    ['date', { date: '2026-02-30' }],
    ['time', { time: '25:00' }],
    ['location', { location: 'Atlantis' }],
    ['channel', { channel: 'pigeon' }],
    ['foils', { foilCount: 7 }],
  ])('refuses a wrong %s with its field', async (path, changed) => {
    const before = await t.count('bookings')
    const { status, body } = await enter(walkIn(changed))
    expect(status).toBe(400)
    expect((body.errors as { path: string }[])[0]?.path).toBe(path)
    expect(await t.count('bookings')).toBe(before)
  })
})

describe('a walk-in without an e-mail', () => {
  it('can be called but not written to, and gets no mail', async () => {
    const messages = await t.count('messages')
    const { body } = await enter(walkIn({ date: '2026-06-27' }))
    const contact = (method: string) =>
      t.call('POST', `/api/bookings/${body.id}/contact`, { body: { method }, as: 'main_admin' })
    expect((await contact('phone')).body).toMatchObject({ link: 'tel:+37255551234' })
    expect((await contact('email')).status).toBe(400)
    expect(await t.count('messages')).toBe(messages)
  })
})

describe('staff search', () => {
  const found = async (q: string, as: 'main_admin' | 'jetski_admin' = 'main_admin') =>
    (
      await t.call<{ customerName: string; reference: string }[]>(
        'GET',
        `/api/search?q=${encodeURIComponent(q)}`,
        { as },
      )
    ).body
  it('finds by name without its marks, by phone however typed, by e-mail and by reference', async () => {
    const { body } = await enter(
      walkIn({
        date: '2026-06-25',
        customerName: 'Jürgen Šõltsmäe',
        customerEmail: 'jyrgen@example.de',
        customerPhone: '+372 (5) 987-6543',
      }),
    )
    const reference = body.reference as string
    for (const q of [
      'soltsmae',
      'JÜRGEN šõl',
      '59876543',
      '5 987 65',
      'jyrgen@',
      reference,
      reference.toLowerCase().slice(3),
      reference.toLowerCase().replace('-', ''),
      `${reference.replace('-', '–')}.`,
      'Šõltsmäe, Jürgen',
      '00372 5987 6543',
      'jürgen +37259876543',
      '(5987-6543) soltsmae',
    ])
      expect([q, (await found(q)).map((row) => row.reference)]).toEqual([q, [reference]])
  })

  it('finds one phone by each way to write it', async () => {
    const spellings = ['+49 (0)170 7654321', '+49 170 7654321', '0170 7654321', '0049 (0) 170-7654321']
    const references: string[] = []
    for (const [index, customerPhone] of spellings.entries()) {
      const { body } = await enter(
        walkIn({ date: '2026-06-26', time: `1${index * 2}:00`, customerName: 'Otto Vogel', customerPhone }),
      )
      references.push(body.reference as string)
    }
    for (const q of [...spellings, '+491707654321', '00491707654321', '01707654321', '170 765'])
      expect([q, (await found(q)).map(({ reference }) => reference).sort()]).toEqual([
        q,
        references.toSorted(),
      ])
  })

  it('takes %, _ and quotes literally', async () => {
    for (const q of ['%%', '__', "'; drop", '\\\\']) expect(await found(q)).toEqual([])
  })

  it('shows own sectors only', async () => {
    expect(await found('soltsmae', 'jetski_admin')).toEqual([])
  })

  it('lists the nearest in time first, past or future, of few and of many', async () => {
    const { body } = await enter(walkIn({ date: '2026-06-24', customerName: 'Often Here' }))
    const run = (text: string) => t.sql<{ reference: string }>(text, body.id)
    const byDistance = async () =>
      (
        await run(`select b.reference from bookings b join bookings o on o.id = $1 and o.customer_name = b.customer_name
          order by abs(extract(epoch from b.start_time - '${t.deps.now()}'::timestamptz))`)
      ).map(({ reference }) => reference)
    // Alternately past and future, each three days further than the previous one: a month's bookings and many that are far off.
    await run(`insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', 'often-' || n,
        'reference', 'OFTEN-' || n, 'idempotency_key', null,
        'start_time', b.start_time + make_interval(days => 3 * n * (1 - 2 * (n % 2)))))).*
      from bookings b, generate_series(1, 60) n where b.id = $1`)
    await run(`insert into booking_words select id, sector, start_time, 'often here ' || lower(reference)
      from bookings where id like 'often-%' and $1::text is not null`)
    const all = await byDistance()
    expect(all).toHaveLength(61)
    const listed = async (limit: number) =>
      (
        await t.call<{ reference: string }[]>('GET', `/api/search?q=often&limit=${limit}`, {
          as: 'main_admin',
        })
      ).body.map(({ reference }) => reference)
    expect(await listed(1)).toEqual(all.slice(0, 1))
    expect(await listed(40)).toEqual(all.slice(0, 40))
  })

  it('wants two characters', async () => {
    const { status } = await t.call('GET', '/api/search?q=a', { as: 'main_admin' })
    expect(status).toBe(400)
  })
})
