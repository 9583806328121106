import type { Page } from '@playwright/test'
import { theHouse } from '#domain/house/the-house.ts'
import { tooFaint } from './contrast.ts'
import { desk, expect, phone, test } from './visitor.ts'

// Contrast of text over pictures, and a common left edge of header, hero and content.

const tablet = { width: 820, height: 1180 }
const wide = { width: 2560, height: 1440 }
const sizes = [phone, tablet, desk, wide]

const paths = [
  '/',
  '/birthdays',
  '/corporate-events',
  '/surf-sauna-booking',
  '/membership',
  '/surf-klub',
  '/404',
]
const withSmallPictures = [
  '/booking',
  '/birthday-events',
  '/login',
  '/password-reset',
  '/booking/efoil-private',
  '/custom-order',
]

const expectReadable = async (page: Page, where: string): Promise<void> =>
  expect.soft(await tooFaint(page), where).toEqual([])

for (const size of sizes)
  test(`texts have enough contrast at the worst spot of the picture behind them at ${size.width} px`, async ({
    visit,
  }) => {
    const page = await visit(size)
    for (const path of [...paths, ...withSmallPictures]) {
      await page.goto(path)
      await expectReadable(page, path)
    }
    for (const location of Object.keys(theHouse.places)) {
      await page.goto('/booking-success')
      await page.evaluate(
        (booking) => {
          history.replaceState(
            { usr: { email: 'mari@example.ee' } },
            '',
            `?booking=${encodeURIComponent(booking)}`,
          )
        },
        JSON.stringify(receiptAt(location)),
      )
      await page.reload()
      await expect(page.getByText('ML-7K3Q9')).toBeVisible()
      await expectReadable(page, `/booking-success ${location}`)
    }
  })

const receiptAt = (location: string) => ({
  id: 'b1',
  reference: 'ML-7K3Q9',
  status: 'confirmed',
  activity: 'efoil-private',
  service: 'E-Foil Private Rent',
  location,
  locationLabel: 'Here',
  date: '2027-06-18',
  time: '18:00',
  until: '19:00',
  durationLabel: '1 h',
  quantity: 1,
  quantityLabel: 'Foils',
  noun: { one: 'foil', many: 'foils' },
  totalPrice: '120',
  totalCents: 12_000,
  paymentMethod: 'test',
  lines: [],
})

test('header, title and footer share one left edge', async ({ visit }) => {
  for (const size of sizes) {
    const page = await visit(size)
    for (const path of [...paths.filter((path) => path !== '/404'), '/booking', '/booking/jetski']) {
      await page.goto(path)
      const lefts = await page
        .locator('header a[href="/"], main h1, footer > div > :first-child')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)))
      expect(new Set(lefts).size, `${path} at ${size.width} px: ${lefts}`).toBe(1)
    }
  }
})
