import { screens } from '#contract/screens.ts'
import { expect, phone, test } from './visitor.ts'

// Text at twice its size (WCAG 1.4.4) is read downwards, never sideways (1.4.10). Staff's tables scroll within themselves.

const staff = /^\/(admin|booking-dashboard)/
const pages = Object.values(screens)
  .map((screen) => screen.paths[0])
  .filter((path) => !staff.test(path))

for (const path of pages)
  test(`${path} with text at 200 % does not scroll sideways on a phone`, async ({ visit }) => {
    const page = await visit(phone)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await page.waitForLoadState('networkidle')
    const [needed, given] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth] as const
    })
    expect(needed, 'the width that the page needs').toBeLessThanOrEqual(given)
  })
