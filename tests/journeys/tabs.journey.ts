import { desk, expect, phone, test } from './visitor.ts'

for (const [hand, size] of [
  ['mouse', desk],
  ['finger', phone],
] as const)
  test(`choosing a tab by ${hand} shows no focus ring, arrow keys show it`, async ({ visit }) => {
    const page = await visit(size)
    await page.goto('/admin')
    const ring = () =>
      page.locator(':focus').evaluate((tab) => [tab.textContent, getComputedStyle(tab).outlineStyle])
    for (const name of ['Waitlist Entries', 'Custom Orders']) {
      const tab = page.getByRole('tab', { name })
      await (hand === 'finger' ? tab.tap() : tab.click())
      await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
      expect(await ring()).toEqual([name, 'none'])
    }
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Waitlist Entries', selected: true })).toBeVisible()
    expect(await ring()).toEqual(['Waitlist Entries', 'solid'])
  })

test('a row of tabs wider than a phone fades where it continues, and scrolls the chosen tab into view', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/admin')
  const row = page.getByRole('tablist', { name: 'Lists' })
  const fades = () =>
    row.evaluate(({ style }) => ['--before', '--after'].map((side) => style.getPropertyValue(side)))
  const last = page.getByRole('tab', { name: 'Custom Orders' })
  await expect(last).not.toBeInViewport({ ratio: 0.95 })
  await expect.poll(fades).toEqual(['0px', '4rem'])
  await page.getByRole('tab', { name: 'Waitlist Entries' }).tap()
  await expect.poll(fades).toEqual(['4rem', '4rem'])
  await last.tap()
  await expect(last).toBeInViewport({ ratio: 0.95 })
  await expect.poll(fades).toEqual(['4rem', '0px'])
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Custom Orders', selected: true })).toBeInViewport({
    ratio: 0.95,
  })
})
