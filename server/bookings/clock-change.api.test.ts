import { beforeEach, describe, expect, it } from 'vitest'
import { admin, appOfFile, pendingBody, testDriveBody } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'
import { confirmationFactsOf } from '../notifications/facts.ts'
import { confirmationMail } from '../notifications/mails/confirmation.ts'
import { findBooking } from './find.ts'

// In Tallinn the clocks go from 03:00 to 04:00 on 28 March 2027, and from 04:00 back to 03:00 on 31 October 2027.

const t = await appOfFile()
beforeEach(() => t.setNow('2027-03-20T08:00:00Z'))

type Answer = { id: string; startTime: string; errors?: { path: string; message: string }[] }
const enter = (changed: object) =>
  t.call<Answer>('POST', '/api/staff/bookings', {
    body: {
      ...testDriveBody({ location: 'tallinn', ...changed }),
      activity: 'test-drive',
      channel: 'phone',
      override: 'A group that rides by night',
    },
    ...admin,
  })
const move = (id: string, date: string, time: string) =>
  t.call<Answer>('PATCH', `/api/bookings/${id}/reschedule`, { body: { date, time }, ...admin })
const close = (from: string, to: string) =>
  t.call<{ block: { from: string; to: string }; errors?: { path: string }[] }>('POST', '/api/blocks', {
    body: { unit: 'efoil-tallinn-6', from, to, reason: 'Night' },
    ...admin,
  })

describe('the hour that is skipped in spring', () => {
  it.each(['03:00', '03:30', '03:59'])('cannot be booked by staff: %s', async (time) => {
    const { status, body } = await enter({ date: '2027-03-28', time })
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'time'])
    expect(body.errors?.[0]?.message).toContain('clocks are set forward')
  })

  it('does not affect times before and after it, nor other places', async () => {
    expect((await enter({ date: '2027-03-28', time: '04:00' })).body.startTime).toBe('2027-03-28T01:00:00Z')
    expect((await enter({ date: '2027-03-27', time: '03:30' })).status).toBe(201)
    expect((await enter({ date: '2027-03-28', time: '03:30', location: 'koh-phangan' })).status).toBe(201)
  })

  it('is refused as a new time of a booking and by the site', async () => {
    const { body } = await enter({ date: '2027-03-28', time: '12:00' })
    const moved = await move(body.id, '2027-03-28', '03:30')
    expect([moved.status, moved.body.errors?.[0]?.path]).toEqual([400, 'time'])
    const site = await t.call('POST', '/api/test-drive', {
      body: testDriveBody({ date: '2027-03-28', time: '03:30' }),
    })
    expect(site.status).toBe(400)
  })

  it('is not offered if the house sells starts at night, and says why', async () => {
    await publishHouse(t, ({ activities, ...house }) => ({
      ...house,
      activities: {
        ...activities,
        'test-drive': { ...activities['test-drive'], starts: ['02:30', '03:00', '04:00'] },
      },
    }))
    const slotsOn = async (date: string) => {
      const { body } = await t.call<{ slots: { time: string; open: boolean; words?: string }[] }>(
        'GET',
        `/api/test-drive/available-slots?location=tallinn&date=${date}`,
      )
      return body.slots.map(({ time, open, words }) => [time, open, words])
    }
    const words = 'There is no 03:00 on Sunday 28 March: the clocks are set forward over it.'
    expect(await slotsOn('2027-03-28')).toEqual([
      ['02:30', true, undefined],
      ['03:00', false, words],
      ['04:00', true, undefined],
    ])
    expect((await slotsOn('2027-03-27')).map(([, open]) => open)).toEqual([true, true, true])
  })

  it('neither begins nor ends a closing', async () => {
    const from = await close('2027-03-28T03:30', '2027-03-28T09:00')
    expect([from.status, from.body.errors?.[0]?.path]).toEqual([400, 'from'])
    const to = await close('2027-03-28T01:00', '2027-03-28T03:30')
    expect([to.status, to.body.errors?.[0]?.path]).toEqual([400, 'to'])
  })
})

describe('the hour that comes twice in autumn', () => {
  it('means the first of both, for a booking and a closing', async () => {
    const first = '2027-10-31T00:30:00Z'
    expect((await enter({ date: '2027-10-31', time: '03:30' })).body.startTime).toBe(first)
    expect((await close('2027-10-31T03:30', '2027-10-31T05:00')).body.block).toMatchObject({
      from: first,
      to: '2027-10-31T03:00:00Z',
    })
  })
})

it('a ride during the change has its sold length in its mail and at checkout', async () => {
  const ride = { location: 'malaga', date: '2027-03-27', time: '22:00', duration: '4h' }
  const { body } = await enter({ ...ride, foilCount: 1 })
  const booking = (await findBooking(t.db, body.id))!
  const mail = confirmationMail(confirmationFactsOf(t.db.house(), booking, 'https://merelend.example'))
  expect(mail.facts).toContainEqual(['Duration', '4 hours'])
  const held = await t.call('POST', '/api/create-payment-intent', {
    body: { bookingData: pendingBody({ ...ride, quantity: 1 }) },
  })
  expect(held.body).toMatchObject({ until: '03:00', minutes: 240 })
})
