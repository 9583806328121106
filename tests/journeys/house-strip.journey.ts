import type { Locator, Page } from '@playwright/test'
import { dateText } from '#domain/calendar.ts'
import { publish } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

const test = testOnOwnServer()

type Point = { x: number; y: number }
type Drag = (page: Page, from: Point, to: Point) => Promise<void>

const byMouse: Drag = async (page, from, to) => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

/** A finger: the browser decides whether it scrolls or drags. */
const byFinger: Drag = async (page, from, to) => {
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (let step = 1; step <= 8; step++) {
    const part = step / 8
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  }
  await touch('touchEnd', [])
}

/** The left and right ends of a month on the strip. */
async function endsOf(month: Locator): Promise<{ first: Point; last: Point }> {
  const { x, y, width, height } = (await month.boundingBox())!
  return { first: { x: x + 1, y: y + height / 2 }, last: { x: x + width - 1, y: y + height / 2 } }
}

const thisMonth = Temporal.Now.plainDateISO('Europe/Tallinn').with({ day: 1 })
const first = thisMonth.add({ months: 2 })
const last = thisMonth.add({ months: 4 }).subtract({ days: 1 })
const words = (day: Temporal.PlainDate) => dateText(day.toString(), 'year')

for (const [name, size, at, drag] of [
  ['phone', phone, 'Pühajärve', byFinger],
  ['desk', desk, 'Málaga', byMouse],
] as const)
  test(`the owner drags over two months of the strip and closes them (${name})`, async ({ visit }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house?part=hours')
    const place = page.getByRole('region', { name: at })
    const strip = place.getByRole('list', { name: `${at}, the next twelve months` })
    const months = strip.getByRole('listitem')
    await strip.scrollIntoViewIfNeeded()
    const [from, to] = [await endsOf(months.nth(2)), await endsOf(months.nth(3))]
    await drag(page, from.first, to.last)
    await expect(place.getByRole('group', { name: `${words(first)} to ${words(last)}` })).toBeVisible()
    await expectAccessible(page)
    await place.getByRole('button', { name: 'Cancel' }).click()
    await expect(place.getByRole('button', { name: 'Close these days' })).toHaveCount(0)

    // Dragging from the later day to the earlier one gives the same.
    await drag(page, to.last, from.first)
    await place.getByRole('button', { name: 'Close these days' }).click()
    const row = place.getByRole('listitem', { name: /closed days \d+$/ }).last()
    await expect(row.getByRole('button', { name: `First day ${words(first)}` })).toBeVisible()
    await expect(row.getByRole('button', { name: `Last day ${words(last)}` })).toBeVisible()
    await expect(row.getByLabel('Reason shown to guests')).toBeFocused()
    await row.getByLabel('Reason shown to guests').fill('Ice')
    await expect(months.nth(2)).toContainText('closed')
    await publish(page, 'Ice', new RegExp(`${at} closed .* \\(Ice\\): new`))

    if (size !== phone) return
    // Moving up or down scrolls the page.
    await strip.scrollIntoViewIfNeeded()
    const { first: under } = await endsOf(months.nth(1))
    const before = await page.evaluate(() => window.scrollY)
    await drag(page, under, { x: under.x, y: under.y - 150 })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
    await expect(place.getByRole('button', { name: 'Close these days' })).toHaveCount(0)
  })
