import { expect, type Page } from '@playwright/test'

const unheld = '/nobody-answers-this'

/**
 * `page.route` for a page that is already open. A browser intercepts requests only a moment after the call, and stops once a
 * page's last route is removed: one in a hundred presses right after `page.route` reached the server. Waits until requests are
 * intercepted, and keeps a route until the page closes.
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

/** Requests to `url` reach the server, and their answers never arrive. */
export const loseAnswers = (page: Page, url: string | RegExp, options?: { times: number }): Promise<void> =>
  answerFromNowOn(
    page,
    url,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    options,
  )

/** The same for the next request only. */
export const loseNextAnswer = (page: Page, url: string): Promise<void> => loseAnswers(page, url, { times: 1 })

/**
 * Requests to `url` fail until something on the page is pressed. A desk reloads its lists every 15 seconds: if a request passed
 * before the press, 'Try again' might be gone by then. Call it before `page.goto`.
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
