import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Money } from '#contract/calls/money-calls.ts'
import type { PaymentIntentReply } from '#contract/views.ts'
import { addDays } from '#domain/calendar.ts'
import { appOfFile, jetskiBody, pendingBody, testDriveBody, testNow } from '#tests/app.ts'
import type { Person } from '#tests/people.ts'
import { ownPageOf } from '../bookings/own-page.ts'
import { migrate } from '../db/migrate.ts'
import { bookings } from '../db/schema.ts'
import { confirmationFactsOf } from '../notifications/facts.ts'
import { issueDocuments, receiptPdf } from './receipt-issue.ts'

const t = await appOfFile()
beforeEach(() => t.setNow(testNow))

let days = 0
async function aRide(changed: object = {}, as?: Person): Promise<string> {
  const body = { bookingData: pendingBody({ date: addDays('2026-08-01', days++), ...changed }) }
  const { bookingId } = (await t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', { body, as }))
    .body
  await t.call('POST', '/api/bookings/create-test', { body: { bookingId } })
  return bookingId
}
/** As if a card had paid it. */
async function aCardRide(changed: object = {}, as?: Person): Promise<string> {
  const id = await aRide(changed, as)
  await t.sql(
    "update payments set method = 'card', provider_id = 'pi_' || booking_id, intent_id = 'pi_' || booking_id where booking_id = $1",
    id,
  )
  return id
}
async function textOf(id: string): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await receiptPdf(t.deps, id)))
  const { text } = await extractText(pdf, { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}
const pdf = (id: string, as: Person) => t.call<string>('GET', `/api/bookings/${id}/receipt.pdf`, { as })
const numbers = async (series: string) =>
  (
    await t.sql<{ number: number }>('select number from receipts where series = $1 order by number', series)
  ).map(({ number }) => number)

it('shows the seller, the buyer, the lines, the VAT of the place and the payment', async () => {
  const [page] = await textOf(await aCardRide())
  for (const words of [
    'Receipt 2026-00001',
    'Issued 16 June 2026',
    'Merelend OÜ',
    'Registry code 00000000',
    'VAT number EE',
    'Liis Tamm',
    'liis.tamm@example.ee',
    'Noblessner, Tallinn',
    'Net 290.32 €',
    'VAT 24%, included 69.68 €',
    'Total 360.00 €',
    '16 June 2026 Paid, Card, online 360.00 €',
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('TEST')
})

it('writes õ, š, ž and Cyrillic correctly', async () => {
  const name = 'Jõulu Šveitser-Žukov Ёлкин Щукина Їжак'
  expect((await textOf(await aCardRide({ name })))[0]).toContain(name)
})

const buyer = async (name: string) => (await textOf(await aCardRide({ name })))[0]

it('writes names in Thai, Hebrew and Arabic, the last two from right to left', async () => {
  expect(await buyer('Ülle สมชาย ใจดี')).toContain('Buyer Ülle สมชาย ใจดี liis.tamm@example.ee')
  expect(await buyer('דוד בן גוריון')).toContain('Buyer דוד בן גוריון liis.tamm@example.ee')
  expect(await buyer('محمد بن محمد')).toContain('Buyer محمد')
})

it('has no empty boxes for a name that its fonts cannot write, but the e-mail', async () => {
  expect(await buyer('Ülle 王伟 😀')).toContain('Buyer Ülle liis.tamm@example.ee')
  expect(await buyer('王伟')).toContain('Buyer liis.tamm@example.ee')
})

it('says for test money that nothing was charged, and has its own number series', async () => {
  const [page] = await textOf(await aRide())
  expect(page).toContain('TEST, nothing was charged')
  expect(page).toContain('Receipt TEST-2026-00001')
})

it('never changes, whatever becomes of the booking', async () => {
  const id = await aCardRide()
  const first = await receiptPdf(t.deps, id)
  await t.sql("update bookings set customer_name = 'Somebody Else', total_cents = 1 where id = $1", id)
  t.setNow('2027-01-05T08:00:00Z')
  expect((await receiptPdf(t.deps, id)).equals(first)).toBe(true)
})

it('adds a credit note with its own number for a refund, and leaves the receipt unchanged', async () => {
  const id = await aCardRide()
  const [receipt] = await textOf(id)
  await t.sql(
    "insert into payments (booking_id, kind, method, cents, provider_id, at) values ($1, 'refund', 'card', 10000, 're_' || $1, $2)",
    id,
    '2026-07-01T09:00:00Z',
  )
  t.setNow('2026-07-01T10:00:00Z')
  const pages = await textOf(id)
  expect(pages).toHaveLength(2)
  expect(pages[0]).toBe(receipt)
  const number = /Receipt (2026-\d{5})/.exec(receipt!)![1]!
  expect(pages[1]).toContain(`To receipt ${number}`)
  expect(pages[1]).toMatch(/Credit note 2026-\d{5}/)
  expect(pages[1]).toContain('Net \u221280.65 €')
  expect(pages[1]).toContain('VAT 24%, included \u221219.35 €')
  expect(pages[1]).toContain('Total \u2212100.00 €')
})

it('for a part paid on site is a receipt of that part', async () => {
  const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date: '2026-07-20' }) })
  const id = String(body.id)
  await expect(receiptPdf(t.deps, id)).rejects.toMatchObject({ code: 'not_found' })
  await t.call('POST', `/api/bookings/${id}/payments`, {
    body: { amount: 100, method: 'cash' },
    as: 'main_admin',
  })
  const [page] = await textOf(id)
  expect(page).toContain('Total 100.00 €')
  expect(page).toContain('Paid on site, Cash')
})

