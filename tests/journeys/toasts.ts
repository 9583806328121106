import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

declare global {
  interface Window {
    /** The words of each toast that appeared and was not asked for yet. */
    toasted: string[]
  }
}

/**
 * A toast is gone after five seconds, and on a busy machine a test may look only then: each page writes down what
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

/**
 * The toast that is shown stays: its time stops while its window has no focus, and goes on with that focus or when the
 * pointer leaves the toast.
 */
export async function holdToast(page: Page): Promise<void> {
  await expect(page.locator('li[data-swipe-direction]')).toBeVisible()
  await page.evaluate(async () => {
    const stop = (event: Event) => {
      if (event.type === 'pointerleave' || event.target === window) event.stopImmediatePropagation()
    }
    for (const resuming of ['focus', 'pointerleave']) addEventListener(resuming, stop, { capture: true })
    // A new toast listens for this only after its first frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    dispatchEvent(new Event('blur'))
  })
}

const mayNotLieOn = 'a[href], button, input, select, textarea, [role=alert]'

/** The toast that is shown lies on no error and on no part of a control that can be pressed: of the open dialog, or of the page. */
export const expectToastApart = (page: Page, where = 'here'): Promise<void> =>
  expectOff(page, mayNotLieOn, where)

/** Nor on a heading. A phone that controls fill has no place for that. */
export const expectToastOffWords = (page: Page, where: string): Promise<void> =>
  expectOff(page, `${mayNotLieOn}, h1, h2, h3`, where)

async function expectOff(page: Page, things: string, where: string): Promise<void> {
  await expect(page.locator('li[data-swipe-direction]')).toBeVisible()
  // It moves with the next frame when the page did.
  await expect.poll(() => page.evaluate(coveredByToast, things), `${where}, under the toast`).toEqual([])
}

function coveredByToast(things: string): string[] {
  const toast = document.querySelector('li[data-swipe-direction]')
  if (!toast) return ['no toast']
  const lies = toast.getBoundingClientRect()
  if (lies.top < 0 || lies.bottom > innerHeight || lies.left < 0 || lies.right > innerWidth)
    return ['nothing: it is out of sight']
  /** Where what scrolls ends, its content does too. */
  const footOf = (element: Element | null): number => {
    if (!element) return innerHeight
    const isCut = getComputedStyle(element).overflowY !== 'visible' && element !== document.documentElement
    const foot = element.getBoundingClientRect().top + element.clientTop + element.clientHeight
    return Math.min(isCut ? foot : innerHeight, footOf(element.parentElement))
  }
  return [...document.querySelectorAll<HTMLElement>(things)]
    .filter((control) => !toast.contains(control) && control.checkVisibility({ contentVisibilityAuto: true }))
    .filter((control) => getComputedStyle(control).pointerEvents !== 'none')
    .filter((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect()
      const foot = Math.min(bottom, footOf(control.parentElement))
      return width > 1 && left < lies.right && right > lies.left && top < lies.bottom && foot > lies.top
    })
    .map((control) => control.textContent || control.getAttribute('aria-label') || control.tagName)
}
