import { beforeEach, describe, expect, it } from 'vitest'
import type { LogRow, NotificationStatus } from '#contract/calls/message-calls.ts'
import { appOfFile, testApp, testDriveBody } from '#tests/app.ts'
import { deliverNext } from './deliver.ts'

const t = await appOfFile({ JETSKI_ADMIN_EMAIL: 'jet@desk.example' })
beforeEach(async () => {
  t.mails.length = 0
  t.setNow('2026-06-16T08:00:00Z')
  await t.sql('truncate bookings, messages cascade')
  t.deps.availability.invalidate()
})

const deliverAll = async () => {
  while (await deliverNext({ ...t.deps, onFailure: () => undefined }));
}
const drive = async (changed: Record<string, unknown> = {}) => {
  const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody(changed) })
  return { id: String(body.id), reference: String(body.reference) }
}
const ask = (
  method: 'GET' | 'POST',
  path: string,
  as: 'main_admin' | 'jetski_admin' | 'rayfoil_ambassador',
  body?: unknown,
) => t.call(method, `/api/notifications/${path}`, { as, body })
const log = async (as: 'main_admin' | 'jetski_admin' | 'rayfoil_ambassador', query = '') =>
  (await t.call<LogRow[]>('GET', `/api/notifications/log${query}`, { as })).body
const away = async <Result>(work: () => Promise<Result>, error: object = {}) => {
  const { sendEmail } = t.deps
  t.deps.sendEmail = async () => {
    throw Object.assign(new Error('the mail server is away'), error)
  }
  try {
    return await work()
  } finally {
    t.deps.sendEmail = sendEmail
  }
}

describe('the status of notifications', () => {
  it('has the shape of the spec and counts today by kind and channel', async () => {
    await drive()
    await deliverAll()
    const { status, body } = await t.call<NotificationStatus>('GET', '/api/notifications/status', {
      as: 'main_admin',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      email: { configured: false, service: 'Outbox (files)' },
      sms: { configured: false, service: 'Not configured', phone: null },
      adminContacts: { jetski: { email: 'jet@desk.example' }, rayfoil: { email: null } },
      today: [{ kind: 'confirmation', channel: 'email', sent: 1, failed: 0, waiting: 0 }],
    })
    expect((await ask('GET', 'status', 'jetski_admin')).body.today).toEqual([])
  })

  it('names the mail server without its user and password', async () => {
    const live = await testApp({ SMTP_URL: 'smtp://me:secret@mail.example:587', MAIL_FROM: 'a@b.example' })
    const { body } = await live.call('GET', '/api/notifications/status', { as: 'jetski_admin' })
    expect(body.email).toEqual({ configured: true, service: 'SMTP, mail.example' })
    await live.close()
  })
})

describe('the sea chart of the place', () => {
  it('is in the confirmation, whose text names the shelter', async () => {
    await drive({ location: 'Málaga' })
    await deliverAll()
    const { html, text } = t.mails.find(({ subject }) => subject.startsWith('Booking confirmed'))!
    expect(html).toMatch(/<img[^>]+alt="Sketch of Málaga: [^"]+"[^>]+\/media\/mail-chart-malaga\.png"/)
    expect(text).toContain('The beach club, Málaga. Calm in winds from west to north')
  })
})

describe('an SMS', () => {
  it('is refused while SMS is not configured, in the words of the spec', async () => {
    const sent = { customerPhone: '+372 5123 4567', message: 'Tere' }
    const answer = await ask('POST', 'sms', 'main_admin', sent)
    expect(answer).toMatchObject({
      status: 503,
      body: { detail: 'SMS service is not configured. Contact system administrator.' },
    })
    expect((await ask('POST', 'test', 'main_admin', { type: 'sms', phone: '+372 5123 4567' })).status).toBe(
      503,
    )
    expect(await t.count('messages')).toBe(0)
  })

  it('needs phone and message', async () => {
    const answer = await ask('POST', 'sms', 'main_admin', { customerPhone: '+372 5123 4567', message: '' })
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'message', message: 'Please enter both phone number and message' }] },
    })
  })
})

