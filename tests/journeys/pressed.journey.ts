import type { Locator } from '@playwright/test'
import { desk, expect, test } from './visitor.ts'

// Each control reacts to hover and to a press.

/** What changes when a control reacts: background, border, position, underline. */
const lookOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const own = getComputedStyle(element)
    const after = getComputedStyle(element, '::after')
    return [own, after]
      .map(({ backgroundColor, backgroundImage, boxShadow, textDecorationLine, translate, transform }) =>
        [backgroundColor, backgroundImage, boxShadow, textDecorationLine, translate, transform].join(' '),
      )
      .join(' ')
  })

const controls = [
  ['/', 'button that goes on', 'a.btn-go >> nth=0'],
  ['/', 'button with a line', 'main a.btn-line >> nth=0'],
  ['/', 'icon button', 'header a.iconbtn'],
  ['/booking/efoil-private', 'stepper', '.stepper button >> nth=1'],
  ['/booking/efoil-private', 'length', 'label.opt:not(.on) >> nth=0'],
  ['/booking/efoil-private', 'quiet button', 'aside .btn-ghost'],
  ['/booking/jetski', 'machine', 'button[aria-pressed=false] >> nth=0'],
] as const

test('every kind of control reacts visibly to hover and press', async ({ visit }) => {
  const page = await visit(desk)
  for (const [path, name, selector] of controls) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const control = page.locator(selector).first()
    await control.scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
    const still = await lookOf(control)
    await control.hover()
    await expect.poll(() => lookOf(control), { message: `${name} under the pointer` }).not.toBe(still)
    const hovered = await lookOf(control)
    await page.mouse.down()
    await expect.poll(() => lookOf(control), { message: `${name} pressed`, timeout: 3_000 }).not.toBe(hovered)
    await page.mouse.move(0, 0)
    await page.mouse.up()
  }
})