it('has numbers without gaps, even if some of fifty concurrent ones are rolled back', async () => {
  const before = await numbers('2026')
  const ids = await Promise.all(
    Array.from({ length: 50 }, (_, index) => aCardRide({ quantity: 1, time: index % 2 ? '09:00' : '14:00' })),
  )
  const now = t.deps.now()
  const lost = (id: string) =>
    t.db.transaction(async (tx) => {
      await issueDocuments(tx, { bookingId: id, demo: false }, now)
      throw new Error('the disk is full')
    })
  const results = await Promise.allSettled(
    ids.flatMap((id, index) => [
      ...(index % 7 === 0 ? [lost(id)] : []),
      t.db.transaction((tx) => issueDocuments(tx, { bookingId: id, demo: false }, now)),
      t.db.transaction((tx) => issueDocuments(tx, { bookingId: id, demo: false }, now)),
    ]),
  )
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(8)
  const after = await numbers('2026')
  expect(after).toEqual(Array.from({ length: before.length + 50 }, (_, index) => index + 1))
  // Each movement is on one document only.
  const [documents] = await t.sql<{ most: number }>(
    'select max(count)::int as most from (select count(*) from receipts group by booking_id) each',
  )
  expect(documents!.most).toBe(2)
}, 60_000)

it('is for staff of the sector and for the guest of the booking', async () => {
  const id = await aCardRide({}, 'regular_user')
  const answer = await pdf(id, 'regular_user')
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="receipt-ML-\w{5}\.pdf"$/)
  expect(answer.body.slice(0, 5)).toBe('%PDF-')
  for (const [as, status] of [
    [undefined, 401],
    ['platinum_member', 404],
    ['jetski_admin', 404],
    ['rayfoil_ambassador', 200],
    ['main_admin', 200],
  ] as const)
    expect(await pdf(id, as)).toMatchObject({ status })
  expect(await pdf('nothing', 'main_admin')).toMatchObject({ status: 404 })
})

it('loses the name but keeps the money when the person is erased', async () => {
  const { erasePerson } = await import('../../cli/admin/erase-person.ts')
  const email = 'forget.me@example.ee'
  const id = await aCardRide({ email, name: 'Forget Me' })
  await textOf(id)
  const body = { amount: 60, reason: 'Forget Me was ill' }
  await t.call('POST', `/api/bookings/${id}/refund`, { body, as: 'main_admin' })
  await erasePerson(t.db, { email, outbox: t.deps.config.dataDir, force: true, now: t.deps.now() })
  const [page] = await textOf(id)
  expect(page).not.toContain('Forget')
  expect(page).not.toContain(email)
  expect(page).toContain('Total 360.00 €')
  const history = await t.sql<{ what: string; reason: null }>(
    'select what, reason from booking_history where booking_id = $1 order by id',
    id,
  )
  expect(history).toContainEqual({ what: 'refund', reason: null })
  // The refund by staff, and the rest: an erased person's coming ride is cancelled and refunded.
  const refunds = await t.sql('select cents, reason from refunds where booking_id = $1 order by id', id)
  expect(refunds).toEqual([
    { cents: 6_000, reason: 'Erased' },
    { cents: 30_000, reason: 'Erased' },
  ])
})

