import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { appOfFile, customer, pendingBody, testDriveBody } from '#tests/app.ts'

// What a hostile or hurried visitor sends: never a 500, never a price other than the catalogue's.

const t = await appOfFile()

let days = 0
const aDay = () => addDays('2026-08-03', days++)
const intent = (changed: object, rest: object = {}) =>
  t.call('POST', '/api/create-payment-intent', {
    body: { ...rest, bookingData: pendingBody({ date: aDay(), quantity: 1, totalAmount: 120, ...changed }) },
  })
const drive = (changed: object) =>
  t.call('POST', '/api/test-drive', { body: testDriveBody({ date: aDay(), ...changed }) })

describe('text', () => {
  const broken = ['half an emoji \ud83c', '\udfc4 the other half']
  it.each(broken)('with half a character missing is refused in every form: %j', async (text) => {
    const before = await t.count('bookings')
    const answers = await Promise.all([
      drive({ fullName: text }),
      intent({ notes: text }),
      intent({ name: text }),
      t.call('POST', '/api/bookings', {
        body: { type: 'efoil-private', duration: '1h', ...customer, notes: text },
      }),
      t.call('POST', '/api/enquiries', {
        body: { kind: 'membership', fullName: text, email: 'a@b.ee', phone: '+372 5123 4567' },
      }),
      t.call('POST', '/api/waitlist', { body: { fullName: text, email: 'a@b.ee', location: 'tallinn' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
    expect(await t.count('bookings')).toBe(before)
  })

  it.each(['Kai Žukov-Õunapuu', 'Кирилл', '李小龍', 'Kai 🏄', "O'Neill; drop table bookings --"])(
    'of any script is kept as it was written: %s',
    async (fullName) => {
      const { status, body } = await drive({ fullName })
      expect(status).toBe(201)
      const rows = await t.sql('select customer_name as name from bookings where id = $1', body.id)
      expect(rows).toEqual([{ name: fullName }])
    },
  )

  it('may be nested as deeply as a body allows, with and without a key', async () => {
    const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    for (const key of [undefined, 'deep']) {
      const raw = JSON.stringify(testDriveBody({ date: aDay() })).replace(/}$/, `,"x":${nested}}`)
      expect(await t.call('POST', '/api/test-drive', { raw, key })).toMatchObject({ status: 201 })
    }
  })
})

describe('a call with a JSON content type and no body', () => {
  const headers = { 'content-type': 'application/json' }

  it('is carried out if it needs no body', async () => {
    const { body } = await drive({})
    const as = 'main_admin' as const
    expect(await t.call('DELETE', `/api/bookings/${body.id}`, { as, raw: '', headers })).toMatchObject({
      status: 200,
    })
    expect(await t.call('POST', `/api/bookings/${body.id}/restore`, { as, raw: '', headers })).toMatchObject({
      status: 200,
    })
  })

  it('is refused if it needs a body, as is broken JSON', async () => {
    const before = await t.count('bookings')
    for (const raw of ['', '{', 'null', '{"__proto__":{"a":1}}'])
      expect(await t.call('POST', '/api/test-drive', { raw, headers })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      })
    expect(await t.count('bookings')).toBe(before)
  })
})

describe('a day that is in no calendar', () => {
  it.each([
    '/api/availability?activity=efoil-private&date=0000-01-01',
    '/api/availability?activity=efoil-private&date=0001-01-01',
    '/api/availability?activity=efoil-private&date=9999-12-31',
    '/api/availability/month?activity=efoil-private&month=0000-01',
    '/api/availability/month?activity=efoil-private&month=9999-12',
    '/api/test-drive/available-slots?date=0000-01-01&location=tallinn',
  ])('is refused: %s', async (url) => {
    expect(await t.call('GET', url)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  })

  it('is refused by staff lists, the waitlist and a booking too', async () => {
    for (const query of ['from=0000-01-01', 'to=9999-12-31', 'from=0001-01-01'])
      expect((await t.call('GET', `/api/bookings?${query}`, { as: 'main_admin' })).status).toBe(400)
    const waiting = { fullName: 'Kai Saar', email: 'a@b.ee', location: 'tallinn', date: '0000-01-01' }
    expect((await t.call('POST', '/api/waitlist', { body: waiting })).status).toBe(400)
    expect((await drive({ date: '9999-12-31' })).status).toBe(400)
  })
})

describe('a client’s total', () => {
  const figures = ['120', 'a lot', '120 €', '', null, -5, 'NaN', '1e309', 1e307, {}, [], true]
  it.each(figures)('is never a reason to refuse, whatever it is: %j', async (figure) => {
    const answers = [
      await intent({}, { amount: figure }),
      await intent({ totalAmount: figure }),
      await drive({ foilCount: 1, totalPrice: figure }),
      await t.call('POST', '/api/bookings', {
        body: {
          type: 'efoil-private',
          date: aDay(),
          time: '10:00',
          duration: '1h',
          ...customer,
          totalPrice: figure,
        },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 201])
    expect(answers.map(({ body }) => body.amount ?? body.totalPrice)).toEqual([120, 120, '120', '120'])
  })

  it('that is missing does not count as a changed price', async () => {
    for (const totalAmount of [undefined, null, ''])
      expect((await intent({ totalAmount })).body).toMatchObject({ amount: 120, priceChanged: false })
  })
})

describe('a quantity', () => {
  it.each([0, 1.5, -1, 1e9, 'two', null, '', {}, []])('that is none is refused: %j', async (quantity) => {
    expect(await intent({ quantity })).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  })

  it('may be text, as a form sends it', async () => {
    expect((await intent({ quantity: '2' })).body).toMatchObject({ amount: 240 })
  })
})

describe('checkout', () => {
  it.each([
    ['a group session', { bookingType: 'efoil-group', date: '2026-06-22', time: '18:00' }],
    ['the GTI, whose price is on request', { bookingType: 'jetski-request', jetskis: ['GTI 130'] }],
    ['the GTI as a rental', { bookingType: 'jetski-rental', jetskis: ['GTI 130'] }],
    ['a test drive', { bookingType: 'test-drive' }],
  ])('refuses what is paid on site or not sold: %s', async (_what, changed) => {
    const before = await t.count('bookings')
    expect(await intent(changed)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    const direct = pendingBody({ date: aDay(), quantity: 1, ...changed })
    expect((await t.call('POST', '/api/bookings/create-test', { body: direct })).status).toBe(400)
    expect(await t.count('bookings')).toBe(before)
  })

  it('is priced by the spec’s fields, whatever other fields it has', async () => {
    const choice = { foils: 6, duration: '30min', jetskis: [], price: 0 }
    expect((await intent({ choice })).body).toMatchObject({ amount: 120 })
    const jetskis = ['  trixx 2023 BLUE ', 'SEADOO-rxp-x-rs-300']
    expect((await intent({ bookingType: 'jetski-rental', jetskis, choice })).body).toMatchObject({
      amount: 410,
    })
  })

  it.each(['"__proto__":{"x":1}', '"choice":{"constructor":{"prototype":{"x":1}}}'])(
    'takes no keys that reach into every object: %s',
    async (more) => {
      const raw = `{"bookingData":${JSON.stringify(pendingBody()).replace(/}$/, `,${more}}`)}}`
      expect((await t.call('POST', '/api/create-payment-intent', { raw })).status).toBe(400)
      expect({}).not.toHaveProperty('x')
    },
  )
})

describe('a legacy private ride that names a day but no time', () => {
  it('tells staff the day', async () => {
    const body = { type: 'efoil-private', duration: '1 hour', date: '2026-07-20', ...customer }
    expect((await t.call('POST', '/api/bookings', { body })).status).toBe(201)
    const [wish] = await t.sql<{ details: object }>('select details from enquiries order by id desc limit 1')
    expect(wish!.details).toMatchObject({ date: '2026-07-20', duration: '1h' })
  })
})
