import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

// Checks for an open page at any size of screen and text.

export const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]

/** Names of controls that another element covers. */
function covered(): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [role="button"]'
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1)
  return [...(dialog ?? document).querySelectorAll<HTMLElement>(controls)]
    .filter(
      (control) => !control.matches(':disabled') && control.checkVisibility({ visibilityProperty: true }),
    )
    .filter((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      // Controls shown by their label, and the link that only the keyboard reaches.
      if (width <= 1 || height <= 1 || getComputedStyle(control).clipPath !== 'none') return false
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!onTop) return true
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      return ![control, ...labels].some((part) => part.contains(onTop))
    })
    .map((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
      const name = control.getAttribute('aria-label') ?? (control.textContent || control.tagName)
      return `${name.trim().slice(0, 60)} under ${onTop?.tagName} ${onTop?.className}`
    })
}

/** The topmost element at the centre of each pressable control, once scrolled into view, is the control or a part of it. */
export async function expectPressable(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(covered), where).toEqual([])
}

export async function expectPressableAtAllSizes(page: Page, where: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectPressable(page, `${where} at ${size.width}`)
  }
}

/** Text at twice its size (WCAG 1.4.4). */
export const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

/** The page does not scroll sideways. */
export async function expectNothingBeyond(page: Page, when = ''): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(beyond, `pixels beyond the edge ${when}`).toBeLessThanOrEqual(0)
}

/** Layout shift after the first paint; 0 to 1. */
export const shiftOf = (page: Page): Promise<number> =>
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

/** The same at a first visit, with late fonts: lines may move a little, parts of the page may not. */
export async function shiftWithLateFonts(page: Page, path: string): Promise<number> {
  const painted = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await painted.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  painted.resolve()
  await page.waitForLoadState('networkidle')
  const shift = await shiftOf(page)
  await page.unroute('**/*.woff2')
  return shift
}
