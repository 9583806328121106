import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appOfFile, testApp, testDriveBody } from '#tests/app.ts'
import { claimDue } from './claim.ts'
import { deliverNext } from './deliver.ts'
import type { MessageDeps } from './message-deps.ts'
import { queueEnquiryReceived } from './queue-due.ts'
import { startWorker } from './worker.ts'

const t = await appOfFile({ DEMO: 'on' })
beforeEach(async () => {
  t.mails.length = 0
  t.setNow('2026-06-16T08:00:00Z')
  await t.sql('truncate bookings, messages, enquiries cascade')
  t.deps.availability.invalidate()
})

const post = (changed: Partial<MessageDeps> = {}): MessageDeps => ({
  ...t.deps,
  onFailure: () => undefined,
  ...changed,
})
const statesOf = async () => {
  const rows = await t.sql<{ state: string; count: number }>(
    'select state, count(*)::int as count from messages group by state',
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
const fill = (count: number, kind = 'manual') =>
  t.sql(
    `insert into messages (kind, to_address, subject, payload, due_at, created_at)
        select $1, 'liis' || n || '@example.ee', 'Tere ' || n, '{"message": "Tere"}', $3, $3 from generate_series(1, $2::int) n`,
    kind,
    count,
    t.deps.now().toString(),
  )
const until = (state: string, count: number) =>
  vi.waitFor(async () => expect((await statesOf())[state]).toBe(count), { timeout: 20_000, interval: 50 })

describe('the worker', () => {
  it('sends each message once, even with a second worker on the database', async () => {
    await fill(60)
    const workers = [1, 2].map(() => startWorker(post(), { channel: 'email', inFlight: 8 }))
    await until('sent', 60)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(t.mails).toHaveLength(60)
    expect(new Set(t.mails.map((mail) => mail.to.address)).size).toBe(60)
    expect(new Set(t.mails.map((mail) => mail.messageId)).size).toBe(60)
  })

  it('is not stopped by a poison job or an error that cannot be stored', async () => {
    await fill(1, 'no-such-kind')
    await fill(5)
    const sendEmail: MessageDeps['sendEmail'] = async (mail) => {
      if (mail.to.address === 'liis2@example.ee') throw new Error('bad \u0000 answer')
      return t.deps.sendEmail(mail)
    }
    const worker = startWorker(post({ sendEmail }), { channel: 'email', inFlight: 4 })
    await until('sent', 4)
    await until('queued', 2)
    await worker.stop()
  })

  it('sends the mail of a booking that was restored while the mail was being skipped', async () => {
    const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody() })
    await t.sql("delete from messages where kind = 'alert'")
    const as = 'main_admin'
    await t.call('PATCH', `/api/bookings/${body.id}/status`, { as, body: { status: 'cancelled' } })
    const booking = async (id: string) => {
      const found = await t.deps.mailQueries.booking(id)
      if (found?.booking.status === 'cancelled') await t.call('POST', `/api/bookings/${id}/restore`, { as })
      return found
    }
    const deps = post({ mailQueries: { ...t.deps.mailQueries, booking } })
    while (await deliverNext(deps));
    expect(t.mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Booking confirmed: /)])
    expect(await statesOf()).toEqual({ sent: 1 })
  })

  it('gives up a message that crashed its process 26 times', async () => {
    await fill(1)
    await t.sql(`update messages set state = 'sending', attempts = 26`)
    const worker = startWorker(post(), { channel: 'email', inFlight: 4 })
    await until('failed', 1)
    await worker.stop()
    expect(t.mails).toEqual([])
  })

  it('sends new messages although thousands wait, and waiting ones too', async () => {
    await fill(3_000)
    t.setNow('2026-06-16T09:00:00Z')
    await t.call('POST', '/api/test-drive', { body: testDriveBody() })
    const worker = startWorker(post(), { channel: 'email', inFlight: 8 })
    await vi.waitFor(
      () =>
        expect(t.mails.map((mail) => mail.subject)).toContain(
          'Booking confirmed: Thu 18 June, 18:00, Noblessner, Tallinn',
        ),
      { timeout: 20_000, interval: 50 },
    )
    await worker.stop()
    expect(t.mails.length).toBeLessThan(50)
  })

  it('leaves the backlog when only new messages are wanted', async () => {
    await fill(20)
    t.setNow('2026-06-16T09:00:00Z')
    await fill(2)
    const limits = { most: 8, forOldest: 1, onlyFresh: true }
    expect(await claimDue(post(), 'email', limits)).toHaveLength(3)
    expect(await claimDue(post(), 'email', { ...limits, forOldest: 0 })).toEqual([])
    expect(await claimDue(post(), 'email', { most: 8 })).toHaveLength(8)
  })

  it('looks up due messages by an index', async () => {
    await fill(2_000)
    await t.sql('analyze messages')
    const plan = await t.sql<Record<string, string>>(
      `explain select id from messages where channel = 'email' and state in ('queued', 'sending') and due_at <= now()
          order by due_at desc limit 4 for update skip locked`,
    )
    expect(JSON.stringify(plan)).toContain('messages_due')
  })
})