describe('a test', () => {
  it('is sent within the call and only in the main admin’s log', async () => {
    const answer = await ask('POST', 'test', 'main_admin', { type: 'email', email: 'me@desk.example' })
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'Test notification sent successfully' },
    })
    expect(t.mails[0]!.to.address).toBe('me@desk.example')
    expect(t.mails[0]!.text).toContain(
      'main_admin sent it to test the e-mail system on Tue 16 June at 11:00.',
    )
    expect(await log('main_admin')).toMatchObject([
      { kind: 'test', state: 'sent', to: 'me@desk.example', by: 'main_admin', bookingId: null, sector: null },
    ])
    expect(await log('jetski_admin')).toEqual([])
  })

  it('says why it was not sent, and is not tried again', async () => {
    const answer = await away(() =>
      ask('POST', 'test', 'main_admin', { type: 'email', email: 'me@desk.example' }),
    )
    expect(answer.status).toBe(503)
    expect(answer.body.detail).toBe(
      'The message was not accepted: the mail server is away. It is in the log as failed.',
    )
    expect(await log('main_admin', '?state=failed')).toMatchObject([{ why: 'the mail server is away' }])
  })

  it.each([{ type: 'email' }, { type: 'email', email: '' }, { type: 'sms' }, { type: 'pigeon' }])(
    'needs its contact: %o',
    async (body) => {
      expect((await ask('POST', 'test', 'main_admin', body)).status).toBe(400)
    },
  )
})

