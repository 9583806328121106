import { extractText, getDocumentProxy } from 'unpdf'
import { publish, test } from './house-hand.ts'
import { mailsIn } from './outbox.ts'
import { openDashboard } from './staff-hand.ts'
import { dayName, desk, expect, expectAccessible, phone } from './visitor.ts'

const ride = {
  bookingType: 'efoil-private',
  service: 'E-Foil Private Rent',
  time: '11:00',
  location: 'Noblessner',
  quantity: 1,
  duration: '1 hour',
  name: 'Liis Tamm',
  email: 'liis.tamm@example.ee',
  phone: '+372 5123 4567',
  totalAmount: 120,
}

for (const [name, size, number, ahead] of [
  ['phone', phone, '+372 5555 9901', 20],
  ['desk', desk, '+372 5555 9902', 21],
] as const)
  test(`the owner changes the phone number and sees it in the footer, in a mail and on a receipt (${name})`, async ({
    visit,
    own,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house?part=brand')
    await page.getByLabel('Phone').fill('call us')
    await expect(page.getByText('Please enter a valid phone number').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Phone').fill(number)
    await expect(page.getByText('1 change, not published yet')).toBeVisible()
    await publish(page, 'New number', /House, phone: .* to /)

    const visitor = await visit(phone)
    const footer = visitor.getByRole('contentinfo')
    await expect
      .poll(async () => {
        await visitor.goto('/')
        return footer.textContent()
      })
      .toContain(number)
    await expect(footer.getByRole('link', { name: number })).toHaveAttribute(
      'href',
      `tel:${number.replaceAll(' ', '')}`,
    )
    await visitor.goto('/imprint')
    await expect(visitor.getByRole('main').getByText(number)).toBeVisible()

    const date = Temporal.PlainDate.from(new Date(`${dayName(ahead)} 12:00 UTC`).toISOString().slice(0, 10))
    const bookingData = { ...ride, date: date.toString() }
    const held = await visitor.request.post('/api/create-payment-intent', { data: { bookingData } })
    const { bookingId } = (await held.json()) as { bookingId: string }
    const paid = { ...bookingData, bookingId, paymentMethod: 'test_mode', testMode: true }
    const done = await visitor.request.post('/api/bookings/create-test', {
      data: { ...paid, paymentStatus: 'test_completed' },
    })
    expect(done.status()).toBe(200)
    const mailed = () => mailsIn(own.dataDir).find((mail) => mail.includes(number))
    await expect.poll(mailed).toContain(`Questions? Call ${number}`)
    const paper = await page.request.get(`/api/bookings/${bookingId}/receipt.pdf`)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await paper.body())))
    expect(text.join(' ')).toContain(number)
  })
