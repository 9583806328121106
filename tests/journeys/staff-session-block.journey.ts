import { addDays } from '#domain/calendar.ts'
import { callBehind, openDashboard } from './staff-hand.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

const today = Temporal.Now.plainDateISO('Europe/Tallinn')

// Sessions are on Mondays and Tuesdays.
for (const [size, width, ahead] of [
  [desk, 1440, 6],
  [phone, 390, 7],
] as const)
  test(`on the board every guest of a session can be reached and no block covers another at ${width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page)
    const people = [`Anu Ahven ${width}`, `Bert Berg ${width}`, `Cilla Cru ${width}`]
    for (const customerName of people)
      await callBehind(page, 'POST', '/api/bookings', {
        type: 'efoil-group',
        date: addDays(today.toString(), ahead),
        time: '20:00',
        participants: 1,
        customerName,
        customerEmail: 'session@example.ee',
        customerPhone: '+372 5123 4567',
      })
    for (let day = 0; day < ahead; day++) await page.getByRole('button', { name: 'Next day' }).click()
    const board = page.getByRole('region', { name: 'Timeline of the day by unit' })
    const block = board.getByRole('button', { name: new RegExp(people[2]!) }).first()
    await block.click()
    for (const name of people) {
      const sheet = page.getByRole('dialog')
      if (!(await sheet.getByRole('heading', { name }).isVisible()))
        await sheet.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog', { name })).toContainText('20:00 to 22:00')
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(block).toBeFocused()

    const hidden = await board.evaluate((frame) => {
      const edges = (each: Element) => Object.values(each.getBoundingClientRect().toJSON()).join(' ')
      const blocks = [...frame.querySelectorAll('[data-block]')].map(edges)
      return blocks.length - new Set(blocks).size
    })
    expect(hidden).toBe(0)
  })

for (const size of [phone, desk])
  test(`the button for the next day stays under the finger while days are turned, at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page)
    const next = page.getByRole('button', { name: 'Next day' })
    const title = page.locator('#board')
    const spot = () =>
      next.evaluate((button) => {
        const { x, y } = button.getBoundingClientRect()
        const head = button.closest('section')!.getBoundingClientRect()
        return { x: x - head.x, y: y - head.y }
      })
    const spots = new Set([JSON.stringify(await spot())])
    for (let day = 0; day < 9; day++) {
      const shown = (await title.textContent())!
      await next.click()
      await expect(title).not.toHaveText(shown)
      spots.add(JSON.stringify(await spot()))
    }
    expect([...spots]).toHaveLength(1)
  })
