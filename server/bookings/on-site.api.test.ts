import { beforeEach, describe, expect, it } from 'vitest'
import { appOfFile, customer, pendingBody } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'

// Tuesday 16 June 2026, 11:00 in Tallinn; the next sessions are today and on Monday 22 June.
const group = (changed: object = {}) => ({
  type: 'efoil-group',
  date: '2026-06-22',
  time: 'evening',
  participants: 4,
  totalPrice: 140,
  ...customer,
  ...changed,
})
const jetski = (changed: object = {}) => ({
  activityType: 'jetski',
  sector: 'jetski',
  date: '2026-06-18',
  startTime: '12:00',
  participants: 2,
  equipment: 'Trixx 2023 Blue, RXP-X RS 300',
  duration: '1 hour',
  totalPrice: '410',
  status: 'pending',
  ...customer,
  ...changed,
})
const legacy = (changed: object = {}) => ({
  type: 'efoil-private',
  duration: '1 hour',
  totalPrice: 120,
  ...customer,
  ...changed,
})

const rental = (changed: object = {}) => ({
  type: 'rental',
  activity: 'test-drive',
  choice: { foils: 2, duration: '1h' },
  date: '2026-06-22',
  time: '12:00',
  location: 'puhajarve',
  totalPrice: 240,
  ...customer,
  ...changed,
})

type Answered = { id: string; reference: string; status: string; totalPrice: string; priceChanged: boolean }
type Problem = {
  code: string
  detail: string
  remaining?: number
  errors?: { path: string; message: string }[]
}

const app = await appOfFile()
beforeEach(async () => {
  await app.sql('truncate bookings, enquiries cascade')
  app.deps.availability.invalidate()
})
const send = (body: object) => app.call<Answered & Problem>('POST', '/api/bookings', { body })

describe('a jetski request', () => {
  it('is for today or one of the next 30 days, whichever form sent it', async () => {
    expect((await send(jetski({ date: '2026-07-16' }))).status).toBe(201)
    expect(await send(jetski({ date: '2026-07-17' }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'date' }] },
    })
    expect((await send(jetski({ date: '2026-07-17', equipment: 'GTI 130' }))).status).toBe(400)
  })
})

describe('a rental that is paid on site', () => {
  it('is confirmed by the fields of its descriptor', async () => {
    const { status, body } = await send(rental())
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'confirmed', totalPrice: '240', priceChanged: false })
  })

  it('is refused if it goes through checkout, is no rental or breaks its rule', async () => {
    for (const activity of ['efoil-private', 'efoil-group', 'jetski-request', 'no-such-thing'])
      expect(await send(rental({ activity }))).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'activity' }] },
      })
    expect((await send(rental({ choice: { foils: 99, duration: '1h' } }))).status).toBe(400)
    expect((await send(rental({ choice: {} }))).status).toBe(400)
  })
})

describe('a price above the agreed one', () => {
  it('is refused with the new total, and nothing is booked', async () => {
    const bodies: [object, number][] = [
      [group(), 14_000],
      [jetski(), 41_000],
      [rental(), 24_000],
      [legacy({ date: '2026-06-18', time: '12:00', foilCount: 2 }), 24_000],
    ]
    for (const [body, totalCents] of bodies) {
      expect(await send({ ...body, agreedCents: totalCents - 1 })).toMatchObject({
        status: 409,
        body: { code: 'price_changed', totalCents },
      })
      expect((await send({ ...body, agreedCents: totalCents })).status).toBe(201)
    }
    expect(await app.count('bookings')).toBe(bodies.length)
  })

  it('does not block a request whose price staff still have to set', async () => {
    const gti = jetski({ equipment: 'GTI 130', participants: 3, totalPrice: '45' })
    expect((await send({ ...gti, agreedCents: 0 })).status).toBe(201)
  })
})

