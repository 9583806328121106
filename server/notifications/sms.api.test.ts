import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { smsLimits } from '#domain/messages/sms.ts'
import { type TestApp, testApp, testDriveBody } from '#tests/app.ts'
import { startTwilio, type TwilioServer } from '#tests/providers/twilio-server.ts'
import { deliverNext } from './deliver.ts'
import type { MessageDeps } from './message-deps.ts'
import { queueDueMessages } from './queue-due-messages.ts'
import { twilioSender } from './send-sms.ts'

let t: TestApp
let twilio: TwilioServer
const publicUrl = 'https://merelend.test'
beforeAll(async () => {
  twilio = await startTwilio()
  t = await testApp({
    ...twilio.env,
    PUBLIC_URL: publicUrl,
    PAYMENTS: 'on_site',
    RAYFOIL_ADMIN_PHONE: '+37251112233',
  })
})
afterAll(async () => {
  await t.close()
  await twilio.close()
})
/** Use a short time only if the provider never replies: on a busy machine it may reply late. */
function answersWithin(timeoutMs: number): void {
  if (t.deps.config.sms.kind === 'live')
    t.deps.sendSms = twilioSender({ sms: t.deps.config.sms, publicUrl, timeoutMs })
}
beforeEach(async () => {
  answersWithin(60_000)
  t.setNow('2026-06-16T08:00:00Z')
  await t.sql('truncate bookings, messages, enquiries cascade')
  t.deps.availability.invalidate()
})
afterEach(() => {
  twilio.taken.length = 0
  twilio.tries.length = 0
  twilio.fail('hang', 0)
})

const post = (changed: Partial<MessageDeps> = {}): MessageDeps => ({
  ...t.deps,
  onFailure: () => undefined,
  ...changed,
})
const look = (sms: 'on' | 'off' = 'on') =>
  queueDueMessages({
    db: t.db,
    now: t.deps.now,
    samples: false,
    config: sms === 'on' ? t.deps.config : { ...t.deps.config, sms: { kind: 'off' } },
    nudge: () => undefined,
  })()
const sendTexts = async (changed?: Partial<MessageDeps>) => {
  while (await deliverNext(post(changed), 'sms'));
}
const rows = (more = '') =>
  t.sql<{ id: number; kind: string; state: string; delivery: string | null; why: string | null }>(
    `select id::int, kind, state, delivery, last_error as why from messages where channel = 'sms' ${more} order by id`,
  )
const drive = (changed: Record<string, unknown> = {}) =>
  t.call('POST', '/api/test-drive', { body: testDriveBody(changed) })
const byHand = (customerPhone: string, key?: string) =>
  t.call('POST', '/api/notifications/sms', {
    as: 'main_admin',
    body: { customerPhone, message: 'Tere' },
    ...(key ? { key } : {}),
  })
const report = async (sid: string, status: string, facts: { errorCode?: string } = {}) => {
  const { url, payload, headers } = twilio.callback(sid, status, facts)
  const path = url.slice(publicUrl.length)
  return (await t.call('POST', path, { raw: payload, headers })).status
}