const changeTerms = (id: string, terms: object) =>
  t.sql('update bookings set sold_under = sold_under || $2::jsonb where id = $1', id, JSON.stringify(terms))
const terms = async (id: string) =>
  (await t.sql<{ terms: object }>('select sold_under as terms from bookings where id = $1', id))[0]?.terms

describe('the terms that a booking was sold under', () => {
  it('are stored with bookings of the site and of staff, requests and holds', async () => {
    const date = addDays('2026-08-01', days++)
    const drive = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '12:00' }) })
    const request = await t.call('POST', '/api/bookings', {
      body: jetskiBody({ date: '2026-07-10', equipment: 'GTI 130' }),
    })
    for (const id of [String(drive.body.id), String(request.body.id), await aRide()])
      expect(await terms(id)).toMatchObject({
        vatPercent: 24,
        freeCancelHours: 24,
        seller: { company: 'Merelend OÜ', email: 'hello@merelend.example' },
      })
  })

  it('are on its documents, even after rate and seller changed', async () => {
    const id = await aCardRide()
    const { seller } = (await terms(id)) as { seller: object }
    await changeTerms(id, { vatPercent: 10, seller: { ...seller, company: 'Vana Meri OÜ' } })
    const [page] = await textOf(id)
    expect(page).toContain('VAT 10%, included 32.73 €')
    expect(page).toContain('Vana Meri OÜ')
    expect(page).not.toContain('Merelend OÜ')
    const named = await aCardRide()
    await changeTerms(named, { seller: { ...seller, name: 'Vana Meri' } })
    expect((await textOf(named))[0]).toMatch(/^Vana Meri/)
  })

  it('decide the refund of a cancel, and are shown on the own page and in the mail', async () => {
    const date = '2026-06-19'
    const id = await aRide({ date })
    const quote = async () =>
      (await t.call<Money>('GET', `/api/bookings/${id}/money`, { as: 'main_admin' })).body.cancelling.customer
    expect(await quote()).toBe(36_000)
    await changeTerms(id, { freeCancelHours: 96, vatPercent: 9 })
    expect(await quote()).toBe(0)
    const [booking] = await t.db.orm.select().from(bookings).where(eq(bookings.id, id))
    expect(await ownPageOf(t.db, booking!, t.deps.now())).toMatchObject({
      vatPercent: 9,
      cancelling: { refundCents: 0, freeHours: 96 },
    })
    expect(confirmationFactsOf(t.db.house(), booking!, '')).toMatchObject({ freeHours: 96 })
  })

  it('are filled in from today’s for older bookings', async () => {
    const id = await aRide()
    const before = await terms(id)
    await t.sql('update bookings set sold_under = null where id = $1', id)
    await migrate(t.db)
    expect(await terms(id)).toEqual(before)
  })
})

describe('the counter of receipts', () => {
  it('starts at 1 after a demo, whose documents have a series of their own', async () => {
    t.setNow('2029-05-05T08:00:00Z')
    const demo = { ...t.deps, config: { ...t.deps.config, demo: true } }
    const inDemo = await aCardRide({ date: '2029-06-01' })
    await receiptPdf(demo, inDemo)
    expect(await numbers('2029')).toEqual([])
    expect(await numbers('TEST-2029')).toEqual([1])
    const real = await aCardRide({ date: '2029-06-02' })
    await receiptPdf(t.deps, real)
    expect(await numbers('2029')).toEqual([1])
  })

  it('starts over with the year of the books, whose midnight comes before that of UTC', async () => {
    t.setNow('2029-12-31T21:59:59Z')
    await receiptPdf(t.deps, await aCardRide({ date: '2030-01-20' }))
    t.setNow('2029-12-31T22:00:00Z')
    await receiptPdf(t.deps, await aCardRide({ date: '2030-01-21' }))
    expect(await numbers('2030')).toEqual([1])
  })

  it('continues after the existing documents if its own row is lost', async () => {
    t.setNow('2031-05-05T08:00:00Z')
    await receiptPdf(t.deps, await aCardRide({ date: '2031-06-01' }))
    await t.sql(`delete from receipt_counters where series = '2031'`)
    await receiptPdf(t.deps, await aCardRide({ date: '2031-06-02' }))
    expect(await numbers('2031')).toEqual([1, 2])
  })
})
