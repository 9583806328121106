import { dateAhead } from './clock.ts'
import { callBehind, lineInSchedule, openDashboard } from './staff-hand.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

for (const size of [phone, desk])
  test(`a booking whose machine was closed stays marked on both desks until it is settled, at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page)
    const date = dateAhead(size === desk ? 23 : 24)
    const name = `Nora None ${size.width}`
    const { id } = await callBehind(page, 'POST', '/api/staff/bookings', {
      activity: 'jetski',
      date,
      time: '12:00',
      participants: 1,
      equipment: 'Trixx 2023 Blue',
      duration: '1h',
      customerName: name,
      customerPhone: '+372 5123 4567',
      channel: 'phone',
    })
    await callBehind(page, 'POST', '/api/blocks', {
      unit: 'trixx-23-blue',
      from: `${date}T09:00`,
      to: `${date}T20:00`,
      reason: 'The hull is cracked',
    })
    await page.getByRole('tab', { name: /^Alerts/ }).click()
    const without = page.getByRole('region', { name: 'Without a machine' })
    const row = without.getByRole('listitem').filter({ hasText: name }).last()
    await expect(row).toContainText('Trixx SININE closed')
    await expectAccessible(page)
    await page.goto('/admin/jetskis?view=schedule')
    const line = await lineInSchedule(page, name)
    await expect(line).toContainText('Trixx SININE closed')
    await expectAccessible(page)
    await callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' })
    await page.goto('/booking-dashboard?tab=alerts')
    await expect(page.getByRole('heading', { name: 'Pending Confirmations' })).toBeVisible()
    await expect(without.filter({ hasText: name })).toHaveCount(0)
  })
