import { desk, expect, phone, test } from './visitor.ts'

for (const [hand, size] of [
  ['mouse', desk],
  ['finger', phone],
] as const)
  test(`a ${hand} chooses a tab without the ring of the keyboard, the keys draw it`, async ({ visit }) => {
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