describe('an e-mail written by hand', () => {
  const mail = {
    to: 'liis@example.ee',
    subject: 'Wind on Thursday',
    message: 'Tere Liis,\n<script>alert(1)</script>\nõ Šura Саша',
  }

  it('arrives as written, with HTML as text', async () => {
    expect((await ask('POST', 'email', 'main_admin', mail)).status).toBe(200)
    const [sent] = t.mails
    expect(sent).toMatchObject({ to: { name: '', address: 'liis@example.ee' }, subject: 'Wind on Thursday' })
    expect(sent!.text).toContain('<script>alert(1)</script>\nõ Šura Саша')
    expect(sent!.html).not.toContain('<script>')
    expect(sent!.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br/>õ Šura Саша')
  })

  it('is refused with a line break in its subject or its address', async () => {
    const bcc = 'Hi\r\nBcc: victim@example.ee'
    expect((await ask('POST', 'email', 'main_admin', { ...mail, subject: bcc })).status).toBe(400)
    expect(
      (await ask('POST', 'email', 'main_admin', { ...mail, to: `a@example.ee\r\nBcc: v@example.ee` })).status,
    ).toBe(400)
    expect(t.mails).toEqual([])
  })

  it('is sent once per idempotency key', async () => {
    for (let index = 0; index < 2; index++)
      await t.call('POST', '/api/notifications/email', {
        as: 'main_admin',
        body: mail,
        key: 'one-key-of-a-form',
      })
    expect(t.mails).toHaveLength(1)
  })

  it('that the mail server did not accept is sent once, however often Send is pressed meanwhile', async () => {
    const press = () =>
      t.call('POST', '/api/notifications/email', { as: 'main_admin', body: mail, key: 'held' })
    for (let index = 0; index < 2; index++)
      expect(await away(press)).toMatchObject({
        status: 503,
        body: { detail: expect.stringContaining('automatically') },
      })
    t.setNow('2026-06-16T08:01:00Z')
    await deliverAll()
    expect((await press()).status).toBe(200)
    expect(t.mails).toHaveLength(1)
  })

  it('that was refused for good is sent when Send is pressed again', async () => {
    const press = () =>
      t.call('POST', '/api/notifications/email', { as: 'main_admin', body: mail, key: 'full' })
    expect((await away(press, { responseCode: 550 })).status).toBe(503)
    expect((await press()).status).toBe(200)
    expect(t.mails).toHaveLength(1)
  })

  it('whose process died before the answer is sent once by the worker and another press', async () => {
    const press = () =>
      t.call('POST', '/api/notifications/email', { as: 'main_admin', body: mail, key: 'ended' })
    await press()
    t.mails.length = 0
    await t.sql(`update messages set state = 'sending', sent_at = null`)
    await t.sql('update idempotency_keys set status = null, reply = null')
    t.setNow('2026-06-16T08:01:30Z')
    expect((await press()).status).toBe(503)
    t.setNow('2026-06-16T08:03:00Z')
    await deliverAll()
    expect((await press()).status).toBe(200)
    expect(t.mails).toHaveLength(1)
  })

  it.each(['sms', 'email', 'test'])('%s is the main admin’s only', async (path) => {
    expect((await ask('POST', path, 'jetski_admin', mail)).status).toBe(403)
  })
})

describe('a reminder by hand', () => {
  it('is sent by id or reference; a second try says so and sends nothing', async () => {
    const { id, reference } = await drive()
    expect((await ask('POST', `reminder/${reference.toLowerCase()}`, 'rayfoil_ambassador')).body).toEqual({
      success: true,
      message: '24-hour reminder sent successfully',
      alreadySent: false,
    })
    const again = await ask('POST', `reminder/${id}`, 'main_admin')
    expect(again).toMatchObject({ status: 200, body: { alreadySent: true } })
    expect(again.body.message).toBe(
      'Liis Tamm got this reminder on Tue 16 June at 11:00. Nobody gets it twice.',
    )
    expect(t.mails.map((mail) => mail.subject)).toEqual([
      'On Thu 18 June at 18:00: your session at Noblessner, Tallinn',
    ])
  })

  it('is sent once for concurrent calls', async () => {
    const { id } = await drive()
    await Promise.all([1, 2, 3].map(() => ask('POST', `reminder/${id}`, 'main_admin')))
    expect(t.mails).toHaveLength(1)
  })

  it('is refused for a cancelled, a past and an unconfirmed booking, and for an unknown one', async () => {
    const { id } = await drive()
    await t.call('DELETE', `/api/bookings/${id}`, { as: 'main_admin' })
    expect(await ask('POST', `reminder/${id}`, 'main_admin')).toMatchObject({
      status: 409,
      body: { detail: 'This booking is cancelled; no reminder is sent.' },
    })
    const early = await drive()
    await t.call('PATCH', `/api/bookings/${early.id}/status`, {
      as: 'main_admin',
      body: { status: 'in_progress' },
    })
    expect(await ask('POST', `reminder/${early.id}`, 'main_admin')).toMatchObject({
      status: 409,
      body: { detail: 'This session has begun or is over.' },
    })
    const past = await drive({ time: '09:00', date: '2026-06-17' })
    t.setNow('2026-06-17T06:00:00Z')
    expect((await ask('POST', `reminder/${past.id}`, 'main_admin')).status).toBe(409)
    expect((await ask('POST', 'reminder/ML-NOONE', 'main_admin')).status).toBe(404)
    expect((await ask('POST', 'reminder/..%2F..', 'main_admin')).status).toBe(404)
    expect((await ask('POST', `reminder/${past.id}`, 'jetski_admin')).status).toBe(404)
  })

  it('shows its recipient and when it would be sent automatically', async () => {
    const { reference } = await drive()
    expect((await ask('GET', `reminder/${reference}`, 'main_admin')).body).toMatchObject({
      name: 'Liis Tamm',
      dueDate: '2026-06-17',
      dueTime: '18:00',
      refusal: null,
    })
  })

  it('that the mail server did not accept is retried automatically', async () => {
    const { id } = await drive()
    await deliverAll()
    t.mails.length = 0
    expect((await away(() => ask('POST', `reminder/${id}`, 'main_admin'))).status).toBe(503)
    t.setNow('2026-06-16T08:01:00Z')
    await deliverAll()
    expect(t.mails).toHaveLength(1)
  })
})

describe('the delivery log', () => {
  it('shows staff the messages of their sectors only', async () => {
    const { id, reference } = await drive()
    await deliverAll()
    expect(await log('rayfoil_ambassador', `?booking=${reference}`)).toMatchObject([
      { kind: 'confirmation', state: 'sent', name: 'Liis Tamm', to: 'liis.tamm@example.ee', sector: 'efoil' },
    ])
    expect(await log('jetski_admin')).toEqual([])
    expect(await log('jetski_admin', `?booking=${id}`)).toEqual([])
    const [row] = await log('main_admin')
    expect((await ask('POST', `${row!.id}/resend`, 'jetski_admin')).status).toBe(404)
  })

  it('can resend a failed message, and says why a sent one is not resent', async () => {
    await drive()
    await away(deliverAll, { responseCode: 550 })
    const [failed] = await log('rayfoil_ambassador', '?state=failed')
    expect(failed).toMatchObject({ why: 'the mail server is away', state: 'failed' })
    const again = await ask('POST', `${failed!.id}/resend`, 'rayfoil_ambassador')
    expect(again).toMatchObject({ status: 200, body: { state: 'sent', why: null } })
    expect(t.mails).toHaveLength(1)
    const third = await ask('POST', `${failed!.id}/resend`, 'rayfoil_ambassador')
    expect(third).toMatchObject({
      status: 409,
      body: { detail: 'This message went out at 11:00; it is not sent twice.' },
    })
  })

  it('logs a booking without an e-mail address as skipped, with the reason', async () => {
    const { id } = await drive()
    await t.sql(`update bookings set customer_email = '' where id = $1`, id)
    await deliverAll()
    const [row] = await log('main_admin')
    expect(row).toMatchObject({ state: 'skipped', why: 'The customer left no e-mail address.' })
    expect(await ask('POST', `${row!.id}/resend`, 'main_admin')).toMatchObject({
      status: 409,
      body: { detail: 'The customer left no e-mail address.' },
    })
  })

  it.each(['?state=lost', '?limit=0', '?limit=9999', `?booking=${'x'.repeat(65)}`])(
    'refuses %s',
    async (query) => {
      expect((await ask('GET', `log${query}`, 'main_admin')).status).toBe(400)
    },
  )
})

describe('a change of a booking', () => {
  it('is mailed to its customer: a new time, a cancel after a minute, and a restore', async () => {
    const { id } = await drive()
    await deliverAll()
    t.mails.length = 0
    await t.call('PATCH', `/api/bookings/${id}/reschedule`, {
      as: 'main_admin',
      body: { date: '2026-06-19', time: '12:00' },
    })
    await deliverAll()
    expect(t.mails.map((mail) => mail.subject)).toEqual(['New time: Fri 19 June, 12:00, Noblessner, Tallinn'])
    expect(t.mails[0]!.text).toContain('Before: Thursday 18 June, 18:00.')
    await t.call('DELETE', `/api/bookings/${id}`, { as: 'main_admin' })
    await deliverAll()
    expect(t.mails).toHaveLength(1)
    t.setNow('2026-06-16T08:01:00Z')
    await deliverAll()
    expect(t.mails[1]!.subject).toBe('Booking cancelled: Fri 19 June, 12:00, Noblessner, Tallinn')
    expect(t.mails[1]!.text).toContain('There is nothing to pay.')
    await t.call('POST', `/api/bookings/${id}/restore`, { as: 'main_admin' })
    await deliverAll()
    expect(t.mails[2]!.subject).toBe('Your booking stands: Fri 19 June, 12:00, Noblessner, Tallinn')
  })

  it('that is undone within a minute is not mailed', async () => {
    const { id } = await drive()
    await deliverAll()
    await t.call('DELETE', `/api/bookings/${id}`, { as: 'main_admin' })
    await t.call('POST', `/api/bookings/${id}/restore`, { as: 'main_admin' })
    t.setNow('2026-06-16T08:05:00Z')
    await deliverAll()
    expect(t.mails).toHaveLength(1)
  })
})
