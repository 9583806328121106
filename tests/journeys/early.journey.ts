import type { Page } from '@playwright/test'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

// A page is painted before its code loads. A visitor who is faster than the code loses nothing.

/** Delays every script of the site until released; counts the requests. */
async function holdScripts(page: Page) {
  let letGo = () => {}
  let count = 0
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    count += 1
    await free
    await route.continue()
  })
  return { letGo, count: () => count }
}

/** The CPU speed of Lighthouse's phone, on a machine that may itself be slow. */
async function slowDown(page: Page): Promise<void> {
  test.slow()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

for (const path of ['/', '/booking/jetski', '/surf-sauna-booking'])
  test(`no code is requested before ${path} has loaded`, async ({ visit }) => {
    const page = await visit(phone)
    const order: string[] = []
    page.on('request', (request) => request.url().endsWith('.js') && order.push('script'))
    page.on('load', () => order.push('load'))
    await page.goto(path)
    await expect.poll(() => order).toContain('script')
    expect(order[0]).toBe('load')
  })

test('the test drive form keeps a name and a press that came before its code loaded', async ({ visit }) => {
  const page = await visit(phone)
  await slowDown(page)
  const scripts = await holdScripts(page)
  await page.goto('/')
  await page.getByLabel('Full name').fill('Typed Early')
  await page.getByRole('button', { name: 'One foil more' }).click()
  await page.getByRole('button', { name: 'Book test drive' }).click()
  await page.getByRole('button', { name: 'Book test drive' }).click()
  scripts.letGo()
  await expect(page.getByText('Choose a start time')).toBeVisible({ timeout: 40_000 })
  expect(await page.getByLabel('Full name').inputValue()).toBe('Typed Early')
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  expect(page.url()).toMatch(/\/$/)
  await page.getByLabel('Full name').press('End')
  await page.keyboard.type(' Again')
  await expect(page.getByLabel('Full name')).toHaveValue('Typed Early Again')
})

test('the private ride page keeps presses, a chosen length and typed text from before its code loaded', async ({
  visit,
}) => {
  const page = await visit(phone)
  await slowDown(page)
  const scripts = await holdScripts(page)
  await page.goto('/booking/efoil-private')
  await page.getByRole('button', { name: 'One foil more' }).click()
  await page.getByRole('button', { name: 'One foil more' }).click()
  await page.getByRole('radio', { name: /^2 h/ }).click()
  await page.getByLabel('E-mail').fill('early@example.ee')
  expect(scripts.count(), 'the first touch brings the code').toBeGreaterThan(0)
  scripts.letGo()
  await expect(page.getByRole('spinbutton')).toHaveValue('3', { timeout: 40_000 })
  await expect(page.getByRole('radio', { name: /^2 h/ })).toBeChecked()
  await expect(page.getByLabel('E-mail')).toHaveValue('early@example.ee')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('efoilPrivateForm') ?? ''))
    .toContain('early@example.ee')
})

test('key presses before the code loaded count too, and an impatient double tap opens the menu once', async ({
  visit,
}) => {
  const page = await visit(desk)
  let scripts = await holdScripts(page)
  await page.goto('/booking/wake-surf')
  await page.getByRole('radio').nth(1).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: /more$/ }).first().focus()
  await page.keyboard.press('Enter')
  const people = page.getByRole('spinbutton')
  const before = Number(await people.inputValue())
  scripts.letGo()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await expect(people).toHaveValue(String(before + 1))

  const small = await visit(phone)
  scripts = await holdScripts(small)
  await small.goto('/booking')
  const menu = small.getByRole('button', { name: 'Menu' })
  await menu.click()
  await menu.click()
  scripts.letGo()
  await expect(small.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('links work without any code', async ({ visit }) => {
  const page = await visit(phone)
  await holdScripts(page)
  await page.goto('/')
  await page
    .locator('#experiences')
    .getByRole('link', { name: /Jetski/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/booking\/jetski$/)
})

const undrawn = (page: Page) =>
  page
    .locator('main > section, #below > section, footer')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    )

test('a phone draws its first screen first', async ({ visit }) => {
  const page = await visit(phone)
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await undrawn(page)).toBeGreaterThan(5)
  await expectAccessible(page)
})

test('parts not drawn yet have their colours, even if the browser measured them before the styles loaded', async ({
  visit,
}) => {
  const page = await visit(phone)
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.css', async (route) => {
    await free
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const member = page.locator('#membership a')
  const ground = () => member.evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await ground()).toBe('rgba(0, 0, 0, 0)')
  letGo()
  await page.waitForLoadState()
  expect(await member.evaluate((link) => link.getAnimations().length)).toBe(0)
  const early = await ground()
  await page.keyboard.press('Tab')
  await member.scrollIntoViewIfNeeded()
  await expect.poll(() => undrawn(page)).toBe(0)
  expect(early).toBe(await ground())
})

test('the rest of the page is drawn at the visitor’s first action, without waiting for its code', async ({
  visit,
}) => {
  const page = await visit(phone)
  const scripts = await holdScripts(page)
  await page.goto('/')
  expect(await undrawn(page)).toBeGreaterThan(5)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => undrawn(page)).toBe(0)
  scripts.letGo()
})

const offBy = (page: Page, section: string) =>
  page.locator(section).evaluate((part) => Math.abs(part.getBoundingClientRect().top - 80))

test('an address with an anchor scrolls to its section, 80 px below the top', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/#membership')
  await expect.poll(() => offBy(page, '#membership')).toBeLessThan(2)
  expect(await undrawn(page)).toBe(0)
})

test('a link with an anchor scrolls to its section even as the first press and without any code', async ({
  visit,
}) => {
  const page = await visit(phone)
  await holdScripts(page)
  await page.goto('/')
  // A press without any earlier sign of input.
  await page
    .locator('a[href$="#specs"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect.poll(() => offBy(page, '#specs')).toBeLessThan(2)
  expect(await undrawn(page)).toBe(0)
})

test('a press made while earlier presses are replayed comes after them', async ({ visit }) => {
  const page = await visit(phone)
  // At the moment of hydration, before a timer can fire: a person's press may precede timers.
  await page.addInitScript(() => {
    const goOn = () =>
      [...document.querySelectorAll('button')]
        .findLast((one) => one.textContent?.startsWith('Continue'))
        ?.click()
    window.addEventListener('hydrated', () => queueMicrotask(goOn), { once: true })
  })
  const scripts = await holdScripts(page)
  await page.goto('/booking/jetski')
  await page.getByRole('button', { name: /^GTI 130/ }).click()
  scripts.letGo()
  await expect(page.getByRole('heading', { name: 'When and who' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Your Selection' })).toContainText('GTI 130')
})

test('at the first input on a phone, a page does not get shorter, which would move the pressed button', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/booking/jetski')
  await page.evaluate(() => document.fonts.ready)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.mouse.wheel(0, 10)
  await expect(page.locator('html')).not.toHaveAttribute('data-first-screen')
  expect(await height()).toBeGreaterThanOrEqual(before)
})
