import { beforeEach, describe, expect, it } from 'vitest'
import type { PaymentIntentReply } from '#contract/views.ts'
import { appOfFile, pendingBody, testDriveBody, testNow } from '#tests/app.ts'

const t = await appOfFile()
beforeEach(() => t.setNow(testNow))

type Sent = { key?: string; amount?: number; replaces?: { bookingId: string; clientSecret: string } }
const hold = (changed: Record<string, unknown>, { key, amount = 360, replaces }: Sent = {}) =>
  t.call<PaymentIntentReply & Record<string, unknown>>('POST', '/api/create-payment-intent', {
    body: { amount, bookingData: pendingBody(changed), replaces },
    key,
  })
const pay = (bookingId: string) =>
  t.call('POST', '/api/bookings/create-test', {
    body: {
      ...pendingBody(),
      bookingId,
      paymentStatus: 'test_completed',
      paymentMethod: 'test_mode',
      testMode: true,
    },
  })
const freeAt = async (date: string, time: string): Promise<number> => {
  const { body } = await t.call<{ slots: { time: string; free: number }[] }>(
    'GET',
    `/api/test-drive/available-slots?date=${date}&location=tallinn&foilCount=1&duration=1h`,
  )
  return body.slots.find((slot) => slot.time === time)!.free
}

describe('a hold works', () => {
  it('returns the secret, the server’s price and its end, 15 minutes later', async () => {
    const { status, body } = await hold({ date: '2026-06-18' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      amount: 360,
      priceChanged: false,
      mode: 'test',
      expiresAt: '2026-06-16T08:15:00Z',
    })
    expect(body.clientSecret).toMatch(/^test_/)
    expect(body.lines).toEqual([
      { label: '3 foils × 1 h × 120\u00a0€', cents: 36_000 },
      { label: '30 extra minutes', note: 'free', tone: 'gift' },
    ])
    expect(await freeAt('2026-06-18', '12:00')).toBe(3)
  })

  it('costs 100 euros in test mode if its kind is not in the catalogue and has no price', async () => {
    const { status, body } = await hold(
      { bookingType: 'sunset-tour', service: 'Sunset tour', duration: '90 min', date: '2026-06-18' },
      { amount: 75 },
    )
    expect({ status, body }).toMatchObject({ status: 200, body: { amount: 100, priceChanged: true } })
    expect(body.lines).toEqual([{ label: 'Sunset tour, 90 min', cents: 10_000 }])
    expect(await pay(body.bookingId)).toMatchObject({ status: 200, body: { success: true } })
    const list = await t.call<{ id: string }[]>('GET', '/api/bookings?from=2026-06-18', { as: 'main_admin' })
    expect(list.body.find(({ id }) => id === body.bookingId)).toMatchObject({
      service: 'Sunset tour',
      totalPrice: '100',
      status: 'confirmed',
    })
    const page = await t.call('GET', `/api/bookings/${body.bookingId}/history`, { as: 'main_admin' })
    expect(page.status).toBe(200)
  })

  it('is the same for the same key, so that a reload and a second tab never book twice', async () => {
    const first = await hold({ date: '2026-06-19' }, { key: 'draft-1' })
    const again = await hold({ date: '2026-06-19' }, { key: 'draft-1' })
    expect(again.body).toEqual(first.body)
    expect(await freeAt('2026-06-19', '12:00')).toBe(3)
  })

  it('reports a changed price if the client showed another, and stores the client’s in the history', async () => {
    const { body } = await hold({ date: '2026-06-20' }, { amount: 1 })
    expect(body).toMatchObject({ amount: 360, priceChanged: true })
    const history = await t.call<{ what: string; before: unknown }[]>(
      'GET',
      `/api/bookings/${body.bookingId}/history`,
      { as: 'main_admin' },
    )
    expect(history.body).toEqual(
      expect.arrayContaining([expect.objectContaining({ what: 'price', before: 100 })]),
    )
  })

  it('becomes a confirmed booking by test payment: one charge, one mail', async () => {
    const { body } = await hold({ date: '2026-06-21' })
    const [charges, mails] = [await t.count('payments'), await t.count('messages')]
    const paid = await pay(body.bookingId)
    expect(paid).toMatchObject({
      status: 200,
      body: { success: true, bookingId: body.bookingId, booking: { status: 'confirmed', totalPrice: '360' } },
    })
    expect(JSON.stringify(paid.body.booking)).not.toContain('liis.tamm')
    expect(await pay(body.bookingId)).toMatchObject({ status: 200, body: { success: true } })
    expect([await t.count('payments'), await t.count('messages')]).toEqual([charges + 1, mails + 1])
  })

  it('is confirmed once however many tabs pay at once', async () => {
    const { body } = await hold({ date: '2026-06-22' })
    const before = await t.count('payments')
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(body.bookingId)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
    expect(await t.count('payments')).toBe(before + 1)
  })

  it('is confirmed by finalize with its own payment only', async () => {
    const { body } = await hold({ date: '2026-06-23' })
    const other = await hold({ date: '2026-06-24' })
    const finalize = (paymentIntentId: string) =>
      t.call('POST', '/api/bookings/finalize', { body: { bookingId: body.bookingId, paymentIntentId } })
    expect(await finalize(other.body.clientSecret.split('_secret_')[0]!)).toMatchObject({ status: 404 })
    expect(await finalize('test_made_up')).toMatchObject({ status: 404 })
    expect(await finalize(body.clientSecret.split('_secret_')[0]!)).toMatchObject({
      status: 200,
      body: { booking: { status: 'confirmed' } },
    })
  })

  it.each([
    ['2026-06-25', undefined],
    ['2026-06-26', null],
    ['2026-06-27', ''],
  ])(
    'is not needed by create-test, which books %s at once by the same rules: %j',
    async (date, bookingId) => {
      const booked = await t.call('POST', '/api/bookings/create-test', {
        body: { ...pendingBody({ date }), testMode: true, bookingId },
      })
      expect(booked).toMatchObject({
        status: 200,
        body: { success: true, booking: { status: 'confirmed', date } },
      })
    },
  )
})

