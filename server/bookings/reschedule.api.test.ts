import { describe, expect, it } from 'vitest'
import type { MonthReply, Slot } from '#contract/views.ts'
import { admin, appOfFile, testDriveBody } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()

const date = '2026-06-22'
const enter = async (activity: string, time: string, choice: object, where: object = {}) => {
  const body = {
    activity,
    location: 'tallinn',
    date,
    time,
    customerName: 'Liis Tamm',
    customerPhone: '+372 5123 4567',
    ...choice,
    ...where,
  }
  const answer = await t.call<{ id: string }>('POST', '/api/staff/bookings', { ...admin, body })
  expect(answer.status).toBe(201)
  return answer.body.id
}
const startsOf = async (id: string, day = date) => {
  const answer = await t.call<{ slots: Slot[] }>('GET', `/api/bookings/${id}/starts?date=${day}`, admin)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body.slots
}
const reasonsOf = async (id: string, ...times: string[]) => {
  const slots = await startsOf(id)
  return times.map((time) => slots.find((slot) => slot.time === time)?.reason ?? 'free')
}
const jetski = { jetskis: ['rxp-x-rs'], duration: '1h' }

describe('the starts that a booking may be moved to', () => {
  it('are half-hour slots from 09:00 to 22:00, plus its present one', async () => {
    const id = await enter('jetski-request', '22:30', { ...jetski, duration: '30min' })
    const other = (await startsOf(id, '2026-06-23')).map(({ time }) => time)
    expect([other[0], other[1], other.at(-1), other.length]).toEqual(['09:00', '09:30', '22:00', 27])
    expect((await startsOf(id)).at(-1)!.time).toBe('22:30')
  })

  it('include the half hours between those of visitors; for a session only its hours on its days', async () => {
    const ride = await enter('efoil-private', '12:00', { foilCount: 1, duration: '1h' })
    const times = (await startsOf(ride)).map(({ time }) => time)
    expect([times[0], times[1], times.at(-1)]).toEqual(['09:00', '09:30', '22:00'])
    const group = await enter('efoil-group', '18:00', { people: 2 })
    expect((await startsOf(group, '2026-06-24')).length).toBe(0)
    expect((await startsOf(group)).length).toBeGreaterThan(0)
  })

  it('are free if only its own units are in the way, and taken if others have them', async () => {
    const id = await enter('jetski-rental', '15:00', jetski)
    expect(await reasonsOf(id, '14:00', '14:30', '15:00', '15:30', '16:00')).toEqual(Array(5).fill('free'))
    await enter('jetski-rental', '16:00', jetski)
    expect(await reasonsOf(id, '14:30', '15:00', '15:30', '16:00', '17:00')).toEqual([
      ...['free', 'free', 'full', 'full', 'free'],
    ])
  })

  it('are those of the activity as it was sold if it ended at the place, even without a house version', async () => {
    const where = { location: 'malaga' }
    const id = await enter('efoil-private', '12:00', { foilCount: 6, duration: '1h' }, where)
    const older = await enter('efoil-private', '16:00', { foilCount: 6, duration: '1h' }, where)
    await t.sql('update bookings set house_version = null where id = $1', older)
    await publishHouse(t, (house) => ({
      ...house,
      activities: {
        ...house.activities,
        'efoil-private': { ...house.activities['efoil-private'], places: ['tallinn'] },
      },
    }))
    expect(await reasonsOf(id, '12:30', '14:00', '16:00')).toEqual(['free', 'free', 'full'])
    expect(await reasonsOf(older, '12:00', '14:00', '16:30')).toEqual(['full', 'free', 'free'])
    const { days } = (await t.call<MonthReply>('GET', `/api/bookings/${older}/month?month=2026-06`, admin))
      .body
    expect([days['2026-06-15'], days['2026-06-25']]).toEqual(['past', 'free'])
    const to = { date, time: '14:00' }
    expect(await t.call('PATCH', `/api/bookings/${older}/reschedule`, { ...admin, body: to })).toMatchObject({
      status: 200,
    })
  })

  it('are readable only by staff who see the booking, and only for bookable days', async () => {
    const id = await enter('jetski-rental', '10:00', jetski)
    const wake = { as: 'wakesurf_admin' as const }
    expect((await t.call('GET', `/api/bookings/${id}/starts?date=${date}`, wake)).status).toBe(404)
    expect((await t.call('GET', `/api/bookings/${id}/month?month=2026-06`, wake)).status).toBe(404)
    expect((await t.call('GET', `/api/bookings/${id}/starts?date=9998-01-01`, admin)).status).toBe(400)
    expect((await t.call('GET', `/api/bookings/${id}/month?month=9999-12`, admin)).status).toBe(400)
  })
})

type Start = { date: string; time: string }
const move = (
  id: unknown,
  to: Start & { from?: Start },
  as: 'main_admin' | 'rayfoil_ambassador' = 'main_admin',
) => t.call('PATCH', `/api/bookings/${id}/reschedule`, { body: to, as })

