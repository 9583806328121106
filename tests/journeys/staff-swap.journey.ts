import type { Page } from '@playwright/test'
import type { LocationId } from '#domain/locations.ts'
import { locationIds, locationOf } from '#domain/locations.ts'
import { callBehind, openDashboard, tryBehind } from './staff-hand.ts'
import { expect, expectAccessible, phone, test } from './visitor.ts'

/** Places where an hour ago and in an hour are today. */
const places = locationIds.filter((id) => {
  const { hour } = Temporal.Now.zonedDateTimeISO(locationOf(id).zone)
  return hour >= 1 && hour < 22
})

/** Half an hour on one board, beginning so many minutes from now, where one is free. */
function ride(page: Page, location: LocationId, customerName: string, minutes: number) {
  const start = Temporal.Now.zonedDateTimeISO(locationOf(location).zone).add({ minutes })
  return tryBehind(page, 'POST', '/api/staff/bookings', {
    activity: 'test-drive',
    location,
    date: start.toPlainDate().toString(),
    time: start.toPlainTime().toString({ smallestUnit: 'minute' }),
    customerName,
    customerPhone: '+372 5123 4567',
    units: 1,
    duration: '30min',
    channel: 'walk_in',
    override: 'Stands at the dock',
  })
}

/** A board that is not back, and who comes next on it; its name. At the first place where nobody else has it then. */
async function lateBoard(page: Page): Promise<string> {
  for (const place of places) {
    const codeOf = (name: string) => `efoil-${place}-${name.slice(-1)}`
    const late = await ride(page, place, 'Karin Saar', -36)
    const next = await ride(page, place, 'Ott Lepp', 20)
    const [own, first] = [late?.units[0], next?.units[0]]
    if (!late || !next || !own || !first) continue
    const isNext =
      first === own ||
      (await tryBehind(page, 'POST', `/api/bookings/${next.id}/unit`, {
        from: codeOf(first),
        to: codeOf(own),
      }))
    if (isNext) {
      await callBehind(page, 'PATCH', `/api/bookings/${late.id}/status`, { status: 'in_progress' })
      return own
    }
    for (const { id } of [late, next])
      await callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' })
  }
  throw new Error('Every board that could be late is somebody else’s afterwards')
}

test('whoever waits for a board that is not back gets another one, and back again', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page)
  const own = await lateBoard(page)
  const give = page.getByRole('button', { name: /^Give Lepp / })
  await give.click()
  const undo = page.getByRole('region', { name: 'Undo the last swap' })
  await expect(undo).toContainText(`instead of ${own}`)
  await expect(page.getByText('Unit changed', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await undo.getByRole('button', { name: 'Undo' }).click()
  await expect(give).toBeVisible()
})
