import { theHouse } from '#domain/house/the-house.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, focused, openDashboard } from './staff-hand.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

// On its own server: a board that is out with a guest is not set to charging.
const test = testOnOwnServer()

for (const size of [phone, desk])
  test(`staff set the named units with low batteries at a place to charging, and undo it, at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page)
    // A different place for each size; the last boards, which are last in the list.
    const place = locationOf(theHouse, size === desk ? 'koh-phangan' : 'puhajarve')
    for (const id of [`efoil-${place.id}-5`, `efoil-${place.id}-6`, 'efoil-dubai-6'])
      await callBehind(page, 'PATCH', `/api/equipment/${id}/status`, { status: 'available', batteryLevel: 7 })
    const dashboard = page.getByRole('region', { name: 'Low Battery Alert' })
    // Read at once, as the list changes with each of the calls above.
    const lines = dashboard.getByRole('listitem').or(dashboard.getByRole('button', { name: /to charging$/ }))
    const shown = await lines.allInnerTexts()
    const named = shown.filter((text) => text.startsWith('E-foil')).join()
    for (const text of shown) expect(named).toContain(/ at (.*) to charging$/.exec(text)?.[1] ?? '')
    await page.getByRole('tab', { name: /^Alerts/ }).click()
    // The previous tab has such a region too.
    const low = page
      .getByRole('tabpanel', { name: /^Alerts/ })
      .getByRole('region', { name: 'Low Battery Alert' })
    // A unit is set only as displayed: wait for the last of the calls above.
    await expect(low.getByRole('listitem').filter({ hasText: /E-foil 6, .*Dubai/ })).toContainText('7%')
    const here = low.getByRole('button', {
      name: new RegExp(`5 \\+ 6 at ${placeText(place)} to charging$`),
    })
    const elsewhere = low.getByRole('button', { name: /^Set .* at .*, Dubai to charging$/ })
    await expect(elsewhere).toBeVisible()
    await here.press('Enter')
    const charging = low.getByRole('status').filter({ hasText: `${placeText(place)}: charging` })
    await expect(charging).toBeVisible()
    await expect(here).toHaveCount(0)
    await expect(elsewhere).toBeVisible()
    await expectAccessible(page)
    const undo = charging.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(here).toBeVisible()
    await expect.poll(() => focused(page)).toMatch(/^button "Set .* to charging"$/)
    await expect(charging).toHaveCount(0)
  })