describe('texts work', () => {
  it('confirm a booking and remind of it 24 hours before, once each with a link, and alert the sector’s phone', async () => {
    await drive()
    await look()
    await look()
    await sendTexts()
    expect(twilio.taken.map(({ to }) => to).sort()).toEqual(['+37251112233', '+37251234567'])
    const confirmation = twilio.taken.find(({ to }) => to === '+37251234567')!.body
    expect(confirmation).toMatch(
      /^Merelend, booked: Thu 18 June 18:00, Noblessner, Tallinn\. Be there at 17:45\. ML-\w+ https:\/\/merelend\.test\/b\/[\w-]{22}$/,
    )
    const [, token] = /\/b\/([\w-]{22})$/.exec(confirmation)!
    const hashes = await t.sql<{ hash: string }>('select hash from booking_links')
    expect(hashes.map(({ hash }) => hash)).not.toContain(token)
    twilio.taken.length = 0
    t.setNow('2026-06-17T15:00:00Z')
    await look()
    await look()
    await sendTexts()
    expect(twilio.taken.map(({ body }) => body.slice(0, 30))).toEqual(['Merelend, your session is Thu '])
  })

  it('are not queued while SMS is off, nor for a guest without a phone', async () => {
    await drive()
    await drive({ phone: undefined, time: '19:00' })
    await look('off')
    expect(await rows()).toEqual([])
    await look()
    expect((await rows(`and kind = 'confirmation'`)).length).toBe(1)
  })

  it('are never sent for a sample booking', async () => {
    await drive()
    await t.sql('update bookings set demo = true')
    await look()
    expect(await rows()).toEqual([])
  })

  it('by hand go out at once, with their state in the log', async () => {
    const { status, body } = await byHand('5123 4567')
    expect([status, body.message]).toEqual([200, 'Manual SMS notification sent successfully'])
    const [sms] = twilio.taken
    expect(sms).toMatchObject({ to: '+37251234567', from: '+37259001122', body: 'Tere' })
    expect(await report(sms!.sid, 'sent')).toBe(204)
    expect(await report(sms!.sid, 'delivered')).toBe(204)
    // Late and repeated: the state never goes back.
    expect(await report(sms!.sid, 'sent')).toBe(204)
    const log = await t.call<{ delivery: string; segments: number; state: string }[]>(
      'GET',
      '/api/notifications/log',
      { as: 'main_admin' },
    )
    expect(log.body[0]).toMatchObject({ delivery: 'delivered', segments: 1, state: 'sent' })
  })

  it('that did not arrive are logged as failed with the reason, and can be sent again', async () => {
    await byHand('+372 5123 4567')
    await report(twilio.taken[0]!.sid, 'undelivered', { errorCode: '30005' })
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'failed', why: 'number not in service' })
    const again = await t.call('POST', `/api/notifications/${row!.id}/resend`, { as: 'main_admin' })
    expect([again.status, again.body.state]).toEqual([200, 'sent'])
    expect(twilio.taken).toHaveLength(2)
  })
})

describe('a text without an answer from the provider', () => {
  it.each(['hang', 'lost', 'reset'] as const)('is never sent blindly again: %s', async (fault) => {
    answersWithin(500)
    twilio.fail(fault)
    const { status, body } = await byHand('+372 5123 4567')
    expect(status).toBe(503)
    expect(body.detail).toContain('it may have gone out')
    t.setNow('2026-06-18T08:00:00Z')
    await sendTexts()
    expect(twilio.tries).toHaveLength(1)
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'failed', delivery: 'unknown' })
    const path = `/api/notifications/${row!.id}/resend`
    const warned = await t.call('POST', path, { as: 'main_admin' })
    expect([warned.status, warned.body.code]).toEqual([409, 'illegal_transition'])
    const anyway = await t.call('POST', `${path}?anyway=yes`, { as: 'main_admin' })
    expect(anyway.status).toBe(200)
  })

  it('counts as sent when the provider reports it', async () => {
    answersWithin(500)
    twilio.fail('lost')
    await byHand('+372 5123 4567')
    await report(twilio.taken[0]!.sid, 'delivered')
    expect((await rows())[0]).toMatchObject({ state: 'sent', delivery: 'delivered', why: null })
  })

  it('is not sent again by the worker after a crash between sending and recording', async () => {
    await byHand('+372 5123 4567')
    await t.sql(`update messages set state = 'sending', provider_id = null, due_at = '2026-06-16T08:00:00Z'`)
    await sendTexts()
    expect(twilio.taken).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ state: 'failed', delivery: 'unknown' })
  })

  it('is not sent again if our database fails to record that it was accepted', async () => {
    await t.sql(`create function fails() returns trigger language plpgsql as $$
      begin if new.state = 'sent' then raise exception 'relation is gone'; end if; return new; end $$`)
    await t.sql('create trigger fails before update on messages for each row execute function fails()')
    const { status, body } = await byHand('+372 5123 4567').finally(() =>
      t.sql('drop function fails cascade'),
    )
    expect([status, body.detail]).toEqual([503, expect.stringContaining('it may have gone out')])
    t.setNow('2026-06-18T08:00:00Z')
    await sendTexts()
    expect(twilio.taken).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ state: 'failed', delivery: 'unknown' })
  })

  it('that was certainly not accepted is retried', async () => {
    twilio.fail({ status: 429, code: 20429, message: 'Too Many Requests' })
    await drive()
    await t.sql(`delete from messages where kind = 'alert'`)
    await look()
    await t.sql(`delete from messages where kind = 'alert'`)
    await sendTexts()
    expect((await rows())[0]).toMatchObject({ state: 'queued' })
    t.setNow('2026-06-16T08:01:00Z')
    await sendTexts()
    expect(twilio.taken).toHaveLength(1)
  })
})

