import type { Page } from '@playwright/test'
import type { House } from '#domain/house/house.ts'
import { dateAhead } from './clock.ts'
import { publishBehind } from './house-hand.ts'
import { callBehind, lineInSchedule, openDashboard } from './staff-hand.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

const bookByPhone = (page: Page, guest: { date: string; customerName: string }) =>
  callBehind(page, 'POST', '/api/staff/bookings', {
    activity: 'jetski',
    time: '12:00',
    participants: 1,
    equipment: 'Trixx 2023 Blue',
    duration: '1h',
    customerPhone: '+372 5123 4567',
    channel: 'phone',
    ...guest,
  })

for (const size of [phone, desk])
  test(`a booking whose machine was closed stays marked on both desks until it is settled, at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page)
    const date = dateAhead(size === desk ? 23 : 24)
    const name = `Nora None ${size.width}`
    const { id } = await bookByPhone(page, { date, customerName: name })
    await callBehind(page, 'POST', '/api/blocks', {
      unit: 'trixx-23-blue',
      from: `${date}T09:00`,
      to: `${date}T20:00`,
      reason: 'The hull is cracked',
    })
    await page.getByRole('tab', { name: /^Alerts/ }).click()
    const without = page.getByRole('region', { name: 'To move or call' })
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

for (const size of [phone, desk])
  test(`a booking kept on a day that the owner closes stays marked until it is moved, at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page)
    const date = dateAhead(size === desk ? 51 : 53)
    const name = `Karin Kept ${size.width}`
    const { id } = await bookByPhone(page, { date, customerName: name })
    const storm = { from: date, to: date, reason: 'Storm' }
    const closed = (house: House) => house.places.tallinn!.closed
    await publishBehind(page, (house) => {
      Object.assign(house.places.tallinn!, { closed: [...closed(house), storm] })
    })
    await page.goto('/booking-dashboard?tab=alerts')
    const unsettled = page.getByRole('region', { name: 'To move or call' })
    const row = unsettled.getByRole('listitem').filter({ hasText: name }).last()
    await expect(row).toContainText('Tallinn closed')
    await expectAccessible(page)
    await page.goto('/admin/jetskis?view=schedule')
    await expect(await lineInSchedule(page, name)).toContainText('Tallinn closed')
    await callBehind(page, 'PATCH', `/api/bookings/${id}/reschedule`, {
      date: dateAhead(size === desk ? 55 : 57),
      time: '12:00',
    })
    await page.goto('/booking-dashboard?tab=alerts')
    await expect(page.getByRole('heading', { name: 'Pending Confirmations' })).toBeVisible()
    await expect(unsettled.filter({ hasText: name })).toHaveCount(0)
    await publishBehind(page, (house) => {
      Object.assign(house.places.tallinn!, { closed: closed(house).filter(({ from }) => from !== date) })
    })
  })
