import { describe, expect, it } from 'vitest'
import type { House } from '#domain/house/house.ts'
import { mailsWithLine } from '#domain/house/house-messages.ts'
import { admin, appOfFile, testDriveBody } from '#tests/app.ts'
import { deliverNext } from '../notifications/deliver.ts'

const t = await appOfFile()

const line = 'Park at <b>gate 3</b> & bring "shoes".\nSee you there'
const lineHtml = 'Park at &lt;b&gt;gate 3&lt;/b&gt; &amp; bring &quot;shoes&quot;.<br/>See you there'

/** Saves the changed draft; returns the reply. */
async function save(change: (house: House) => object) {
  const { body } = await t.call<{ version: number; house: House }>('GET', '/api/house/draft', admin)
  return t.call<{ version: number; problems: object[] }>('PUT', '/api/house/draft', {
    ...admin,
    body: { version: body.version, house: change(body.house) },
  })
}
const publish = (version: number) =>
  t.call('POST', '/api/house/publish', { ...admin, body: { version, note: '' } })
const deliverAll = async () => {
  while (await deliverNext({ ...t.deps, onFailure: () => undefined }));
}
const mail = (subject: string) => t.mails.find((one) => one.subject.startsWith(subject))!

describe('an own line', () => {
  it('is in the preview of the draft but in no mail before it is published', async () => {
    const saved = await save((house) => ({ ...house, messages: { confirmation: line, cancelled: line } }))
    expect(saved.body).toMatchObject({
      changes: expect.arrayContaining([expect.stringMatching(/^Mail Conf/)]),
    })
    const seen = await t.call<string>('GET', '/api/house/mails/confirmation/html', admin)
    expect(seen.body).toContain(lineHtml)
    expect(seen.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
    expect(seen.headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'self'$/)
    await t.call('POST', '/api/test-drive', { body: testDriveBody() })
    await deliverAll()
    expect(mail('Booking confirmed').html).not.toContain('gate 3')
    expect((await publish(saved.body.version)).status).toBe(201)
  })

  it('is in the mails of its kind after that, as text in both parts', async () => {
    t.mails.length = 0
    const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody({ time: '13:00' }) })
    await deliverAll()
    const cancel = { ...admin, body: { status: 'cancelled', reason: 'Storm' } }
    expect((await t.call('PATCH', `/api/bookings/${body.id}/status`, cancel)).status).toBe(200)
    t.setNow(Temporal.Instant.from('2026-06-16T09:00:00Z').toString())
    await deliverAll()
    for (const subject of ['Booking confirmed', 'Booking cancelled']) {
      expect(mail(subject).html).toContain(lineHtml)
      expect(mail(subject).html).not.toContain('<b>gate')
      expect(mail(subject).text).toContain(line)
    }
  })

  it('is not part of any answer to visitors', async () => {
    expect(JSON.stringify((await t.call('GET', '/api/house')).body)).not.toContain('gate 3')
  })

  it('is refused with a sentence when it has 100 KB', async () => {
    const { status, body } = await save((house) => ({ ...house, messages: { moved: 'x'.repeat(100_000) } }))
    expect([status, body.problems]).toEqual([
      400,
      [{ path: 'messages.moved', message: 'At most 500 characters' }],
    ])
  })

  it.each(mailsWithLine)('of the mail %s is shown in both parts, to the main admin only', async (kind) => {
    await save((house) => ({ ...house, messages: { [kind]: line } }))
    const sides = await Promise.all(
      ['html', 'text'].map((side) => t.call<string>('GET', `/api/house/mails/${kind}/${side}`, admin)),
    )
    expect(sides.map(({ headers }) => headers['content-type'])).toEqual([
      'text/html; charset=utf-8',
      'text/plain; charset=utf-8',
    ])
    expect(sides[0]!.body).toContain(lineHtml)
    expect(sides[1]!.body).toContain(line)
    const other = await t.call('GET', `/api/house/mails/${kind}/html`, { as: 'jetski_admin' })
    expect(other.status).toBe(403)
  })
})