it('a text not sent because of our database is retried, and staff see no SQL', async () => {
  await drive()
  await t.sql(`delete from messages where kind = 'alert'`)
  await look()
  const lost = new Error('Failed query: select "token" from "booking_links" params: 4')
  const failures: unknown[] = []
  await sendTexts({
    mailQueries: { ...t.deps.mailQueries, ownLink: () => Promise.reject(lost) },
    onFailure: (error) => failures.push(error),
  })
  expect(failures).toEqual([lost])
  expect((await rows(`and kind = 'confirmation'`))[0]).toMatchObject({
    state: 'queued',
    why: 'something went wrong on our side',
  })
})

describe('texts refuse', () => {
  it.each([
    ['a premium number', '+372 900 1234', 'A premium number cannot get texts'],
    ['a shared-cost number', '+44 843 222 3333', 'cannot get texts'],
    ['a satellite phone', '+870 773 111 632', 'We send no texts to this country'],
    ['a landline', '+372 640 1234', 'A landline cannot get texts'],
    ['a country that is not ours', '+55 11 91234 5678', 'We send no texts to this country'],
    ['what is no number', '12345678', 'This phone number does not exist'],
  ])('%s', async (_what, phone, why) => {
    const { status, body } = await byHand(phone)
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([
      { path: 'customerPhone', message: expect.stringContaining(why) as string },
    ])
    expect(twilio.tries).toEqual([])
  })

  it('more than a number may get in a day or a sender may send in an hour, with 429 and the reason', async () => {
    const fill = (to: string, count: number) =>
      t.sql(
        `insert into messages (kind, channel, to_address, state, payload, due_at, created_at)
            select 'manual', 'sms', $1, 'sent', '{"by": "main_admin"}', $3, $3 from generate_series(1, $2::int)`,
        to,
        count,
        t.deps.now().toString(),
      )
    await fill('+37251234567', smsLimits.numberDay)
    const number = await byHand('+372 5123 4567')
    expect([number.status, number.body.code]).toEqual([429, 'too_many_tries'])
    expect(number.body.detail).toContain('This number got')
    await fill('+37251112299', smsLimits.senderHour)
    const sender = await byHand('+372 5111 2255')
    expect(sender.body.detail).toContain('within an hour')
    expect(twilio.tries).toEqual([])
  })
})

describe('the callback of Twilio refuses', () => {
  it('a forged, altered or unsigned report', async () => {
    await byHand('+372 5123 4567')
    const { url, payload, headers } = twilio.callback(twilio.taken[0]!.sid, 'failed')
    const path = url.slice(publicUrl.length)
    const altered = payload.replace('MessageStatus=failed', 'MessageStatus=delivered')
    const { 'x-twilio-signature': _signature, ...unsigned } = headers
    for (const sent of [
      { raw: altered, headers },
      { raw: payload, headers: unsigned },
      { raw: payload, headers: { ...headers, 'x-twilio-signature': 'AAAA' } },
    ])
      expect((await t.call('POST', path, sent)).status).toBe(403)
    expect((await t.call('POST', `${path}0`, { raw: payload, headers })).status).toBe(403)
    expect((await rows())[0]).toMatchObject({ state: 'sent', delivery: null })
  })
})
