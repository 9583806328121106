import type { Page } from '@playwright/test'
import { screens } from '#contract/screens.ts'
import { expect, phone, test } from './visitor.ts'

// Text at twice its size (WCAG 1.4.4) is read downwards, never sideways (1.4.10). Staff's tables scroll within themselves.

const staff = /^\/(admin|booking-dashboard)/
const pages = Object.values(screens)
  .map((screen) => screen.paths[0])
  .filter((path) => !staff.test(path))

const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

for (const path of pages)
  test(`${path} with text at 200 % does not scroll sideways on a phone`, async ({ visit }) => {
    const page = await visit(phone)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await enlarge(page)
    await page.waitForLoadState('networkidle')
    const [needed, given] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth] as const
    })
    expect(needed, 'the width that the page needs').toBeLessThanOrEqual(given)
  })

for (const [path, button] of [
  ['/booking/efoil-private', 'Book Now'],
  ['/surf-sauna-booking', 'Book Now'],
  ['/booking/wake-surf', 'Continue to Payment'],
  ['/booking/jetski', 'Continue to Booking'],
  ['/booking/efoil', 'Send request'],
  ['/custom-order', 'Order this board'],
] as const)
  test(`${path} with text at 200 %: price and button stay at the foot, on less than a sixth of a phone`, async ({
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

test('the landing title with text at 200 % stands on darkened ground, not on the sun', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/')
  /** How dark the picture behind the title is made, evenly: 0 to 1. */
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