describe('a booking that replaces the guest’s hold', () => {
  const six = { date: '2026-06-18', time: '12:00', quantity: 6 }
  const ride = legacy({ date: six.date, time: six.time, foilCount: 6, location: 'noblessner' })
  const hold = async (changed: object = {}) => {
    const bookingData = pendingBody({ ...six, ...changed })
    const { body } = await app.call<{ bookingId: string; clientSecret: string }>(
      'POST',
      '/api/create-payment-intent',
      { body: { amount: 720, bookingData } },
    )
    return { bookingId: body.bookingId, clientSecret: body.clientSecret }
  }
  const pay = ({ bookingId }: { bookingId: string }) =>
    app.call<Problem>('POST', '/api/bookings/create-test', { body: { ...pendingBody(six), bookingId } })

  it('gets its units, and the hold is released', async () => {
    const replaces = await hold()
    expect(await send(ride)).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } })
    expect(await send({ ...ride, replaces })).toMatchObject({ status: 201, body: { status: 'confirmed' } })
    expect(await pay(replaces)).toMatchObject({ status: 409 })
  })

  it('leaves the hold if it is refused itself or sent with a wrong secret', async () => {
    const replaces = await hold()
    await hold({ time: '16:00' })
    const later = { ...ride, time: '16:00' }
    expect(await send({ ...later, replaces })).toMatchObject({ status: 409 })
    const guessed = { ...replaces, clientSecret: 'test_guess_secret_guess' }
    expect(await send({ ...ride, replaces: guessed })).toMatchObject({ status: 409 })
    expect(await pay(replaces)).toMatchObject({ status: 200 })
  })

  it('is refused once if the hold was paid, so that the guest sees that booking', async () => {
    const replaces = await hold()
    await pay(replaces)
    expect(await send({ ...ride, time: '16:00', replaces })).toMatchObject({
      status: 409,
      body: { code: 'already_booked' },
    })
    expect(await send({ ...ride, time: '16:00' })).toMatchObject({ status: 201 })
  })
})

describe('POST /api/bookings works', () => {
  it('confirms a group session, 35 euros per participant', async () => {
    const { status, body } = await send(group())
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'confirmed', totalPrice: '140', priceChanged: false })
  })

  it('keeps jetskis pending, each at its own price, by name, catalogue id or fleet id', async () => {
    const { status, body } = await send(jetski())
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'pending', totalPrice: '410', priceChanged: false })
    const other = await send(jetski({ equipment: 'trixx-23-red,seadoo-trixx-2025', participants: 3 }))
    expect(other.body).toMatchObject({ status: 'pending', totalPrice: '260', priceChanged: true })
  })

  it('takes the GTI, whose price is on request, at the default of 45 euros as an estimate', async () => {
    const { status, body } = await send(jetski({ equipment: 'GTI 130', participants: 3, totalPrice: '45' }))
    expect(status).toBe(201)
    expect(body).toMatchObject({ totalPrice: '45', priceChanged: false, status: 'pending' })
  })

  it('takes the body of a jetski booking as the spec has it, without a duration: an hour', async () => {
    const { duration: _ours, ...bare } = jetski({ equipment: 'Trixx 2023 Blue', totalPrice: '130' })
    expect((await send(bare)).body).toMatchObject({ totalPrice: '130', priceChanged: false })
  })

  it('confirms a legacy private ride that names day and time, with its foils', async () => {
    const body = legacy({
      date: '2026-06-18',
      time: '12:00',
      location: 'Noblessner',
      foilCount: 2,
      totalPrice: 240,
    })
    const answer = await send(body)
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ status: 'confirmed', totalPrice: '240', priceChanged: false })
    expect(await app.count('allocations')).toBe(2)
  })

  it('stores a legacy body without a day as a request that staff answer', async () => {
    const { status, body } = await send(legacy())
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'pending', totalPrice: '120' })
    expect(body.reference).toMatch(/^MQ-/)
    const rows = await app.sql('select kind, full_name from enquiries')
    expect(rows).toEqual([{ kind: 'efoil-private', full_name: 'Liis Tamm' }])
  })

  it('answers such a request with the price in force, as its page shows', async () => {
    const prices = (seasons: { from: string; cents: Record<string, number> }[]) =>
      publishHouse(app, (house) => {
        const ride = { ...house.activities['efoil-private'], seasons }
        return { ...house, activities: { ...house.activities, 'efoil-private': ride } }
      })
    await prices([{ from: '2026-06-16', cents: { '1h': 13_000 } }])
    const wished = await send(legacy({ totalPrice: 130 }))
    await prices([])
    expect(wished.body).toMatchObject({ totalPrice: '130', priceChanged: false })
  })

  it('never trusts a client total, and says that the price changed', async () => {
    expect((await send(group({ totalPrice: 1 }))).body).toMatchObject({
      totalPrice: '140',
      priceChanged: true,
    })
  })

  it('stores HTML and formulas as text', async () => {
    const notes = '<img src=x onerror=alert(1)> =HYPERLINK("http://x")'
    const { body } = await send(group({ notes, customerName: '=cmd|calc' }))
    const [row] = await app.sql('select customer_name, special_requests from bookings where id = $1', body.id)
    expect(row).toEqual({ customer_name: '=cmd|calc', special_requests: notes })
  })
})

