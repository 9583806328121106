import { openDashboard } from './staff-hand.ts'
import { desk, expect, test } from './visitor.ts'

test('a name in Cyrillic letters is shown in the brand’s font', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  await page.getByRole('button', { name: 'New booking' }).click()
  await page.getByLabel('Name').fill('Анна Смирнова')
  await page.getByLabel('Name').evaluate((input: HTMLInputElement) => {
    const words = document.createElement('p')
    words.id = 'written'
    words.innerHTML = `${input.value} <b class="display">${input.value}</b>`
    document.body.append(words)
  })
  await page.evaluate(() => document.fonts.ready)
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  for (const selector of ['#written', '#written b']) {
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual(
      expect.arrayContaining([[expect.stringContaining('Onest'), true]]),
    )
    expect(
      fonts.every(({ isCustomFont }) => isCustomFont),
      JSON.stringify(fonts),
    ).toBe(true)
  }
})
