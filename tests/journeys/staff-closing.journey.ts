import { theHouse } from '#domain/house/the-house.ts'
import { locationOf } from '#domain/locations.ts'
import { answerFromNowOn } from './answers.ts'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, openDashboard, walkIn } from './staff-hand.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

// A separate server without demo bookings, so that only the bookings of these tests are affected.

const staff = { username: 'main_admin', password: 'demo-main-admin' }
const test = testOnOwnServer({ DEMO: 'off' }, { staff })

const place = 'tallinn'

test('a machine that goes into maintenance shows the bookings affected', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  const ride = await walkIn(page, 'Epp Rand', place, 20)
  const [board = ''] = ride.units
  await page.getByRole('tab', { name: /^Equipment/ }).click()
  const location = locationOf(theHouse, place).name
  await page
    .getByRole('region', { name: location })
    .getByLabel(`Status of ${board}`)
    .selectOption('maintenance')
  const hit = page.getByRole('dialog', { name: `${board} is in maintenance` })
  await expect(hit).toContainText('1 booking moved to another unit')
  await expect(hit).toContainText('Epp Rand')
  await expectAccessible(page)
  await hit.getByRole('button', { name: 'Done' }).click()
  await expect(hit).toHaveCount(0)
})

test('staff who close a place for bad weather cancel the bookings affected from the same list', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openDashboard(page)
  await walkIn(page, 'Hind Wind', 'dubai', 30)
  await page.getByRole('combobox', { name: 'Place' }).selectOption('dubai')
  await page.getByRole('button', { name: 'Close a unit or place' }).click()
  const closing = page.getByRole('dialog', { name: 'Close a unit or place' })
  await closing.getByLabel('Unit', { exact: true }).selectOption('whole place')
  await closing.getByLabel('Reason').fill('Storm')
  await closing.getByRole('button', { name: 'Close it' }).click()
  const hit = page.getByRole('dialog', { name: / is closed$/ })
  await expect(hit).toContainText('1 waits for you')
  await expectAccessible(page)
  await hit.getByRole('button', { name: 'Cancel Hind Wind' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel this booking?' })
    .getByRole('button', { name: 'Cancel Booking' })
    .click()
  await expect(hit.getByRole('listitem')).toContainText(', cancelled')
  await expect(hit.getByRole('button', { name: /^Undo/ })).toBeFocused()
  await expectAccessible(page)
  await hit.getByRole('button', { name: 'Done' }).click()
})

test('staff see which bookings maintenance affects even if they type the battery before the answer', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page)
  const ride = await walkIn(page, 'Ene Kiir', 'malaga', 20)
  const [board = ''] = ride.units
  const unit = `/api/equipment/efoil-malaga-${board.slice(-1)}/status`
  await callBehind(page, 'PATCH', unit, { batteryLevel: 80 })
  await page.getByRole('tab', { name: /^Equipment/ }).click()
  const units = page.getByRole('region', { name: locationOf(theHouse, 'malaga').name })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await answerFromNowOn(page, `**${unit}`, async (route) => {
    const reply = await route.fetch()
    if ((route.request().postDataJSON() as { status?: string }).status) await answered
    await route.fulfill({ response: reply })
  })
  await units.getByLabel(`Status of ${board}`).selectOption('maintenance')
  const battery = units.getByLabel(`Battery of ${board}`)
  await battery.fill('33')
  const stored = page.waitForResponse(
    (reply) => (reply.request().postDataJSON() as { batteryLevel?: number } | null)?.batteryLevel === 33,
  )
  await battery.press('Enter')
  answer()
  expect((await stored).ok()).toBe(true)
  await expect(page.getByRole('dialog', { name: `${board} is in maintenance` })).toContainText('Ene Kiir')
})

test('the jetski board marks a ride whose machine was closed', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/jetskis')
  const start = Temporal.Now.zonedDateTimeISO('Europe/Tallinn')
  const minute = (at: Temporal.ZonedDateTime) => at.toPlainDateTime().toString({ smallestUnit: 'minute' })
  await callBehind(page, 'POST', '/api/staff/bookings', {
    activity: 'jetski',
    date: start.toPlainDate().toString(),
    time: start.toPlainTime().toString({ smallestUnit: 'minute' }),
    participants: 1,
    equipment: 'RXP-X RS 300',
    customerName: 'Nora None',
    customerPhone: '+372 5123 4567',
    duration: '30 min',
    channel: 'walk_in',
    override: 'Stands at the dock',
  })
  const block = page.getByRole('button', { name: /Nora None, Confirmed/ })
  await expect(block).toHaveAccessibleName(/Confirmed$/)
  await callBehind(page, 'POST', '/api/blocks', {
    unit: 'rxp-x-rs',
    from: minute(start.subtract({ hours: 1 })),
    to: minute(start.add({ hours: 3 })),
    reason: 'The hull is cracked',
  })
  await expect(block).toHaveAccessibleName(/Confirmed, RXP closed$/)
})
