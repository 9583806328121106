import { enlarge } from './page-checks.ts'
import { expect, phone, test } from './visitor.ts'

// Text at twice its size (WCAG 1.4.4): what must stay in view and readable. The journey every-page checks sideways scrolling.

for (const [path, button] of [
  ['/booking/efoil-private', 'Book Now'],
  ['/surf-sauna-booking', 'Book Now'],
  ['/booking/wake-surf', 'Continue to Payment'],
  ['/booking/jetski', 'Continue to Booking'],
  ['/booking/efoil', 'Send request'],
  ['/custom-order', 'Order this board'],
] as const)
  test(`with text at 200 %, price and button of ${path} stay at the foot and take less than a sixth of a phone`, async ({
    visit,
  }) => {
    const page = await visit(phone)
    await page.goto(path)
    await enlarge(page)
    const bar = page.locator('.paybar')
    await expect(bar.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
    await expect(bar.getByText(/€|\$/).first()).toBeInViewport({ ratio: 1 })
    expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(130)
  })

test('the landing title with text at 200 % is on a darkened background, not on the sun', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/')
  /** How dark the overlay on the picture behind the title is, 0 to 1. */
  const shade = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const { top, bottom } = title.getBoundingClientRect()
      const behind = [...title.closest('section')!.querySelectorAll('span')].filter((each) => {
        const box = each.getBoundingClientRect()
        return box.top <= top && box.bottom >= bottom
      })
      const flat = behind.map((each) => /\/ ([\d.]+)\)$/.exec(getComputedStyle(each).backgroundColor)?.[1])
      return Math.max(0, ...flat.map((alpha) => Number(alpha ?? 0)))
    })
  expect(await shade()).toBe(0)
  await enlarge(page)
  expect(await shade()).toBeGreaterThanOrEqual(0.6)
})