describe('POST /api/bookings refuses with 400, storing nothing,', () => {
  const bad: [string, object, string][] = [
    ['a group on a Wednesday', group({ date: '2026-06-24' }), 'time'],
    ['a group nine weeks ahead', group({ date: '2026-08-17' }), 'date'],
    ['13 people', group({ participants: 13 }), 'participants'],
    ['no people', group({ participants: 0 }), 'participants'],
    ['a session that is none', group({ time: 'midnight' }), 'time'],
    ['the same jetski twice', jetski({ equipment: 'Trixx 2023 Blue,trixx-23-blue' }), 'equipment'],
    [
      'six jetskis',
      jetski({ equipment: 'Trixx 2023 Blue,Trixx 2023 Red,Trixx 2025 Red,RXP-X RS 300,GTI 130,GTI 130' }),
      'equipment',
    ],
    ['a jetski that we do not have', jetski({ equipment: 'Kawasaki' }), 'equipment'],
    ['no jetski', jetski({ equipment: ' , ' }), 'equipment'],
    ['the RXP for 2 hours', jetski({ duration: '2h' }), 'duration'],
    ['2 people on the 2025 Trixx', jetski({ equipment: 'Trixx 2025 Red', participants: 2 }), 'participants'],
    ['a start at 23:00', jetski({ startTime: '23:00' }), 'startTime'],
    ['another sector', jetski({ sector: 'efoil' }), 'sector'],
    ['another activity', jetski({ activityType: 'wake-surf' }), 'activityType'],
    ['another type', group({ type: 'efoil-moon' }), 'type'],
    ['a past day', jetski({ date: '2026-06-15' }), 'date'],
    ['30 February', jetski({ date: '2027-02-30' }), 'date'],
    ['a broken e-mail', group({ customerEmail: 'liis' }), 'customerEmail'],
    ['a short phone', jetski({ customerPhone: '123' }), 'customerPhone'],
    ['a line break in a name', group({ customerName: 'Liis\r\nBcc: x' }), 'customerName'],
    ['an unknown legacy duration', legacy({ duration: '3 hours' }), 'duration'],
    ['seven foils', legacy({ date: '2026-06-22', time: '12:00', foilCount: 7 }), 'foilCount'],
    ['seven foils of a rental', rental({ choice: { foils: 7, duration: '1h' } }), 'choice.foils'],
  ]
  it.each(bad)('%s', async (_name, body, path) => {
    const { status, body: problem } = await send(body)
    expect(status).toBe(400)
    expect(problem.code).toMatch(/invalid_request|time_passed/)
    expect(problem.errors?.[0]?.path).toBe(path)
    expect(problem.detail).not.toBe('')
    expect(await app.count('bookings')).toBe(0)
  })

  const required = [
    ['date', 'Please select a date'],
    ['startTime', 'Please select a time'],
    ['participants', 'Please enter number of participants'],
  ] as const
  it.each(required)('a jetski without %s: %s', async (path, message) => {
    for (const value of [undefined, ''])
      expect(await send(jetski({ [path]: value }))).toMatchObject({
        status: 400,
        body: { errors: [{ path, message }] },
      })
  })
})

