import type { Locator, Page } from '@playwright/test'
import { addDays } from '#domain/calendar.ts'
import { dateAhead } from './clock.ts'
import { expect } from './visitor.ts'

// Helpers of the journeys at the jetski desk.

export const today = dateAhead(0)
export const says = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()

/** A visitor's pending request for a jetski this many days ahead; returns the customer's name. */
export async function request(name: string, ahead: number, equipment = 'Trixx 2025 Red'): Promise<string> {
  const reply = await fetch(`${process.env.JOURNEY_URL}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      activityType: 'jetski',
      date: addDays(today, ahead),
      startTime: '14:30',
      participants: 1,
      equipment,
      customerName: name,
      customerEmail: 'desk.journey@example.ee',
      customerPhone: '+372 5123 4567',
      isFirstTime: true,
      notes: 'Ten minutes in the harbour first, please.',
    }),
  })
  expect(reply.status).toBe(201)
  return name
}

export async function signIn(page: Page, to: string, role = 'Jetski Admin'): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(to)}`)
  await page.getByRole('button', { name: `Login as ${role}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Jetski Admin Dashboard', level: 1 })).toBeVisible()
}

/** The row of a customer in the schedule, however long that is. */
export async function rowOf(page: Page, name: string): Promise<Locator> {
  const schedule = page.getByRole('region', { name: 'Schedule' })
  const row = schedule.getByRole('listitem').filter({ hasText: name })
  const more = schedule.getByRole('button', { name: /^Show \d+ more/ })
  await expect(schedule.getByRole('listitem').first()).toBeVisible()
  while ((await row.count()) === 0 && (await more.count()) > 0) await more.click()
  return row
}
