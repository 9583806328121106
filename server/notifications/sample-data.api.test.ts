import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rightsOf } from '#domain/rights.ts'
import { type TestApp, testApp, testDriveBody, testNow } from '#tests/app.ts'
import { mailResets } from '../accounts/mail-resets.ts'
import { changeStatus } from '../bookings/change.ts'
import { moveBooking } from '../bookings/move.ts'
import { seedDemo } from '../db/seed/demo.ts'
import { mailWaitlist } from '../enquiries/mail-waitlist.ts'
import type { Caller } from '../http/caller.ts'
import { deliverNext } from './deliver.ts'
import type { MessageDeps } from './message-deps.ts'
import { queueDueMessages } from './queue-due-messages.ts'
import { sendSmsByHand } from './resend.ts'

// The demo with a mail server and Twilio switched on, as when an owner tries the site before opening it.

let t: TestApp
let boss: Caller
beforeAll(async () => {
  t = await testApp({
    DEMO: 'on',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'hello@merelend.ee',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    SMS_FROM: '+37259001122',
    RAYFOIL_ADMIN_PHONE: '+37251112233',
    JETSKI_ADMIN_PHONE: '+37251112244',
    RAYFOIL_ADMIN_EMAIL: 'foils@merelend.ee',
    JETSKI_ADMIN_EMAIL: 'jets@merelend.ee',
  })
})
afterAll(() => t.close())

beforeEach(async () => {
  t.setNow(testNow)
  t.mails.length = 0
  t.texts.length = 0
  await t.sql('truncate users, bookings, messages, enquiries, waitlist_entries, custom_orders cascade')
  await seedDemo(t.db, t.deps.now(), async () => 'nobody signs in')
  t.deps.availability.invalidate()
  const [user] = await t.sql<{ id: number }>(`select id from users where username = 'main_admin'`)
  const role = 'main_admin' as const
  boss = {
    userId: user!.id,
    username: role,
    role,
    ...rightsOf(role),
    sessionId: 1,
    email: null,
    lacksSecondFactor: false,
  }
})

const failing = (error: unknown) => expect(error).toBeUndefined()
const post = (): MessageDeps => ({ ...t.deps, onFailure: failing })
const sendAll = async () => {
  for (const channel of ['email', 'sms'] as const) while (await deliverNext(post(), channel));
}
const look = (samples = false) =>
  queueDueMessages({ db: t.db, now: t.deps.now, samples, config: t.deps.config, nudge: () => undefined })()
const out = () => ({ mails: t.mails.map(({ to }) => to.address), texts: t.texts.map(({ to }) => to) })
const nothing = { mails: [], texts: [] }

describe('the demo’s own bookings and requests', () => {
  it('cause no mails or texts for three days: no reminders, alerts or answers', async () => {
    for (let hours = 0; hours <= 72; hours += 6) {
      t.setNow(Temporal.Instant.from(testNow).add({ hours }).toString())
      await look()
      await sendAll()
      await mailWaitlist({ ...t.deps, publicUrl: t.deps.config.publicUrl, onFailure: failing })
    }
    expect(out()).toEqual(nothing)
  })

  it('nor messages that were queued while mails still went to a folder', async () => {
    await look(true)
    const [queued] = await t.sql<{ count: number }>('select count(*)::int as count from messages')
    expect(queued!.count).toBeGreaterThan(5)
    await sendAll()
    expect(out()).toEqual(nothing)
    const isDue = `due_at <= '${testNow}'::timestamptz`
    expect(await t.sql(`select kind from messages where state <> 'skipped' and ${isDue}`)).toEqual([])
  })

  it('nor when staff cancel and move them or a refund fails', async () => {
    const rows = await t.sql<{ id: string }>(`
      select id from bookings where status = 'confirmed' and sector = 'efoil'
        and start_time > '${testNow}'::timestamptz + interval '1 day' order by id limit 2`)
    const [one, other] = rows as [{ id: string }, { id: string }]
    await changeStatus(t.deps, boss, { id: one.id, to: 'cancelled' })
    await moveBooking(t.deps, boss, other.id, { date: '2026-06-25', time: '12:00' })
    await t.sql(
      `insert into messages (booking_id, kind, payload, idempotency_key, due_at, created_at)
        values ($1, 'alert', '{"about": "payment", "words": "The refund could not be made"}', 'alert:payment:x', $2, $2)`,
      one.id,
      testNow,
    )
    await look()
    await sendAll()
    expect(out()).toEqual(nothing)
  })

  it('nor when a new password is requested for a demo account', async () => {
    await t.sql(
      `insert into password_reset_asks (asked, asked_at) values ('jetski.admin@demo.example', $1)`,
      testNow,
    )
    const mailing = { ...t.deps, publicUrl: t.deps.config.publicUrl, samples: false, onFailure: failing }
    expect(await mailResets(mailing)).toBe(0)
    expect(out()).toEqual(nothing)
  })
})

describe('a real visitor of the demo', () => {
  it('gets mails, and staff get alerts', async () => {
    const booked = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date: '2026-06-25' }) })
    expect(booked.status).toBe(201)
    await t.call('POST', '/api/enquiries', {
      body: { kind: 'club-join', fullName: 'Mari Mets', email: 'mari@mets.ee', phone: '+372 5123 4567' },
    })
    await look()
    await sendAll()
    expect(new Set(out().mails)).toEqual(
      new Set(['liis.tamm@example.ee', 'foils@merelend.ee', 'mari@mets.ee']),
    )
    expect(new Set(out().texts)).toEqual(new Set(['+37251234567', '+37251112233']))
  })
})

describe('a text by hand', () => {
  const text = (customerPhone: string) => sendSmsByHand(t.deps, boss, { customerPhone, message: 'Tere' })

  it('is refused to a number only in sample data, which may be a stranger’s', async () => {
    const [sample] = await t.sql<{ phone: string }>(
      'select customer_phone as phone from bookings where customer_phone is not null order by id limit 1',
    )
    await expect(text(sample!.phone)).rejects.toMatchObject({ code: 'invalid_request' })
    expect(out()).toEqual(nothing)
    await text('+37256660001')
    await t.sql('update bookings set demo = false where customer_phone = $1', sample!.phone)
    await text(sample!.phone)
    expect(out().texts).toEqual(['+37256660001', sample!.phone.replaceAll(' ', '')])
  })
})