describe('a session', () => {
  const places = async () => {
    const { body } = await app.call<{ slots: { time: string; free: number }[] }>(
      'GET',
      '/api/availability?activity=efoil-group&date=2026-06-22',
    )
    return body.slots.map(({ time, free }) => `${time} ${free}`)
  }

  it('has 15 places, and refuses more with the number that remain', async () => {
    await send(group({ participants: 12 }))
    expect(await places()).toEqual(['16:00 15', '18:00 3', '20:00 15'])
    const { status, body } = await send(group({ participants: 4 }))
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'session_full', remaining: 3 })
    expect((await send(group({ participants: 3 }))).status).toBe(201)
  })

  it('never has more than 15 people, however many book at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(group({ participants: 2 }))))
    const taken = answers.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(7)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(13)
    expect(await places()).toEqual(['16:00 15', '18:00 1', '20:00 15'])
  })

  it('takes foils as people book, 2.5 people to a foil, and leaves the rest to private rides', async () => {
    await send(group({ participants: 4 }))
    await send(group({ participants: 2 }))
    const slots = await app.call<{ slots: { time: string; free: number }[] }>(
      'GET',
      '/api/test-drive/available-slots?date=2026-06-22&location=tallinn',
    )
    expect(slots.body.slots.find(({ time }) => time === '18:00')?.free).toBe(3)
    expect(slots.body.slots.find(({ time }) => time === '20:00')?.free).toBe(6)
  })

  it('has fewer places when private rides have the foils', async () => {
    const ride = legacy({ date: '2026-06-22', time: '18:00', foilCount: 5 })
    expect((await send(ride)).status).toBe(201)
    expect(await places()).toEqual(['16:00 15', '18:00 2', '20:00 15'])
    expect((await send(group({ participants: 3 }))).body).toMatchObject({
      code: 'session_full',
      remaining: 2,
    })
  })

  it('keeps boards and sauna for the other bookings when one is cancelled', async () => {
    const first = await send(group({ participants: 2 }))
    await send(group({ participants: 2 }))
    await app.call('DELETE', `/api/bookings/${first.body.id}`, { as: 'main_admin' })
    expect(await places()).toEqual(['16:00 15', '18:00 13', '20:00 15'])
    const rows = await app.sql<{ unit_id: number }>(
      'select distinct unit_id from allocations where live and unit_id < 1000 order by 1',
    )
    expect(rows.map(({ unit_id }) => unit_id)).toEqual([101, 102, 901])
  })

  it('gives a restored booking its places back', async () => {
    const { body } = await send(group({ participants: 12 }))
    await app.call('DELETE', `/api/bookings/${body.id}`, { as: 'main_admin' })
    expect(await places()).toEqual(['16:00 15', '18:00 15', '20:00 15'])
    const back = await app.call('POST', `/api/bookings/${body.id}/restore`, { as: 'main_admin' })
    expect(back.status).toBe(200)
    expect(await places()).toEqual(['16:00 15', '18:00 3', '20:00 15'])
  })

  it('shares the one sauna with wake surfers', async () => {
    await send(group())
    const wake = (time: string) =>
      app.call('POST', '/api/create-payment-intent', {
        body: {
          bookingData: {
            bookingType: 'wake-surf',
            date: '2026-06-22',
            time,
            location: 'Noblessner',
            quantity: 2,
            duration: '1 hour',
            details: { wakeSurfDuration: 60, includeOODSauna: true },
            customerInfo: {
              fullName: 'Kai',
              email: 'kai@example.ee',
              phone: '+372 5000 0000',
              peopleCount: 2,
            },
          },
        },
      })
    const clash = await wake('16:00')
    expect(clash.status).toBe(409)
    expect((await wake('19:00')).body).toMatchObject({ amount: 180 + 250 })
    expect((await wake('14:00')).status).toBe(200)
  })
})
