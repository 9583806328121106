import type { Page } from '@playwright/test'
import { screens } from '#contract/screens.ts'
import {
  enlarge,
  expectNothingBeyond,
  expectPressableAtAllSizes,
  shiftOf,
  shiftWithLateFonts,
} from './page-checks.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

// What holds for every page, in one visit. Pages that need a stored choice redirect to the page where it is made.

const small = { width: 320, height: 700 }
/** Visitors see the sign-in there, as on /login; the journey "pressable" tests them with their users. */
const ofSignedIn = /^\/(admin|booking-dashboard|member-dashboard|profile)/
const pages = Object.values(screens).map((screen) => screen.paths[0])

/** How far a footer ends above the foot of the screen; 0 if a page has none. */
const groundBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const footer = document.querySelector('footer')
    return footer ? innerHeight - Math.ceil(footer.getBoundingClientRect().bottom) : 0
  })

for (const path of pages)
  test(`${path} is accessible, fits each screen, has no layout shift, and each control can be pressed`, async ({
    visit,
  }) => {
    const page = await visit(phone)
    expect(await shiftWithLateFonts(page, path)).toBeLessThan(0.1)
    // The second visit, with cached fonts.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    expect(await shiftOf(page)).toBeLessThan(0.01)
    for (const size of [phone, desk]) {
      await page.setViewportSize(size)
      expect(await groundBelow(page), `pixels below the footer at ${size.width}`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize(small)
    await expectNothingBeyond(page, 'at 320')
    if (!ofSignedIn.test(path)) await expectPressableAtAllSizes(page, path)
    await page.setViewportSize(phone)
    await enlarge(page)
    await expectNothingBeyond(page, 'with text at 200 %')
  })

for (const width of [375, 390])
  test(`the page of a guided session does not shift at ${width} px when fonts load late`, async ({
    visit,
  }) => {
    const page = await visit({ width, height: 780 })
    expect(await shiftWithLateFonts(page, '/booking/efoil')).toBeLessThan(0.03)
  })
