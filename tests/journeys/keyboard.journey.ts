import type { Page } from '@playwright/test'
import { monthText } from '#domain/calendar.ts'
import { answerFromNowOn } from './answers.ts'
import { tuesdayAhead } from './clock.ts'
import { dayName, expect, phone, test } from './visitor.ts'

const mari = { name: 'Mari Tamm', email: 'mari.tamm@example.ee', phone: '+372 5123 4567' }

/** The focused element as a screen reader names it: `button "Book Now"`; empty if the page itself has the focus. */
async function focused(page: Page): Promise<string> {
  const here = page.locator(':focus')
  if ((await here.count()) === 0) return ''
  return (await here.ariaSnapshot({ timeout: 5_000 })).split('\n')[0]!.replace(/^- /, '')
}

/** Presses a key until the target has the focus, but not more often than a patient person would. */
async function pressUntil(page: Page, key: string, meant: RegExp, most = 120): Promise<void> {
  const met: string[] = []
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press(key)
    const at = await focused(page)
    if (meant.test(at)) return
    met.push(at)
  }
  throw new Error(`${key} did not move the focus to ${meant}, only to ${[...new Set(met)].join('; ')}`)
}

const tabTo = (page: Page, meant: RegExp) => pressUntil(page, 'Tab', meant)

async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, new RegExp(`^textbox "${label}`))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

async function tellWhoByKeys(page: Page): Promise<void> {
  await write(page, 'Full name', mari.name)
  await write(page, 'E-mail', mari.email)
  await write(page, 'Phone', mari.phone)
}

/** By Tab to the calendar's only focusable day, then by arrow keys. */
async function chooseDayByKeys(page: Page, ahead: number): Promise<void> {
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
  await tabTo(page, /^button "\d+ [A-Z][a-z]+ \d{4}/)
  await pressUntil(page, 'ArrowRight', new RegExp(`^button "${dayName(ahead)}`), 60)
  await page.keyboard.press('Space')
}

/** Tab into a radio group, then arrow keys to the option. */
async function chooseOption(page: Page, option: string, exact = false): Promise<void> {
  const choice = page.getByRole('radio', exact ? { name: option, exact } : { name: new RegExp(`^${option}`) })
  await expect(choice).toBeEnabled()
  const inGroup = () =>
    choice.evaluate(
      (radio: HTMLInputElement) => (document.activeElement as HTMLInputElement | null)?.name === radio.name,
    )
  for (let pressed = 0; pressed < 120 && !(await inGroup()); pressed++) await page.keyboard.press('Tab')
  const meant = new RegExp(`^radio "${option}${exact ? '"' : ''}`)
  if (!meant.test(await focused(page))) await pressUntil(page, 'ArrowDown', meant, 40)
  await page.keyboard.press('Space')
  await expect(choice).toBeChecked()
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('wake surf with the sauna is booked up to checkout by keyboard alone', async ({ visit }) => {
  const page = await visit()
  await page.goto('/booking/wake-surf')
  await chooseDayByKeys(page, 15)
  await chooseOption(page, '10:00')
  await tabTo(page, /^checkbox "Floating sauna, 3 hours"/)
  await page.keyboard.press('Space')
  await tellWhoByKeys(page)
  await tabTo(page, /^button "Continue to Payment"/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/checkout')
  expect(await stored(page, 'pendingBooking')).toContain(mari.email)
})

test('on a phone a text area reached by Tab is wholly above the bar at the foot', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/booking/wake-surf')
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
  await pressUntil(page, 'Tab', /^textbox "Special requests/)
  const bar = page.locator('.paybar')
  await expect
    .poll(async () => {
      const [area, foot] = [await page.locator(':focus').boundingBox(), await bar.boundingBox()]
      return area!.y + area!.height <= foot!.y
    })
    .toBe(true)
})

test('turning the month as soon as the calendar is shown keeps the calendar and the focus', async ({
  visit,
}) => {
  const page = await visit()
  // A busy phone, whose timers fire late.
  await page.addInitScript(() => {
    const begin = window.setTimeout
    Object.assign(window, { setTimeout: (run: () => void, ms?: number) => begin(run, ms ? ms * 10 : 0) })
  })
  await page.goto('/booking/wake-surf')
  const next = page.getByRole('button', { name: 'Next month' })
  await expect(next).toBeVisible()
  await answerFromNowOn(page, '**/api/availability/month?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid')).toBeVisible()
  const nextMonth = Temporal.Now.plainDateISO('Europe/Tallinn').add({ months: 1 })
  await expect(page.getByText(monthText(nextMonth.toString().slice(0, 7)))).toBeVisible()
  await expect(next).toBeFocused()
})

test('jetskis are chosen and their form is filled in by keyboard alone', async ({ visit }) => {
  const page = await visit()
  await page.goto('/booking/jetski')
  await expect(page.getByRole('button', { name: /^Trixx 2023 Blue/, pressed: true })).toBeVisible()
  await tabTo(page, /^button "Trixx 2025 Red/)
  await page.keyboard.press('Space')
  await tabTo(page, /^button "Continue to Booking"/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'When and who' })).toBeVisible()
  await chooseDayByKeys(page, 15)
  await chooseOption(page, '11:30')
  await tellWhoByKeys(page)
  await tabTo(page, /^button "Continue to Payment"/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/checkout')
  expect(await stored(page, 'pendingBooking')).toContain('Trixx 2025 Red')
})

test('a group session is booked by keyboard alone', async ({ visit }) => {
  const page = await visit()
  await page.goto('/surf-sauna-booking')
  await chooseDayByKeys(page, tuesdayAhead)
  await chooseOption(page, 'Evening')
  await tabTo(page, /^button "Book Now"/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/booking/efoil-group/confirm')
  await tellWhoByKeys(page)
  await tabTo(page, /^button "Reserve/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Booking confirmed!')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
})

test('missing choices other than text fields are read aloud too', async ({ visit }) => {
  const page = await visit()
  const said = page.locator('[aria-live="polite"]')
  for (const [path, button, ...missing] of [
    ['/booking/wake-surf', 'Continue to Payment', 'Choose a day', 'Choose a start time'],
    ['/booking/efoil', 'Send request', 'Please choose how many you are', 'Please choose a duration'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('main').getByRole('button', { name: button }).first().click()
    for (const words of missing) {
      await expect(page.getByText(words, { exact: true })).toBeVisible()
      await expect(said.getByText(words, { exact: true })).toHaveCount(1)
    }
  }
})

test('a guided session is requested by keyboard alone', async ({ visit }) => {
  const page = await visit()
  await page.goto('/booking/efoil')
  await chooseOption(page, '40 minutes')
  await chooseOption(page, '2', true)
  await tellWhoByKeys(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your request has been sent.')).toBeVisible()
})

test('after a step the focus is on the title of the new page, without a visible outline', async ({
  visit,
}) => {
  const page = await visit()
  await page.goto('/booking')
  // Rendered by the page's code. Until it has loaded, a link loads the next page as a document, and the browser sets the focus.
  await expect(page.getByText(/^Free .* at /).first()).toBeVisible()
  await tabTo(page, /^link .*Jetski/i)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/jetski**')
  const title = page.getByRole('heading', { level: 1, name: 'Jetski Rent' })
  await expect(title).toBeFocused()
  for (const part of [title, page.getByRole('main')]) await expect(part).toHaveCSS('outline-style', 'none')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCSS('outline-style', 'none')
})
