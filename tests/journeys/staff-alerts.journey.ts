import { jetskiBooking } from '#web/staff/row/sample-row.ts'
import { dateAhead } from './clock.ts'
import { publishBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, openDashboard } from './staff-hand.ts'
import { expect, expectAccessible, sizes } from './visitor.ts'

const test = testOnOwnServer()

for (const [at, size] of sizes) {
  test(`a booking that the owner kept on a retired machine is listed until it is settled, at a ${at}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page)
    const [unit, equipment] =
      at === 'phone' ? ['trixx-23-blue', 'Trixx 2023 Blue'] : ['trixx-23-red', 'Trixx 2023 Red']
    const date = dateAhead(23)
    const name = `Rita Retired ${at}`
    const { id } = await callBehind(page, 'POST', '/api/staff/bookings', {
      activity: 'jetski',
      date,
      time: '12:00',
      participants: 1,
      equipment,
      duration: '1h',
      customerName: name,
      customerPhone: '+372 5123 4567',
      channel: 'phone',
    })
    await publishBehind(page, (house) => {
      Object.assign(house.units, { [unit!]: { ...house.units[unit!], retired: dateAhead(20) } })
    })
    await page.goto('/booking-dashboard?tab=alerts')
    const without = page.getByRole('region', { name: 'To move or call' })
    const row = without.getByRole('listitem').filter({ hasText: name }).last()
    await expect(row).toContainText(/Trixx \S+ retired/)
    await expect(row.getByRole('button', { name: `Move ${name}` })).toBeVisible()
    await expectAccessible(page)
    await callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Pending Confirmations' })).toBeVisible()
    await expect(without.filter({ hasText: name })).toHaveCount(0)
  })

  test(`a request whose day passed unanswered is under Alerts, at a ${at}`, async ({ visit }) => {
    const page = await visit(size)
    const name = 'Uno Unanswered'
    const asked = jetskiBooking({
      reference: 'ML-ASKED',
      customerName: name,
      date: dateAhead(-3),
      status: 'pending',
    })
    await page.route('**/api/bookings?status=pending%2Cconfirmed&*', (route) =>
      route.fulfill({ json: [asked] }),
    )
    await page.route('**/api/bookings/jetski**', (route) =>
      route.fulfill({ json: { bookings: [asked], todayCount: 0, pendingCount: 0 } }),
    )
    await openDashboard(page, 'jetski_admin', '/admin/jetskis')
    await page.getByRole('link', { name: 'Unfinished from earlier days: 1' }).click()
    const row = page.getByRole('region', { name: 'Not finished' }).getByRole('listitem').last()
    await expect(row).toContainText(name)
    for (const act of [`Move ${name}`, 'Cancel', 'Confirm'])
      await expect(row.getByRole('button', { name: act })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: /^Bookings/ }).click()
    await page.getByRole('button', { name: 'Unfinished from earlier days: 1' }).click()
    await expect(row).toContainText(name)
  })
}
