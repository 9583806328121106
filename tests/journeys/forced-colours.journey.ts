import type { Locator, Page } from '@playwright/test'
import { tuesdayAhead } from './clock.ts'
import { typeSignIn } from './sign-in.ts'
import { openDashboard } from './staff-hand.ts'
import { chooseDay, expect, phone, sizes, test } from './visitor.ts'

// Forced colours remove shadows and backgrounds: chosen controls must still look different.

/** How a control looks in forced colours, by its border and background. */
const lookOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopWidth, borderBottomColor, outlineStyle } =
      getComputedStyle(element)
    return [backgroundColor, borderTopWidth, borderTopColor, borderBottomColor, outlineStyle].join(' ')
  })

async function expectApart(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible()
  expect(await lookOf(chosen)).not.toBe(await lookOf(other))
}

const labels = (page: Page, group: string) => page.getByRole('group', { name: group }).locator('label')

for (const [name, size] of sizes)
  test(`with forced colours every choice is visible (${name})`, async ({ visit }) => {
    const page = await visit(size)
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.goto('/booking/efoil-private')
    await chooseDay(page, 9)
    await expectApart(labels(page, 'Duration').nth(1), labels(page, 'Duration').nth(2))
    await expectApart(
      page.getByRole('gridcell', { selected: true }).getByRole('button'),
      page.locator('td:not([aria-selected]) > button:enabled').last(),
    )

    await page.goto('/booking/jetski')
    await expectApart(
      page.getByRole('button', { name: /Trixx 2023 Blue/, pressed: true }),
      page.getByRole('button', { name: /RXP-X/, pressed: false }),
    )

    await page.goto('/booking/wake-surf')
    const people = page.getByRole('spinbutton', { name: 'People' })
    await people.focus()
    await expect(page.locator('.stepper', { has: people })).toHaveCSS('outline-style', 'solid')
    const sauna = page.getByRole('checkbox', { name: /Floating sauna/ })
    const unchecked = await lookOf(page.locator('.check').first())
    await sauna.click()
    await expect(sauna).toBeChecked()
    expect(await lookOf(page.locator('.check').first())).not.toBe(unchecked)

    await openDashboard(page)
    await expectApart(
      page.locator('.seg > .on').first(),
      page.locator('.seg > :not(.on):not(legend)').first(),
    )
    await expectApart(page.locator('.tab.on').first(), page.locator('.tab:not(.on)').first())
    // No line under a tab that is not chosen.
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await expect(page.locator('.tab:not(.on)').first()).toHaveCSS('border-bottom-color', ground)
    const figures = page.getByRole('region', { name: 'Figures' })
    await expect(figures.locator('.bar > i').first()).not.toHaveCSS('background-color', ground)
    if (size === phone) {
      await page.getByRole('button', { name: 'Staff menu' }).press('Enter')
      const items = page.getByRole('menuitem')
      await expect(items.first()).toBeFocused()
      await expectApart(items.first(), items.last())
      await page.keyboard.press('Escape')
    } else {
      await expect(page.locator('.now')).not.toHaveCSS('background-color', ground)
      await expect(figures.getByRole('img').locator('span').first()).not.toHaveCSS('background-color', ground)
    }
    const block = page.locator('button[data-block]').first()
    await expect(block).toHaveCSS('border-top-width', '1px')
    await block.click()
    await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '1px')

    await page.goto('/admin/jetskis?view=fleet')
    await expectApart(
      page.getByRole('button', { name: /^Fleet Management/ }),
      page.getByRole('button', { name: /^Customer List/ }),
    )
  })

test('with forced colours header and chosen session are readable, and toasts and notes have a border', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

  await page.goto('/custom-order')
  const grounds = await page
    .getByRole('group', { name: 'Colour' })
    .locator('label > span')
    .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundColor))
  expect(new Set(grounds).size).toBe(grounds.length)
  await page.getByRole('button', { name: 'Order this board' }).last().click()
  const toast = page.locator('li[data-swipe-direction]')
  await expect(toast).toHaveCSS('border-top-style', 'solid')
  await expect(toast).not.toHaveCSS('border-top-width', '0px')

  await page.goto('/login')
  await typeSignIn(page, 'nobody_here', 'wrong')
  await expect(page.locator('.note[role=alert]')).toHaveCSS('border-top-width', '1px')

  await page.goto('/surf-sauna-booking')
  const session = page.locator('label', { has: page.getByRole('radio', { name: /^Sunset/ }) })
  await chooseDay(page, tuesdayAhead)
  await page.getByRole('radio', { name: /^Sunset/ }).click()
  const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color)
  await expect(session).toHaveClass(/on/)
  expect(await colourOf(session.getByText(/places? left/))).toBe(await colourOf(session))
  await page.getByRole('button', { name: 'Book Now' }).last().click()
  const places = page.getByRole('img', { name: /places taken/ }).locator('span')
  await expectApart(places.first(), places.last())
})
