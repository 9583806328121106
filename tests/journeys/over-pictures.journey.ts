import type { Page } from '@playwright/test'
import { locationIds } from '#domain/locations.ts'
import { desk, expect, phone, test } from './visitor.ts'

// Words over pictures, and the one left edge of header, hero and content.

const tablet = { width: 820, height: 1180 }
const wide = { width: 1920, height: 1080 }
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

type Box = {
  name: string
  x: number
  y: number
  width: number
  height: number
  colour: string
  least: number
}

/** Each line of words and each icon of the header and the hero, with its colour. */
const wordsOver = (page: Page): Promise<Box[]> =>
  page.locator('header :is(a, button), main h1, main h1 ~ p').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const { color: colour, fontSize } = getComputedStyle(part)
      // Large words need less (WCAG 1.4.3).
      const least = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5
      const name = part.textContent?.slice(0, 30) || (part.getAttribute('aria-label') ?? part.tagName)
      return [...range.getClientRects()]
        .map(({ x, y, width, height }) => ({ name, x, y, width, height, colour, least }))
        .filter(({ y, width, height }) => width > 2 && height > 2 && y + height < innerHeight)
    }),
  )

/** The words whose contrast with the lightest spot beneath them is too low, from a picture of the page without its words. */
async function tooFaint(page: Page, boxes: Box[]): Promise<[string, number][]> {
  const words = await page.addStyleTag({
    content:
      'header *, main :is(h1, p, a, svg) { color:transparent !important; border-color:transparent !important; }',
  })
  const picture = (await page.screenshot()).toString('base64')
  await words.evaluate((style) => (style as Element).remove())
  const canvas = await page.context().newPage()
  const found = await canvas.evaluate(
    async ({ picture, boxes }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!
      const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
      const lightOf = (data: Uint8ClampedArray, at: number) =>
        0.2126 * linear(data[at]! / 255) +
        0.7152 * linear(data[at + 1]! / 255) +
        0.0722 * linear(data[at + 2]! / 255)
      const lightest = ({ x, y, width, height }: (typeof boxes)[number]) => {
        const { data } = context.getImageData(x, y, width, height)
        let most = 0
        for (let at = 0; at < data.length; at += 4) most = Math.max(most, lightOf(data, at))
        return most
      }
      return boxes.flatMap((box): [string, number][] => {
        context.fillStyle = box.colour
        context.fillRect(0, 0, 1, 1)
        const words = lightOf(context.getImageData(0, 0, 1, 1).data, 0)
        context.drawImage(image, 0, 0)
        const contrast = (words + 0.05) / (lightest(box) + 0.05)
        return contrast < box.least ? [[box.name, contrast]] : []
      })
    },
    { picture, boxes },
  )
  await canvas.close()
  return found
}

async function expectReadable(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const found = await tooFaint(page, await wordsOver(page))
  expect.soft(found, where).toEqual([])
}

for (const size of sizes)
  test(`header and title stand out from the lightest spot of the picture at ${size.width} px`, async ({
    visit,
  }) => {
    const page = await visit(size)
    for (const path of paths) {
      await page.goto(path)
      await expectReadable(page, path)
    }
    for (const location of locationIds) {
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
      await expectReadable(page, `/booking-success ${location}`)
    }
  })

const receiptAt = (location: (typeof locationIds)[number]) => ({
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
  quantityLabel: '1 foil',
  totalPrice: '120',
  totalCents: 12_000,
  paymentMethod: 'test',
  lines: [],
})

test('header, title and foot begin at one left edge', async ({ visit }) => {
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
