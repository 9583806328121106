import type { Page } from '@playwright/test'
import { openDashboard } from './staff-hand.ts'
import { desk, expect, phone, test } from './visitor.ts'

// Text at twice its size (WCAG 1.4.4) on staff's and members' pages: read from top to bottom, no name lost, dialogs usable.

const pages = [
  ['main_admin', '/booking-dashboard'],
  ['jetski_admin', '/admin/jetskis'],
  ['main_admin', '/admin'],
  ['main_admin', '/admin/enquiries'],
  ['main_admin', '/admin/notifications'],
  ['main_admin', '/member-dashboard'],
  ['wakesurf_admin', '/member-dashboard'],
  ['rayfoil_ambassador', '/member-dashboard'],
  ['platinum_member', '/member-dashboard'],
  ['platinum_member', '/profile'],
] as const

const enlarge = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const width = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { needed: scrollWidth, given: clientWidth }
  })

/** Text with so little space that nothing of it is readable. */
const lost = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .truncate')]
      .filter((words) => words.checkVisibility() && words.textContent?.trim())
      .filter((words) => words.clientWidth < 48 && words.scrollWidth > words.clientWidth + 1)
      .map((words) => words.textContent),
  )

/** List terms that are covered by a figure. */
const drawnOver = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (part: Element) => {
      const words = document.createRange()
      words.selectNodeContents(part.querySelector(':scope > span') ?? part)
      return words.getBoundingClientRect()
    }
    return [...document.querySelectorAll('main dl > div')]
      .filter((pair) => {
        const [term, figure] = [pair.querySelector('dt'), pair.querySelector('dd')]
        if (!term || !figure) return false
        const [a, b] = [boxOf(term), boxOf(figure)]
        return a.right > b.left && b.right > a.left && a.bottom > b.top + 2 && b.bottom > a.top + 2
      })
      .map((pair) => pair.textContent)
  })

for (const size of [phone, desk])
  for (const [role, path] of pages)
    test(`${path} of ${role} with text at 200 % scrolls only vertically at ${size.width} px`, async ({
      visit,
    }) => {
      const page = await visit(size)
      await openDashboard(page, role, path)
      // Rows, not their skeletons.
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      await enlarge(page)
      const { needed, given } = await width(page)
      expect(needed, 'the width that the page needs').toBeLessThanOrEqual(given)
      expect(await lost(page), 'words without room').toEqual([])
      expect(await drawnOver(page), 'terms under their figures').toEqual([])
    })

test('a booking is entered, moved and cancelled in dialogs with text at 200 %', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page, 'jetski_admin', '/admin/jetskis')
  await enlarge(page)
  await page.getByRole('button', { name: 'View Schedule' }).click()
  // The first that can be moved; earlier ones have begun.
  const movable = page.getByRole('button', { name: /^Edit /, disabled: false })
  const row = page
    .getByRole('region', { name: 'Schedule' })
    .getByRole('listitem')
    .filter({ has: movable })
    .first()
  for (const [act, last] of [
    [page.getByRole('button', { name: 'New booking' }), 'Close'],
    [row.getByRole('button', { name: /^Edit / }), 'Move booking'],
    [row.getByRole('button', { name: /^Cancel / }), 'Cancel Booking'],
  ] as const) {
    await act.click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    const button = dialog.getByRole('button', { name: last, exact: true })
    // Again if the dialog grows when its refund arrives.
    await expect(async () => {
      await button.scrollIntoViewIfNeeded()
      // Scrolled by whole pixels: a thousandth of the button's height may be hidden.
      await expect(button).toBeInViewport({ ratio: 0.99, timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    const { needed, given } = await width(page)
    expect(needed, `the width that ${last} needs`).toBeLessThanOrEqual(given)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
