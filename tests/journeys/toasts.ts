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
