import type { Page } from '@playwright/test'
import { screens } from '#contract/screens.ts'
import { enlarge, expectNothingBeyond, expectPressableAtAllSizes } from './page-checks.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

// What holds for every page, in one visit. Pages that need a stored choice lead to the page where it is made.

const small = { width: 320, height: 700 }
/** Visitors see the sign-in there, as on /login; pressable tests them with their users. */
const ofSignedIn = /^\/(admin|booking-dashboard|member-dashboard|profile)/
const pages = Object.values(screens).map((screen) => screen.paths[0])

/** Layout shift after the first paint; 0 to 1. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestIdleCallback(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

/** How far a footer ends above the foot of the screen; 0 where a page has none. */
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
    // At the first visit fonts come late: lines may move a little, parts of the page may not.
    const painted = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await painted.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    painted.resolve()
    await page.waitForLoadState('networkidle')
    expect(await shiftOf(page)).toBeLessThan(0.1)
    await page.unroute('**/*.woff2')
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
