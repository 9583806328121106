import type { Page } from '@playwright/test'
import { publish, restoreLast } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { expect, expectAccessible, sizes } from './visitor.ts'

const test = testOnOwnServer()

const ours = ['Saturday e-foil session', 'Midsummer evening', 'Summer competition']

/** Renders frames only once `drawFrames` is dispatched, as on a machine that is slower than a quick user. */
function holdFrames(): void {
  const draw = window.requestAnimationFrame
  const held: FrameRequestCallback[] = []
  window.requestAnimationFrame = (act) => held.push(act)
  const release = () => {
    window.requestAnimationFrame = draw
    for (const act of held) act(performance.now())
  }
  window.addEventListener('drawFrames', release, { once: true })
}

/** Waits until the club's page shows these events. */
const expectEvents = (visitor: Page, titles: string[]) =>
  expect
    .poll(async () => {
      await visitor.goto('/surf-klub')
      return visitor.getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents()
    })
    .toEqual(titles)

for (const [name, size] of sizes)
  test(`the owner edits events and benefits of the club, a visitor requests a place, and the owner restores the old page (${name})`, async ({
    visit,
  }) => {
    const visitor = await visit(size)
    await expectEvents(visitor, ours)

    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house?part=club')
    const midsummer = page.getByRole('region', { name: 'Midsummer evening' })
    await midsummer.getByLabel('Date, day').selectOption('19')
    await midsummer.getByLabel('Begins').fill('')
    await expect(midsummer.getByText('Please say when it begins')).toBeVisible()
    await midsummer.getByLabel('Begins').fill('8')
    await midsummer.getByLabel('Ends').fill('2330')
    await page.getByRole('button', { name: 'Add an event' }).click()
    const added = page.getByRole('region', { name: 'New event' })
    await expect(added.getByLabel('Title')).toBeFocused()
    await expect(added.getByText('Please give it a name')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type('Full moon ride')
    const moon = page.getByRole('region', { name: 'Full moon ride' })
    await moon.getByLabel('When').selectOption('one day of the year')
    await moon.getByLabel('Date, month').selectOption('Jul')
    await moon.getByLabel('Begins').fill('22')
    await moon.getByLabel('Ends').fill('0:30')
    await moon.getByLabel('Place').fill('Pirita beach')
    await moon.getByLabel('For whom').fill('8 people')
    await moon.getByLabel('Button text').fill('')
    await expect(moon.getByText('The button needs a text')).toBeVisible()
    await moon.getByLabel('Button text').fill('Come along')
    await moon.getByLabel('Description').fill('Lights under the boards & <b>tea</b> after it.')
    await expect(page.getByText('4 changes, not published yet')).toBeVisible()
    const words = page.getByRole('region', { name: 'Texts, Club page' })
    await words.getByLabel('Text below it').fill('Tea first, then waves.')
    await words.getByRole('button', { name: 'Add a benefit' }).click()
    const benefit = words.getByRole('listitem', { name: 'Benefit, 6' })
    await benefit.getByLabel('Icon, Benefit, 6').selectOption('Learning')
    await benefit.getByLabel('More about it').fill('Hot, from Kihnu & <b>sweet</b>.')
    await expect(benefit.getByText('Please give it a name')).toBeVisible()
    await benefit.getByLabel('Benefit', { exact: true }).fill('Tea on the pier')
    await words.getByRole('button', { name: 'Remove member, 2' }).click()
    await words.getByRole('button', { name: 'Move benefit, 6 up' }).focus()
    await page.keyboard.press('Enter')
    await expect(words.getByRole('button', { name: 'Move benefit, 5 up' })).toBeFocused()
    await page.evaluate(holdFrames)
    await page.keyboard.press('Enter')
    await expect(words.getByRole('button', { name: 'Move benefit, 4 up' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.evaluate(() => dispatchEvent(new Event('drawFrames')))
    await page.keyboard.press('Enter')
    await expect(words.getByRole('button', { name: 'Move benefit, 5 down' })).toBeFocused()
    const fifth = words.getByRole('listitem', { name: 'Benefit, 5' })
    await expect(fifth.getByLabel('Benefit', { exact: true })).toHaveValue('Tea on the pier')
    await expectAccessible(page)
    await expect(page.getByText('7 changes, not published yet')).toBeVisible()
    await publish(
      page,
      'Two nights',
      /“Tea first, then waves.”.*Tea on the pier \(icon learn\).*new.*Anna.*removed.*24 June to 19 June.*‘Full moon ride’ added/s,
    )

    await expectEvents(visitor, [...ours.slice(0, 2), 'Full moon ride', ours[2]!])
    const lead = visitor.getByText('Tea first, then waves.')
    await expect(lead).toBeVisible()
    const tea = visitor.getByRole('listitem').filter({ hasText: 'Tea on the pier' })
    await expect(tea).toContainText('Hot, from Kihnu & <b>sweet</b>.')
    await expect(visitor.getByRole('region', { name: 'What members say' }).getByRole('figure')).toHaveCount(1)
    const row = (title: string) => visitor.getByRole('listitem').filter({ hasText: title })
    await expect(row('Midsummer evening')).toContainText('19June')
    await expect(row('Midsummer evening')).toContainText('8AM-11:30PM')
    await expect(row('Full moon ride')).toContainText('1July')
    await expect(row('Full moon ride')).toContainText('10PM-12:30AM, Pirita beach')
    await expect(row('Full moon ride')).toContainText('boards & <b>tea</b> after')
    await expectAccessible(visitor)
    const dialog = visitor.getByRole('dialog', { name: 'Full moon ride' })
    await expect(async () => {
      const ask = visitor.getByRole('button', { name: 'Come along Full moon ride' })
      if (!(await dialog.isVisible())) await ask.click({ timeout: 1_000 })
      await expect(dialog).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(dialog.getByText(/July 1, 10PM-12:30AM, 8 people\. Tell us/)).toBeVisible()
    await dialog.getByLabel('Full name').fill('Kadri Saks')
    await dialog.getByLabel('E-mail').fill(`kadri.${name}@example.ee`)
    await dialog.getByLabel('Phone').fill('+372 5555 4321')
    await dialog.getByRole('button', { name: 'Ask for a place' }).click()
    await expect(dialog.getByText(/Your reference is/)).toBeVisible()

    await page
      .getByRole('region', { name: 'Undo the last publish' })
      .getByRole('button', { name: 'Close' })
      .click()
    await restoreLast(page)
    await publish(page, 'Back again', /‘Full moon ride’ removed/)
    await expectEvents(visitor, ours)
    await expect(visitor.getByText('10% discount')).toBeVisible()
    await expect(lead).toHaveCount(0)
    await expect(tea).toHaveCount(0)
    await page.goto('/admin/enquiries')
    await expect(page.getByText('Full moon ride, July 1, 10PM-12:30AM').first()).toBeVisible()
  })
