import { storedJetskis } from '#domain/booking/stored-jetskis.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { dateAhead } from './clock.ts'
import { testOnOwnServer } from './own-server.ts'
import { chooseDay, chooseTime, dayName, desk, expect, expectAccessible, phone, tellWho } from './visitor.ts'

// A public server without card keys: PAYMENTS=on_site.
const test = testOnOwnServer({ DEMO: 'off', PAYMENTS: 'on_site' })

for (const [name, size, ahead] of [
  ['a phone', phone, 12],
  ['a desk', desk, 13],
] as const)
  test(`a visitor at ${name} reserves a private ride with a button that states the duty to pay on site`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await page.goto('/booking/efoil-private')
    await chooseDay(page, ahead)
    await chooseTime(page, '12:00')
    await tellWho(page, { name: 'Liis Tamm', email: 'liis@example.ee', phone: '+372 5123 4567' })
    await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).last().click()
    await page.waitForURL('**/checkout')
    await expect(page.getByText('Nothing is charged now. You pay when you arrive.')).toBeVisible()
    await expect(page.getByText('Your foil is held for you.', { exact: true })).toBeVisible()
    await expect(page.getByText('Test Mode Active')).toHaveCount(0)
    await expectAccessible(page)
    await page
      .getByRole('button', { name: 'Reserve, 120 € to pay on site' })
      .filter({ visible: true })
      .click()
    await page.waitForURL('**/booking-success**')
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
    await expect(page.getByText('You pay 120 € when you arrive. A confirmation email')).toBeVisible()
    await expect(page.getByText('to pay on site')).toBeVisible()
  })

const today = dateAhead(0)
for (const [page, stored] of [
  [
    'efoil-private',
    {
      efoilBookingData: {
        type: 'efoil-private',
        duration: '1 hour',
        totalPrice: 120,
        foilCount: 1,
        date: today,
        time: '21:00',
      },
    },
  ],
  [
    'efoil-group',
    {
      groupEfoilBookingData: {
        type: 'efoil-group',
        date: today,
        time: 'sunset',
        participants: 1,
        totalPrice: 35,
      },
    },
  ],
  [
    'jetski',
    storedJetskis(theHouse, { jetskis: ['trixx-25-red'], duration: '1h' }, { date: today, multi: false }),
  ],
] as const)
  test(`a visitor who reserves for today reads on the confirm page of ${page} that cancelling is no longer free`, async ({
    visit,
  }) => {
    const tab = await visit(phone)
    await tab.goto('/')
    await tab.evaluate((choices) => {
      for (const [key, choice] of Object.entries(choices)) localStorage.setItem(key, JSON.stringify(choice))
    }, stored)
    await tab.goto(`/booking/${page}/confirm`)
    if (page === 'jetski') {
      const [day, month] = dayName(0).split(' ')
      await tab.getByRole('radio', { name: new RegExp(`${day} ${month}`) }).click()
      await chooseTime(tab, '21:00')
    }
    await expect(tab.getByText('It starts so soon that cancelling is no longer free.')).toBeVisible()
    await expect(tab.getByText('Cancel free of charge')).toHaveCount(0)
  })

test('no step before a reservation to be paid on site mentions a payment', async ({ visit }) => {
  const page = await visit(desk)
  await page.goto('/booking/wake-surf')
  const go = page.getByRole('button', { name: /^Continue/ }).filter({ visible: true })
  await expect(go).toHaveAccessibleName('Continue')
  await expect(page.getByRole('list', { name: 'Steps' })).toHaveText(/Choose\s*2\s*Book$/, {
    useInnerText: true,
  })
})

test('without the demo, pages request no demo accounts and show no sample rating', async ({ visit }) => {
  const page = await visit(phone)
  const failed: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`)
  })
  for (const path of ['/login', '/booking/efoil']) await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByText('of 5')).toBeHidden()
  expect(failed).toEqual([])
})
