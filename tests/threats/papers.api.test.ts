import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentIntentReply } from '#contract/views.ts'
import { addDays } from '#domain/calendar.ts'
import { deliverNext } from '#server/notifications/deliver.ts'
import type { OutgoingEmail } from '#server/notifications/send-email.ts'
import { receiptPdf } from '#server/payments/receipt-issue.ts'
import { pendingBody, type TestApp, testApp } from '#tests/app.ts'
import { hasInvisible, texts } from './corpus.ts'

// Hostile names in the files that we send: receipts, calendar entries, mails.

let app: TestApp
const mails = new Map<string, OutgoingEmail>()
const ids = new Map<string, string>()
/** Texts that end a string, an object or a line in one of these formats. */
const ends = {
  'end of a PDF string': 'Liis) Tj ET endstream endobj (',
  'a PDF action': 'Liis >> /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  'another attendee': 'Liis";CN="x:mailto:all@example.ee',
  'escapes of a calendar': 'Liis\\nATTENDEE:mailto:all@example.ee\\, \\;x',
  'another address': 'Liis <all@example.ee>, x',
}
const names = Object.entries({ plain: 'Liis Tamm', ...texts, ...ends }).filter(
  ([, name]) => name.length <= 110,
)

beforeAll(async () => {
  app = await testApp()
  for (const [index, [what, name]] of names.entries()) {
    const draft = pendingBody({
      name: hasInvisible(name) ? 'Liis Tamm' : name,
      date: addDays('2026-07-01', index),
      email: `guest${index}@example.ee`,
    })
    const body = { bookingData: draft }
    const hold = await app.call<PaymentIntentReply>('POST', '/api/create-payment-intent', { body })
    expect(hold.status, what).toBe(200)
    const { bookingId } = hold.body
    await app.sql('update bookings set customer_name = $2 where id = $1', bookingId, name)
    await app.call('POST', '/api/bookings/create-test', { body: { bookingId } })
    ids.set(what, bookingId)
  }
  while (await deliverNext({ ...app.deps, onFailure: () => undefined }));
  for (const [index, [what]] of names.entries())
    mails.set(what, app.mails.find(({ to }) => to.address === `guest${index}@example.ee`)!)
}, 120_000)
afterAll(() => app.close())

/** The lines of a calendar file, folded ones joined. */
const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n')
const keysOf = (file: string) => linesOf(file).map((line) => line.split(/[:;]/)[0])

describe.each(names)('%s as a name', (what, name) => {
  it('stays text in a receipt: nothing in the file runs, opens or links elsewhere', async () => {
    const bytes = await receiptPdf(app.deps, ids.get(what)!)
    const outside = bytes.toString('latin1').replace(/\bstream\r?\n[\s\S]*?endstream/g, '')
    expect(outside).not.toMatch(
      /\/(JavaScript|JS|OpenAction|AA|URI|Launch|SubmitForm|EmbeddedFile|AcroForm)\b/,
    )
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
    expect(text).toHaveLength(1)
    expect(text[0]).toContain('Total')
  })

  it('adds no line, attendee or attachment to a calendar entry', () => {
    const { calendar } = mails.get(what)!
    expect(keysOf(calendar!)).toEqual(keysOf(mails.get('plain')!.calendar!))
    const invited = linesOf(calendar!).filter((line) => line.startsWith('ATTENDEE'))
    expect(invited).toHaveLength(1)
    expect(invited[0]).toMatch(/:mailto:guest\d+@example\.ee$/i)
  })

  it('becomes no header, recipient or tag of a mail', () => {
    const { to, subject, html } = mails.get(what)!
    expect(to.address).toMatch(/^guest\d+@example\.ee$/)
    expect(subject).not.toMatch(/[\r\n]/)
    if (/[<>]/.test(name)) expect(html).not.toContain(name)
    expect(html).not.toMatch(/<(script|svg|iframe)|\son\w+="?window|href="javascript:/i)
  })
})
