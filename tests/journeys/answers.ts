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
  await page.route(`**${unheld}`, (route) => {
    held = true
    return route.fulfill({ status: 204 })
  })
  await expect
    .poll(async () => {
      await page.evaluate((path) => fetch(path), unheld)
      return held
    })
    .toBe(true)
}

/**
 * Requests to `url` fail until something on the page is pressed. A desk reads its lists again by itself every 15 seconds:
 * with requests let through before the press, 'Try again' may be gone when it is to be pressed. Call it before `page.goto`.
 */
export async function failUntilPressed(page: Page, url: string | RegExp): Promise<void> {
  let pressed = false
  await page.exposeFunction('reportPress', () => {
    pressed = true
  })
  await page.addInitScript(() =>
    addEventListener('click', () => Reflect.get(window, 'reportPress')(), { capture: true }),
  )
  await page.route(url, (route) => (pressed ? route.continue() : route.abort()))
}
