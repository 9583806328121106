import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const unheld = '/nobody-answers-this'

/**
 * `page.route` for a page that stands already. A browser holds requests back only a moment after it was told to, and lets them
 * pass again when the last route of a page is gone: one in a hundred presses right after `page.route` reached the server.
 * Waits until requests are held, and keeps them held to the page's end.
 */
export async function answerFromNowOn(page: Page, ...route: Parameters<Page['route']>): Promise<void> {
  await page.route(...route)
  let held = false
  await page.route(`**${unheld}`, (asked) => {
    held = true
    return asked.fulfill({ status: 204 })
  })
  await expect
    .poll(async () => {
      await page.evaluate((path) => fetch(path), unheld)
      return held
    })
    .toBe(true)
}
