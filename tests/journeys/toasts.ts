import { type BrowserContext, expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** The text of each toast that appeared and was not checked yet. */
    toasted: string[]
  }
}

/**
 * A toast disappears after five seconds, perhaps before a test on a busy machine checks it, so each page records its toasts when
 * shown.
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

/** A toast with this text was shown since the last check for it, or is about to be. */
export async function expectToast(page: Page, title: string, text: string | RegExp = ''): Promise<void> {
  await expect
    .poll(async () => {
      const toasted = await page.evaluate(() => window.toasted)
      const index = toasted.findIndex(
        (words) =>
          words.startsWith(title) && (typeof text === 'string' ? words.includes(text) : text.test(words)),
      )
      if (index >= 0) await page.evaluate((index) => window.toasted.splice(index, 1), index)
      return index >= 0 ? 'shown' : toasted
    }, `the toast ${title}`)
    .toBe('shown')
}

/**
 * Keeps the visible toast: its timer stops while its window has no focus, and continues on focus or when the pointer leaves the
 * toast.
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

const mustStayUncovered = 'a[href], button, input, select, textarea, [role=alert]'

/** The toast covers no error and no part of a pressable control, in the open dialog or else on the page. */
export const expectToastApart = (page: Page, where = 'here'): Promise<void> =>
  expectOff(page, mustStayUncovered, where)

/** Nor a heading. A phone full of controls has no place for that. */
export const expectToastOffWords = (page: Page, where: string): Promise<void> =>
  expectOff(page, `${mustStayUncovered}, h1, h2, h3`, where)

async function expectOff(page: Page, things: string, where: string): Promise<void> {
  await expect(page.locator('li[data-swipe-direction]')).toBeVisible()
  // It moves one frame after the page.
  await expect.poll(() => page.evaluate(coveredByToast, things), `${where}, under the toast`).toEqual([])
}

function coveredByToast(things: string): string[] {
  const toast = document.querySelector('li[data-swipe-direction]')
  if (!toast) return ['no toast']
  const lies = toast.getBoundingClientRect()
  if (lies.top < 0 || lies.bottom > innerHeight || lies.left < 0 || lies.right > innerWidth)
    return ['nothing: it is out of sight']
  /** Where a scrolling element ends, its content does too. */
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