describe('the sender of an enquiry', () => {
  const enquiryBy = (email: string) =>
    t.call('POST', '/api/enquiries', {
      body: {
        kind: 'birthday',
        fullName: 'Karin Saar',
        email,
        phone: '+372 5123 4567',
        message: 'Buy at http://evil.example',
        package: 'standard-b',
        people: 8,
      },
    })

  it('gets one mail that confirms receipt and promises a time, without what was typed', async () => {
    await enquiryBy('karin@firma.ee')
    expect(await queueEnquiryReceived(t.db, t.deps.now())).toBe(1)
    expect(await queueEnquiryReceived(t.db, t.deps.now())).toBe(0)
    const worker = startWorker(post(), { channel: 'email', inFlight: 4 })
    await until('sent', 1)
    await worker.stop()
    const [mail] = t.mails
    expect(mail!.to).toEqual({ name: 'Karin Saar', address: 'karin@firma.ee' })
    expect(mail!.text).toMatch(/^Thank you, Karin\. Your request is here\.\n\nWe answer by\s/)
    expect(mail!.text + mail!.html).not.toContain('evil.example')
  })

  it('is promised no time in the past when the mail is sent late', async () => {
    await enquiryBy('karin@firma.ee')
    await queueEnquiryReceived(t.db, t.deps.now())
    t.setNow('2026-06-20T08:00:00Z')
    await deliverNext(post())
    const { text, html } = t.mails[0]!
    expect(text).toContain('We answer as soon as we can.')
    expect(text + html).not.toMatch(/answer by/i)
  })

  it('gets three mails at most per address and hour', async () => {
    for (let i = 0; i < 5; i++) await enquiryBy('victim@firma.ee')
    expect(await queueEnquiryReceived(t.db, t.deps.now())).toBe(3)
  })
})

describe('the preview of mails', () => {
  it('shows each as HTML and as text in the demo', async () => {
    const index = await t.call<string>('GET', '/api/docs/mails')
    expect(index.status).toBe(200)
    const paths = [...String(index.body).matchAll(/href="([^"]+)"/g)].map(([, path]) => path!)
    expect(paths.length).toBeGreaterThan(30)
    for (const path of paths) {
      const { status, body } = await t.call<string>('GET', path)
      expect([path, status]).toEqual([path, 200])
      expect(body).toContain('Merelend')
      // An unfilled placeholder.
      expect(body).not.toMatch(/[\uE000\uE001]/)
    }
  })

  it('is not available outside the demo', async () => {
    const app = await testApp({ DEMO: 'off' })
    for (const path of ['/api/docs/mails', '/api/docs/mails/texts', '/api/docs/mails/confirmation/html'])
      expect((await app.call('GET', path)).status).toBe(404)
    await app.close()
  })
})
