import { beforeEach, describe, expect, it } from 'vitest'
import { formsPerHour, mailLimits, mailLimitWords } from '#domain/booking-limits.ts'
import { addDays } from '#domain/calendar.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { appOfFile, testDriveBody, testNow } from '#tests/app.ts'
import { deliverNext } from './deliver.ts'
import { queueEnquiryReceived } from './queue-due.ts'

const app = await appOfFile({ RATE_LIMITS: 'on' })
beforeEach(async () => {
  app.setNow(testNow)
  app.mails.length = 0
  await app.sql('truncate bookings, messages, enquiries, tries, booking_limits cascade')
})

const deliverAll = async () => {
  while (await deliverNext(app.deps));
}
let index = 0
const victim = 'victim@mail.ee'
const send = async (url: string, payload: object, remoteAddress = `10.7.0.${index++ % 250}`) =>
  (await app.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode
/** Books with the victim's address and cancels, so that the limits of bookings do not apply before those of mails. */
async function bookAndCancel(email: string) {
  const body = testDriveBody({ date: addDays('2026-06-20', index % 60), foilCount: 1, email })
  expect(await send('/api/test-drive', { ...body, phone: `+372 5${1_000_000 + index}` })).toBe(201)
  await deliverAll()
  await app.sql(`update bookings set status = 'cancelled'`)
}
const enquiry = (email: string) => ({ kind: 'club-join', fullName: 'Not Me', email, phone: '+372 5123 4567' })
const toVictim = () => app.mails.filter(({ to }) => to.address.endsWith('@mail.ee')).length
const states = async () =>
  app.sql<{ state: string; why: string | null }>(
    `select state, last_error as why from messages where kind = 'confirmation' order by id`,
  )

describe('mails that anyone can cause', () => {
  it('to one mailbox are limited per hour; the others are held back, shown to staff, and can be sent by hand', async () => {
    for (let index = 0; index < mailLimits.hour + 2; index++)
      await bookAndCancel(index % 2 ? victim : 'Victim+x@mail.ee')
    expect(toVictim()).toBe(mailLimits.hour)
    const held = (await states()).filter(({ state }) => state === 'skipped')
    expect(held).toEqual(Array(2).fill({ state: 'skipped', why: mailLimitWords }))
    const [{ id }] = (await app.sql<{ id: number }>(
      `update bookings set status = 'confirmed' where id in
        (select booking_id from messages where state = 'skipped' limit 1)
        returning (select id::int from messages m where m.booking_id = bookings.id limit 1)`,
    )) as [{ id: number }]
    const again = await app.call('POST', `/api/notifications/${id}/resend`, { as: 'main_admin', body: {} })
    expect(again.status).toBe(200)
    expect(toVictim()).toBe(mailLimits.hour + 1)
    app.setNow('2026-06-16T09:00:01Z')
    await bookAndCancel(victim)
    expect(toVictim()).toBe(mailLimits.hour + 2)
  })

  it('are not limited for the confirmation of a paid booking', async () => {
    for (let index = 0; index < mailLimits.hour + 1; index++) await bookAndCancel(victim)
    const body = testDriveBody({ date: '2026-08-25', foilCount: 1, email: victim })
    expect(await send('/api/test-drive', body)).toBe(201)
    await app.sql(
      `insert into payments (booking_id, kind, method, cents, at)
          select id, 'charge', 'card', total_cents, created_at from bookings where status = 'confirmed'`,
    )
    await deliverAll()
    expect((await states()).at(-1)).toEqual({ state: 'sent', why: null })
  })

  it('are counted together for bookings and enquiries', async () => {
    for (let index = 0; index < mailLimits.hour; index++) await bookAndCancel(victim)
    expect(await send('/api/enquiries', enquiry(victim))).toBe(201)
    await queueEnquiryReceived(app.db, app.deps.now())
    await deliverAll()
    expect(toVictim()).toBe(mailLimits.hour)
  })
})

it('forms that cause mails are limited per network and hour, and the refusal names the phone', async () => {
  const address = '192.0.2.9'
  const key = `insert into tries (key, since, count) values (tries_key(array['forms', '192.0.2.9']), $1, $2)`
  await app.sql(key, testNow, formsPerHour - 1)
  expect(await send('/api/enquiries', enquiry('a@mail.ee'), address)).toBe(201)
  const refused = await app.app.inject({
    method: 'POST',
    url: '/api/password-reset',
    payload: { email: victim },
    remoteAddress: address,
  })
  expect(refused.statusCode).toBe(429)
  expect(refused.json().detail).toContain(theHouse.brand.phone)
  expect(await send('/api/enquiries', enquiry('a@mail.ee'), '192.0.2.10')).toBe(201)
})