describe('a hold that expires', () => {
  it('frees its units when they are read and when they are booked, without a timer', async () => {
    await hold({ date: '2026-07-01', quantity: 6 })
    expect(await freeAt('2026-07-01', '12:00')).toBe(0)
    t.setNow('2026-06-16T08:15:01Z')
    expect(await freeAt('2026-07-01', '12:00')).toBe(6)
    expect(
      await t.call('POST', '/api/test-drive', {
        body: testDriveBody({ date: '2026-07-01', time: '12:00', foilCount: 6 }),
      }),
    ).toMatchObject({ status: 201 })
  })

  it('is still confirmed by a late payment if its units are free', async () => {
    const { body } = await hold({ date: '2026-07-02' })
    t.setNow('2026-06-16T08:20:00Z')
    expect(await pay(body.bookingId)).toMatchObject({ status: 200, body: { success: true } })
    expect(await freeAt('2026-07-02', '12:00')).toBe(3)
  })

  it('gets other free units by a late payment if its own were given away', async () => {
    const { body } = await hold({ date: '2026-07-03' })
    t.setNow('2026-06-16T08:20:00Z')
    await t.call('POST', '/api/test-drive', {
      body: testDriveBody({ date: '2026-07-03', time: '12:00', foilCount: 1, duration: '30min' }),
    })
    const second = await t.call('POST', '/api/test-drive', {
      body: testDriveBody({ date: '2026-07-03', time: '12:00', foilCount: 2 }),
    })
    expect(second.status).toBe(201)
    expect(await pay(body.bookingId)).toMatchObject({ status: 200 })
    expect(await freeAt('2026-07-03', '12:00')).toBe(0)
  })

  it('refuses a late payment, charging nothing, if another booking has the units', async () => {
    const { body } = await hold({ date: '2026-07-04', quantity: 4 })
    t.setNow('2026-06-16T08:20:00Z')
    await t.call('POST', '/api/test-drive', {
      body: testDriveBody({ date: '2026-07-04', time: '12:00', foilCount: 6 }),
    })
    const before = await t.count('payments')
    expect(await pay(body.bookingId)).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } })
    expect(await t.count('payments')).toBe(before)
  })

  it('cannot be confirmed by staff while another booking has its units, but takes others if free', async () => {
    const confirm = (id: string) =>
      t.call('PATCH', `/api/bookings/${id}/status`, { body: { status: 'confirmed' }, as: 'main_admin' })
    const lost = await hold({ date: '2026-07-10', quantity: 4 })
    const lucky = await hold({ date: '2026-07-11', quantity: 2 })
    t.setNow('2026-06-16T08:20:00Z')
    await t.call('POST', '/api/test-drive', {
      body: testDriveBody({ date: '2026-07-10', time: '12:00', foilCount: 6 }),
    })
    await t.call('POST', '/api/test-drive', {
      body: testDriveBody({ date: '2026-07-11', time: '12:00', foilCount: 4 }),
    })
    expect(await confirm(lost.body.bookingId)).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable' },
    })
    expect(await confirm(lucky.body.bookingId)).toMatchObject({ status: 200, body: { status: 'confirmed' } })
    expect(await freeAt('2026-07-11', '12:00')).toBe(0)
  })

  it('is not shown to staff as a booking', async () => {
    const { body } = await hold({ date: '2026-07-05' })
    const listed = async () =>
      (await t.call<{ id: string }[]>('GET', '/api/bookings?from=2026-07-05', { as: 'main_admin' })).body.map(
        (row) => row.id,
      )
    expect(await listed()).toContain(body.bookingId)
    t.setNow('2026-06-16T08:20:00Z')
    expect(await listed()).not.toContain(body.bookingId)
  })
})

