import type { Page } from '@playwright/test'
import {
  bookingOf,
  expectPaid,
  good,
  holdOf,
  intentOf,
  openCheckout,
  payAtBank,
  payButton,
  payWith,
  typeCard,
} from './card-hand.ts'
import { type CardServer, moneyOf, test } from './card-server.ts'
import { dateAhead } from './clock.ts'
import { mailsIn } from './outbox.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

// The end of a hold's 15 minutes. The clocks of server, provider and visitor are moved together.

test.use({ hasClock: true })

/** The refund worker runs every five seconds. */
const refundMs = 20_000

async function holdRunsOut(page: Page, server: CardServer): Promise<void> {
  await server.pass(16)
  await page.clock.fastForward('16:00')
}

/** A different person for each day, to identify their mails. */
const late = (days: number) => ({ name: `Nele Late-${days}`, email: `late-${days}@example.ee` })

/** The bank has taken the money, but the hold expires before our server knows. */
async function paidLate(page: Page, server: CardServer, days: number) {
  const { stripe } = server
  await page.clock.install()
  await openCheckout(page, days, late(days))
  const hold = await payAtBank(page)
  stripe.setPost('keep')
  stripe.setDown(true)
  stripe.books.answer(intentOf(hold), true)
  await holdRunsOut(page, server)
  return hold
}

/** The bank's page leads back; only now can the server know of the payment. */
async function comeBack(page: Page, { stripe }: CardServer): Promise<void> {
  stripe.setDown(false)
  await page.getByRole('link', { name: 'Complete' }).click()
}

/** Another visitor takes every foil of that time. */
async function takeAll(page: Page, server: CardServer, days: number): Promise<void> {
  const taken = await page.request.post(`${server.url}/api/test-drive`, {
    data: {
      date: dateAhead(days),
      time: '11:00',
      location: 'tallinn',
      foilCount: 6,
      duration: '1h',
      fullName: 'Faster Visitor',
      email: 'faster@example.ee',
      phone: '+372 5111 2233',
    },
  })
  expect(taken.status(), await taken.text()).toBe(201)
}

test('when a hold expires while the card form is open, nothing is charged and the start can be held again', async ({
  visit,
  server,
  stripe,
}) => {
  const page = await visit(phone)
  await page.clock.install()
  await openCheckout(page, 30)
  await typeCard(page, good)
  const first = await holdOf(page)
  await holdRunsOut(page, server)
  const dialog = page.getByRole('dialog', { name: 'Your hold has ended' })
  await expect(dialog).toContainText('Nothing was charged, and your entries are kept.')
  await expect(dialog.getByRole('link', { name: 'Choose another time' })).toBeVisible()
  await expectAccessible(page)

  // A press after closing the dialog opens it again and sends nothing.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your hold has ended.', { exact: true }).first()).toBeVisible()
  await payButton(page).click()
  await expect(dialog).toBeVisible()
  expect(stripe.books.find(intentOf(first)).amount_received).toBe(0)

  await dialog.getByRole('button', { name: 'Hold again' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => holdOf(page)).not.toEqual(first)
  await payWith(page, good)
  await expectPaid(page)
  const { id } = bookingOf(page)
  expect(id).not.toBe(first.bookingId)
  expect(await moneyOf(server, page, id)).toMatchObject({ status: 'confirmed', paidCents: 12_000 })
  await expect.poll(() => stripe.books.find(intentOf(first)).status).toBe('canceled')
})

for (const [size, days] of [
  [phone, 31],
  [desk, 32],
] as const)
  test(`a guest who paid too late for a start that is gone is refunded, informed and offered other starts, at ${size.width}`, async ({
    visit,
    server,
    stripe,
  }) => {
    const page = await visit(size)
    const hold = await paidLate(page, server, days)
    await takeAll(page, server, days)
    await comeBack(page, server)
    await expect(page.getByRole('heading', { name: 'Not booked' })).toBeVisible()
    await expect(page.getByText('120\u00a0€ goes back to your card automatically.')).toBeVisible()
    await expect(page.getByText('Booking Confirmed!')).toBeHidden()
    await expectAccessible(page)

    const money = () => moneyOf(server, page, hold.bookingId)
    await expect
      .poll(async () => (await money()).movements.map(({ kind, cents }) => [kind, cents]), {
        timeout: refundMs,
      })
      .toEqual([
        ['charge', 12_000],
        ['refund', 12_000],
      ])
    const given = [...stripe.books.refunds.values()].filter((one) => one.payment_intent === intentOf(hold))
    expect(given.map(({ amount, status }) => [amount, status])).toEqual([[12_000, 'succeeded']])
    const mailed = (...words: string[]) =>
      mailsIn(server.dataDir).filter((mail) => words.every((said) => mail.includes(said))).length
    const apology = [late(days).email, 'somebody else has it now', 'Full refund', 'Free now']
    await expect.poll(() => mailed(...apology)).toBe(1)
    await expect.poll(() => mailed(late(days).name, 'A card payment is refunded automatically')).toBe(1)

    await expect(page.getByRole('heading', { name: 'Take one of these instead' })).toBeVisible()
    await page
      .getByRole('button', { name: /Hold this$/ })
      .first()
      .click()
    await payWith(page, good)
    await expectPaid(page)
    expect(bookingOf(page).id).not.toBe(hold.bookingId)
    expect((await money()).paidCents).toBe(0)
  })

test('a guest who paid late for a start that is still free gets it, and is charged once', async ({
  visit,
  server,
}) => {
  const page = await visit(phone)
  const { bookingId } = await paidLate(page, server, 33)
  await comeBack(page, server)
  await expectPaid(page)
  expect(await moneyOf(server, page, bookingId)).toMatchObject({
    status: 'confirmed',
    paidCents: 12_000,
    movements: [{ kind: 'charge', cents: 12_000 }],
  })
})
