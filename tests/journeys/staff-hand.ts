import type { Locator, Page } from '@playwright/test'
import { theHouse } from '#domain/house/the-house.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'
import { dateAhead } from './clock.ts'
import { signIn } from './sign-in.ts'
import { expect } from './visitor.ts'

const headers = (page: Page) =>
  page.evaluate(() => ({ 'x-session-id': localStorage.getItem('sessionId') ?? '' }))

/** Signs in a demo account and opens the booking dashboard. */
export async function openDashboard(page: Page, role = 'main_admin', address = '/booking-dashboard') {
  await signIn(page, role)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

type Call = [page: Page, method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, data?: object]

type BookedReply = {
  id: string
  reference: string
  customerName: string
  units: string[]
  location: LocationId
}

/** Calls the server with this page's session, but not through the page. */
export async function callBehind(...call: Call): Promise<BookedReply> {
  const [page, method, path, data] = call
  const answer = await page.context().request.fetch(path, { method, headers: await headers(page), data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** A confirmed walk-in for half an hour on one board. Starts now, or in this many minutes. */
export function walkIn(
  page: Page,
  customerName: string,
  location: LocationId = 'puhajarve',
  minutes = 0,
): Promise<BookedReply> {
  const start = Temporal.Now.zonedDateTimeISO(locationOf(theHouse, location).zone).add({ minutes })
  return callBehind(page, 'POST', '/api/staff/bookings', {
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

/** A request for a jetski that staff have to confirm, this many days from now; at 10:00 by default. */
export function pendingRequest(
  page: Page,
  customerName: string,
  days: number,
  more: { notes?: string; startTime?: string; equipment?: string } = {},
) {
  const date = dateAhead(days)
  return callBehind(page, 'POST', '/api/bookings', {
    activityType: 'jetski',
    sector: 'jetski',
    date,
    startTime: '10:00',
    participants: 1,
    equipment: 'Trixx 2025 Red',
    duration: '1 hour',
    totalPrice: '130',
    customerName,
    customerEmail: 'hand@example.ee',
    customerPhone: '+372 5123 4567',
    ...more,
  })
}

/** The row of a booking in a list. */
export const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: page.getByText(/^ML-/) })
    .last()

/** The row of a booking with its buttons, on any desk. */
export const rowToPress = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: page.getByRole('button') })
    .last()

export async function cancelRow(page: Page, name: string, label: string | RegExp = 'Cancel'): Promise<void> {
  await rowToPress(page, name).getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('button', { name: 'Cancel Booking' }).click()
  await expect(page.getByRole('region', { name: 'Undo the last cancel' })).toBeVisible()
}

/** The focused element as a screen reader names it: `button "Confirm"`. */
export async function focused(page: Page): Promise<string> {
  const here = page.locator(':focus')
  if ((await here.count()) === 0) return ''
  return (await here.ariaSnapshot({ timeout: 5_000 })).split('\n')[0]!.replace(/^- /, '')
}

/** Presses a key until the target has the focus; `within`: only in the row with this text. */
export async function pressUntil(
  page: Page,
  key: string,
  meant: RegExp,
  within?: string,
  most = 250,
): Promise<void> {
  const name = (await page.evaluate(() => document.activeElement?.tagName)) ?? ''
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press(key)
    const at = await page.evaluate(() => {
      const element = document.activeElement
      const label = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      return { label: label.trim(), row: element?.closest('li')?.textContent ?? '' }
    })
    if (meant.test(at.label) && (within === undefined || at.row.includes(within))) return
  }
  throw new Error(`${key} did not move the focus from ${name} to ${meant}`)
}

/** The row of a customer in the jetski desk's schedule, which shows twenty at a time. */
export async function lineInSchedule(page: Page, customerName: string): Promise<Locator> {
  // Toasts also name customers.
  const line = page.locator('li:not([data-swipe-direction])').filter({ hasText: customerName }).last()
  const more = page.getByRole('button', { name: /^Show \d+ more of/ })
  await expect(line.or(more).first()).toBeVisible()
  while ((await line.count()) === 0) await more.click()
  return line
}