describe('staff move a booking', () => {
  it('to a half hour between the hours at which visitors begin', async () => {
    const date = '2026-07-01'
    const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date }) })
    expect(await move(body.id, { date, time: '10:30' })).toMatchObject({
      status: 200,
      body: { time: '10:30', until: '11:30' },
    })
    expect((await move(body.id, { date, time: '10:15' })).status).toBe(400)
    expect((await move(body.id, { date, time: '22:30' })).status).toBe(400)
    const visitor = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '10:30' }) })
    expect(visitor.status).toBe(400)
  })

  it('twice, and its history still has the first start', async () => {
    const date = '2026-07-03'
    const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '12:00' }) })
    await move(body.id, { date, time: '13:00' })
    await move(body.id, { date, time: '14:00' })
    const history = await t.call<{ what: string; after: unknown }[]>(
      'GET',
      `/api/bookings/${body.id}/history`,
      admin,
    )
    expect(history.body.map(({ what, after }) => [what, after])).toEqual([
      ['created', { date, time: '12:00' }],
      ['move', { date, time: '13:00' }],
      ['move', { date, time: '14:00' }],
    ])
  })

  it('twice before its mail is sent, and one mail tells the first start and the last, or none if it is back', async () => {
    const date = '2026-07-04'
    const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '12:00' }) })
    const mails = () =>
      t.sql<{ payload: unknown }>(
        `select payload from messages where booking_id = '${body.id}' and kind = 'moved'`,
      )
    await move(body.id, { date, time: '13:00' })
    await move(body.id, { date, time: '14:00' })
    const [from, to] = [
      { date, time: '12:00' },
      { date, time: '14:00' },
    ]
    expect(await mails()).toEqual([{ payload: { from, to } }])
    await move(body.id, from)
    expect(await mails()).toEqual([])
  })

  it('once if two saw the same start: the second is refused, with who moved it and where to', async () => {
    const date = '2026-07-05'
    const from = { date, time: '12:00' }
    const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody(from) })
    expect(await move(body.id, { date, time: '13:00', from }, 'rayfoil_ambassador')).toMatchObject({
      status: 200,
    })
    expect(await move(body.id, { date, time: '15:00', from })).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        detail: 'rayfoil_ambassador has moved it to Sun 5 July, 13:00.',
      },
    })
    // Sent again after a lost reply.
    expect(await move(body.id, { date, time: '13:00', from })).toMatchObject({ status: 200 })
    const seen = { date, time: '13:00' }
    expect(await move(body.id, { date, time: '15:00', from: seen })).toMatchObject({
      body: { time: '15:00' },
    })
    expect(await move(body.id, { date, time: '16:00' })).toMatchObject({ body: { time: '16:00' } })
  })

  it('to its present start, which changes nothing and sends no mail', async () => {
    const date = '2026-07-02'
    const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '12:00' }) })
    const kept = async () => {
      const history = await t.call<unknown[]>('GET', `/api/bookings/${body.id}/history`, { as: 'main_admin' })
      return [await t.count('messages'), history.body]
    }
    const before = await kept()
    expect(await move(body.id, { date, time: '12:00' })).toMatchObject({
      status: 200,
      body: { id: body.id, time: '12:00' },
    })
    expect(await kept()).toEqual(before)
  })

  it('of a session to the hours of sessions only', async () => {
    const { body } = await t.call('POST', '/api/bookings', {
      body: {
        type: 'efoil-group',
        date: '2026-06-22',
        time: 'evening',
        participants: 2,
        customerName: 'Liis Tamm',
        customerEmail: 'liis.tamm@example.ee',
        customerPhone: '+372 5123 4567',
      },
    })
    expect((await move(body.id, { date: '2026-06-22', time: '17:30' })).status).toBe(400)
  })

  it('without the notice that visitors need, and after dark if staff decide on that', async () => {
    const date = '2026-06-16'
    await publishHouse(t, ({ activities, places, ...house }) => ({
      ...house,
      activities: {
        ...activities,
        'test-drive': { ...activities['test-drive'], noticeMinutes: 180, daysAhead: 300 },
      },
      places: { ...places, tallinn: { ...places.tallinn!, afterDark: 'staff' } },
    }))
    const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '18:00' }) })
    const slotOf = async (day: string, time: string) =>
      (await startsOf(String(body.id), day)).find((slot) => slot.time === time)
    expect(await slotOf(date, '12:00')).toMatchObject({ open: true })
    expect(await move(body.id, { date, time: '12:00' })).toMatchObject({ status: 200 })
    const winter = { date: '2026-12-21', time: '18:00' }
    expect(await slotOf(winter.date, winter.time)).toMatchObject({ open: true, dark: true })
    expect(await move(body.id, winter)).toMatchObject({ status: 200 })
  })

  it('not to a taken start, nor enter one there; the refusal names no limit for visitors', async () => {
    const start = { date: '2026-06-16', time: '13:00' }
    await enter('test-drive', '13:00', { foilCount: 6, duration: '1h' }, { date: start.date })
    const other = await enter('test-drive', '16:00', { foilCount: 1, duration: '1h' })
    const words = '13:00 is taken for this choice. The nearest free start is 12:00.'
    const taken = { status: 409, body: { code: 'slot_unavailable', detail: words } }
    expect(await move(other, start)).toMatchObject(taken)
    const entry = { ...testDriveBody({ ...start, foilCount: 1 }), channel: 'walk_in' }
    expect(await t.call('POST', '/api/staff/bookings', { ...admin, body: entry })).toMatchObject(taken)
  })
})
