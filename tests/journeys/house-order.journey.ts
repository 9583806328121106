import { publish, publishBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { desk, expect, expectAccessible, sizes } from './visitor.ts'

const test = testOnOwnServer()

for (const [name, size] of sizes)
  test(`the owner moves wake surf to the front by keyboard, and visitors see it first (${name})`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house?part=rentals')
    const up = page.getByRole('button', { name: 'Move Wake Surf up' })
    const titles = page.getByRole('tabpanel').getByRole('heading', { level: 2 })
    await up.focus()
    for (const at of [2, 1, 0]) {
      await page.keyboard.press('Enter')
      await expect(titles.nth(at)).toHaveText('Wake Surf')
      await expect(up).toBeFocused()
    }
    await expect(up).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('button', { name: 'Move E-Foil Test Drive up' })).toHaveCount(0)
    await expectAccessible(page)
    await publish(page, 'Wake surf first', /Order on start page and hub: Wake Surf, E-Foil Private Rent/)

    const visitor = await visit(size)
    for (const [address, within] of [
      ['/booking', 'main'],
      ['/', '#experiences'],
    ] as const)
      await expect
        .poll(async () => {
          await visitor.goto(address)
          return visitor.locator(`${within} a[href^="/booking/"]`).first().getAttribute('href')
        })
        .toBe('/booking/wake-surf')
    await publishBehind(page, (house) => Object.assign(house, { order: [] }))
  })

test('a press on a part of the editor opens it once and leaves the page where it is', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/house?part=rentals')
  const tab = page.getByRole('tab', { name: 'Rules' })
  await expect(tab).toBeVisible()
  await page.evaluate(() => {
    window.scrollTo(0, 20)
    const replace = history.replaceState.bind(history)
    const seen = Object.assign(window, { replaced: 0 })
    history.replaceState = (...state) => {
      seen.replaced += 1
      replace(...state)
    }
  })
  await tab.click()
  await expect(page.getByRole('heading', { name: 'Cancelling and deposit' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => [(window as unknown as { replaced: number }).replaced, scrollY])).toEqual([
    1, 20,
  ])
})