describe('a released hold', () => {
  it('frees its units at once, which needs its secret', async () => {
    const { body } = await hold({ date: '2026-07-06' })
    const release = (clientSecret: string) =>
      t.call('POST', `/api/bookings/${body.bookingId}/release`, { body: { clientSecret } })
    await release('test_guess_secret_guess')
    expect(await freeAt('2026-07-06', '12:00')).toBe(3)
    expect(await release(body.clientSecret)).toMatchObject({ status: 204 })
    expect(await freeAt('2026-07-06', '12:00')).toBe(6)
  })

  it('makes room for the hold that replaces it, but stays if that one is refused', async () => {
    const { body } = await hold({ date: '2026-07-07', quantity: 4 })
    const replaces = { bookingId: body.bookingId, clientSecret: body.clientSecret }
    await t.call('POST', '/api/test-drive', {
      body: testDriveBody({ date: '2026-07-07', time: '16:00', foilCount: 6 }),
    })
    expect(await hold({ date: '2026-07-07', time: '16:00' }, { replaces })).toMatchObject({ status: 409 })
    expect(await freeAt('2026-07-07', '12:00')).toBe(2)
    expect(await hold({ date: '2026-07-07', quantity: 6 }, { replaces })).toMatchObject({ status: 200 })
    expect(await freeAt('2026-07-07', '12:00')).toBe(0)
  })

  it('does not block its own guest until it is paid, neither at its start nor at overlapping ones', async () => {
    const { body } = await hold({ date: '2026-07-09', quantity: 6 })
    const free = async (query = '') => {
      const { body: day } = await t.call(
        'GET',
        `/api/availability?activity=efoil-private&location=tallinn&date=2026-07-09&units=6&duration=2h${query}`,
      )
      return day.data as string[]
    }
    expect(await free()).not.toContain('11:00')
    expect(await free(`&hold=${body.bookingId}`)).toEqual(expect.arrayContaining(['11:00', '12:00']))
    expect(await free('&hold=another')).not.toContain('11:00')
    await pay(body.bookingId)
    expect(await free(`&hold=${body.bookingId}`)).not.toContain('11:00')
  })

  it('can no longer be released or replaced once it is paid, as the visitor may not know of the booking', async () => {
    const { body } = await hold({ date: '2026-07-08' })
    await pay(body.bookingId)
    const { bookingId, clientSecret } = body
    const booked = {
      status: 409,
      body: {
        code: 'already_booked',
        detail: expect.stringMatching(/^You have booked already: .+, ML-\w{5}\./),
      },
    }
    expect(
      await t.call('POST', `/api/bookings/${bookingId}/release`, { body: { clientSecret } }),
    ).toMatchObject(booked)
    const again = { date: '2026-07-08', time: '16:00' }
    expect(await hold(again, { replaces: { bookingId, clientSecret } })).toMatchObject(booked)
    expect(await freeAt('2026-07-08', '12:00')).toBe(3)
    expect(await freeAt('2026-07-08', '16:00')).toBe(6)
    // Without the first hold it is a new booking.
    expect(
      await hold(again, { replaces: { bookingId, clientSecret: 'test_guess_secret_guess' } }),
    ).toMatchObject({
      status: 200,
    })
  })
})

const wake = { bookingType: 'wake-surf', duration: '20 minutes', quantity: 1 }

describe('a hold refuses', () => {
  it.each([
    ['no contact', 'name', { name: undefined }],
    ['no phone', 'phone', { phone: undefined }],
    ['an unknown duration', 'duration', { duration: '3 hours' }],
    ['seven foils', 'quantity', { quantity: 7 }],
    [
      'eight people for 20 minutes',
      'customerInfo.peopleCount',
      { ...wake, customerInfo: { peopleCount: 8 } },
    ],
    ['a length that is none', 'details.wakeSurfDuration', { ...wake, details: { wakeSurfDuration: 25 } }],
    ['a jetski that is none', 'jetskis.0', { bookingType: 'jetski-rental', jetskis: ['Kawasaki'] }],
    ['a past day', 'date', { date: '2026-06-01' }],
    ['a place that is none', 'location', { location: 'Mars' }],
    ['a kind that is paid on site', 'bookingType', { bookingType: 'test-drive' }],
  ])('answers 400 with the field as it was sent for %s, and stores nothing', async (_what, path, changed) => {
    const before = await t.count('bookings')
    const refused = (path: string) => ({ status: 400, body: { errors: [{ path }] } })
    expect(await hold(changed)).toMatchObject(refused(`bookingData.${path}`))
    const body = pendingBody(changed)
    expect(await t.call('POST', '/api/bookings/create-test', { body })).toMatchObject(refused(path))
    expect(await t.count('bookings')).toBe(before)
  })

  it('answers 404 for a booking that does not exist, and confirms no other kind of booking', async () => {
    expect(await pay('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
    expect(await pay('%00')).toMatchObject({ status: 400 })
    const drive = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date: '2026-07-09' }) })
    expect(await pay(String(drive.body.id))).toMatchObject({ status: 404 })
  })
})
