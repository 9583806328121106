import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

declare global {
  interface Window {
    /** The words of each toast that appeared and was not asked for yet. */
    toasted: string[]
  }
}

/**
 * A toast is gone after five seconds (spec 1 §8), and on a busy machine a test may look only then: each page writes down what
 * it showed, as it is shown.
 */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.toasted = []
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue
        const toast = node.matches('li[data-swipe-direction]')
          ? node
          : node.querySelector<HTMLElement>('li[data-swipe-direction]')
        if (toast?.checkVisibility()) window.toasted.push(toast.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** A toast with these words was shown since the last that was asked for with the same ones, or is about to be. */
export async function expectToast(page: Page, title: string, text: string | RegExp = ''): Promise<void> {
  await expect
    .poll(async () => {
      const toasted = await page.evaluate(() => window.toasted)
      const at = toasted.findIndex(
        (words) =>
          words.startsWith(title) && (typeof text === 'string' ? words.includes(text) : text.test(words)),
      )
      if (at >= 0) await page.evaluate((at) => window.toasted.splice(at, 1), at)
      return at >= 0 ? 'shown' : toasted
    }, `the toast ${title}`)
    .toBe('shown')
}

/** The toast that is shown lies on no control that can be pressed: of the open dialog, or of the page. */
export async function expectToastApart(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Close this message' })).toBeVisible()
  const covered = await page.evaluate(() => {
    const toast = document.querySelector('li[data-swipe-direction]')!
    const scope = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
    return [...scope.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((control) => !toast.contains(control))
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      .map((control) => control.textContent || control.getAttribute('aria-label'))
  })
  expect(covered).toEqual([])
}
