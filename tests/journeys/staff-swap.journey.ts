import type { Page } from '@playwright/test'
import type { LocationId } from '#domain/locations.ts'
import { locationOf } from '#domain/locations.ts'
import { callBehind, openDashboard } from './staff-hand.ts'
import { expect, expectAccessible, phone, test } from './visitor.ts'

/** A place where an hour ago and in an hour are today. */
const place: LocationId = (['dubai', 'malaga'] as const).find((id) => {
  const { hour } = Temporal.Now.zonedDateTimeISO(locationOf(id).zone)
  return hour >= 1 && hour < 22
})!

/** Half an hour on one board, beginning so many minutes from now. */
function ride(page: Page, customerName: string, minutes: number) {
  const start = Temporal.Now.zonedDateTimeISO(locationOf(place).zone).add({ minutes })
  return callBehind(page, 'POST', '/api/staff/bookings', {
    activity: 'test-drive',
    location: place,
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

test('whoever waits for a board that is not back gets another one, and back again', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page)
  const late = await ride(page, 'Karin Saar', -36)
  await callBehind(page, 'PATCH', `/api/bookings/${late.id}/status`, { status: 'in_progress' })
  const next = await ride(page, 'Ott Lepp', 20)
  const [own, first] = [late.units[0]!, next.units[0]!]
  const codeOf = (name: string) => `efoil-${place}-${name.slice(-1)}`
  // What else is booked there may have led it to another board.
  if (first !== own)
    await callBehind(page, 'POST', `/api/bookings/${next.id}/unit`, { from: codeOf(first), to: codeOf(own) })
  const give = page.getByRole('button', { name: /^Give Lepp / })
  await give.click()
  const undo = page.getByRole('region', { name: 'Undo the last swap' })
  await expect(undo).toContainText(`instead of ${own}`)
  await expect(page.getByText('Unit changed', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await undo.getByRole('button', { name: 'Undo' }).click()
  await expect(give).toBeVisible()
})
