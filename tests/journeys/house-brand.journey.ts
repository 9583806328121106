import { extractText, getDocumentProxy } from 'unpdf'
import { theHouse } from '#domain/house/the-house.ts'
import { dateAhead } from './clock.ts'
import { publish, publishBehind } from './house-hand.ts'
import { mailsIn } from './outbox.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

const test = testOnOwnServer()

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

    const bookingData = { ...ride, date: dateAhead(ahead) }
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

for (const [name, size, called, site] of [
  ['phone', phone, 'Kaldarand & Co', 'Instagram'],
  ['desk', desk, 'Kaldarand Water Sports', 'YouTube'],
] as const)
  test(`the owner changes the name and adds a social page; the site shows both and mails have the name (${name})`, async ({
    visit,
    own,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house?part=brand')
    await page.getByLabel('Name', { exact: true }).fill('')
    await expect(page.getByText('Please give the name of the house').first()).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill(called)
    await page.getByRole('button', { name: 'Add a site' }).click()
    await page.getByLabel('Site 1', { exact: true }).fill(site)
    await page.getByLabel('Address of site 1').fill('javascript:alert(1)')
    await expect(page.getByText('Please give an address: https://…').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Address of site 1').fill('https://social.example/ours')
    await expect(page.getByText('2 changes, not published yet')).toBeVisible()
    await publish(page, 'New name', /House, name: Merelend to Kaldarand/)

    const visitor = await visit(size)
    await expect
      .poll(async () => {
        await visitor.goto('/')
        return visitor.title()
      })
      .toBe(`Fly above the water · ${called}`)
    await expect(visitor.getByRole('banner').getByRole('img', { name: called })).toBeVisible()
    const footer = visitor.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: site })).toHaveAttribute(
      'href',
      'https://social.example/ours',
    )
    await expectAccessible(visitor)
    const facts = await visitor.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(facts ?? '')).toMatchObject({
      '@graph': [{ name: called, sameAs: ['https://social.example/ours'] }, ...Array(5).fill({})],
    })
    expect(await (await visitor.request.get('/site.webmanifest')).json()).toMatchObject({ name: called })
    // The page still has the name after navigation within the site.
    await footer.getByRole('link', { name: 'Terms' }).click()
    await expect(visitor).toHaveTitle(`Terms · ${called}`)

    const bookingData = { ...ride, date: dateAhead(name === 'phone' ? 22 : 23) }
    const held = await visitor.request.post('/api/create-payment-intent', { data: { bookingData } })
    const { bookingId } = (await held.json()) as { bookingId: string }
    const paid = { ...bookingData, bookingId, paymentMethod: 'test_mode', testMode: true }
    const done = await visitor.request.post('/api/bookings/create-test', {
      data: { ...paid, paymentStatus: 'test_completed' },
    })
    expect(done.status()).toBe(200)
    const mailed = () => mailsIn(own.dataDir).find((mail) => new RegExp(`^From: "?${called}`, 'm').test(mail))
    await expect.poll(mailed).toContain(called.replace('&', '&amp;'))
    const paper = await page.request.get(`/api/bookings/${bookingId}/receipt.pdf`)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await paper.body())))
    expect(text.join(' ')).toContain(called)
    await publishBehind(page, (house) => Object.assign(house, { brand: theHouse.brand }))
  })
