import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as patient } from '@playwright/test'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../cli/build.ts'
import { chromiumCommand } from './chromium.ts'
import { dateAhead } from './journeys/clock.ts'
import { mailsIn } from './journeys/outbox.ts'
import { openDashboard } from './journeys/staff-hand.ts'
import { chooseDay, chooseTime, desk, expectAccessible, phone, tellWho } from './journeys/visitor.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

// A copy of the product with one more file, line and picture: if anything else were needed, this could not book.

const root = join(import.meta.dirname, '..')
const house = mkdtempSync(join(tmpdir(), 'merelend-paddle-'))
const dataDir = join(house, 'data')
const copied = ['domain', 'contract', 'server', 'web', 'cli', 'public', 'package.json', 'package-lock.json']
const settings = ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json']

/** Adds an activity as a developer would: its domain file, and its line in the catalogue. */
function add(file: string, name: string): void {
  cpSync(join(root, `tests/fixtures/${file}.ts`), join(house, `domain/activities/${file}.ts`))
  const catalogue = join(house, 'domain/activities/catalogue.ts')
  const text = readFileSync(catalogue, 'utf8').replace('  wakeSurf,\n', `  wakeSurf,\n  ${name},\n`)
  writeFileSync(catalogue, `import { ${name} } from './${file}.ts'\n${text}`)
}

function makeCopy(): void {
  for (const part of [...copied, ...settings])
    cpSync(join(root, part), join(house, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  add('paddle-board', 'paddleBoard')
  add('kayak', 'kayak')
  const media = join(house, 'public/media')
  for (const file of readdirSync(media).filter((name) => /^(og-)?lagoon[-.]/.test(name)))
    cpSync(join(media, file), join(media, file.replace('lagoon', 'paddle-board')))
}

const shown = patient.configure({ timeout: 60_000 })

let server: ServerProcess
let browser: Browser
const faults: string[] = []

beforeAll(async () => {
  makeCopy()
  await buildSite(house)
  server = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'on' }, { house })
  const { path, flags } = await chromiumCommand()
  browser = await chromium.launch({ executablePath: path, args: flags })
}, 900_000)

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(house, { recursive: true, force: true })
})

async function visit(viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    hasTouch: viewport === phone,
    reducedMotion: 'reduce',
    baseURL: server.url,
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
  return page
}

const kai = { name: 'Kai Saar', email: 'kai@example.ee', phone: '+372 5123 4567' }
const dateNow = () => Temporal.Now.plainDateISO('Europe/Tallinn')
const ahead = 4

async function call(path: string, body?: object) {
  const answer = await fetch(`${server.url}${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: body ? { 'content-type': 'application/json' } : {},
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, never> }
}

describe('a new activity', () => {
  it('is one domain file and one line in the catalogue: search engines find it with its prices', async () => {
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text()
    expect(sitemap).toContain('/booking/paddle-board</loc>')
    const html = await (await fetch(`${server.url}/booking/paddle-board`)).text()
    const words = ['Stand, kneel or lie down', '"price":"35"', 'How many boards', 'og-paddle-board.jpg']
    expect(words.filter((one) => !html.includes(one))).toEqual([])
  })

  it('can be held, and a start without enough units is refused', async () => {
    const bookingData = {
      bookingType: 'paddle-board',
      date: dateAhead(ahead + 1),
      time: '12:00',
      location: 'Pühajärve',
      quantity: 2,
      duration: '1 hour',
      ...kai,
    }
    const hold = await call('/api/create-payment-intent', { bookingData })
    expect(hold.body).toMatchObject({ amount: 40 })
    expect((await call('/api/create-payment-intent', { bookingData })).status).toBe(409)
    const free = await call(
      `/api/availability?activity=paddle-board&location=puhajarve&date=${bookingData.date}`,
    )
    expect(free.body.slots).toContainEqual({ time: '12:00', free: 1, open: true })
  })

  it('is booked and paid on its own page on a phone and named in the mail; staff see, move and enter it', async () => {
    const page = await visit(phone)
    await page.goto('/booking')
    await page.getByRole('link', { name: /Paddle Boards/ }).click()
    await shown(page.getByRole('heading', { name: 'Paddle Board', level: 1 })).toBeVisible()
    await chooseDay(page as never, ahead)
    await shown(page.getByRole('radio', { name: /^10:00/ })).toBeVisible()
    // The second place has other hours and prices.
    await page.getByRole('radio', { name: /Noblessner/ }).check()
    await shown(page.getByText('25 € per board')).toBeVisible()
    await shown(page.getByRole('radio', { name: /^20:00/ })).toBeVisible()
    await shown(page.getByRole('radio', { name: /^10:00/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue to Payment' }).last().click()
    await shown(page.getByText('Choose a start time')).toBeVisible()
    await chooseTime(page as never, '14:00')
    await page.getByRole('button', { name: 'One board more' }).click()
    await page.getByRole('radio', { name: /^2 h/ }).check()
    await tellWho(page as never, kai)
    await expectAccessible(page as never)
    await page.reload()
    await shown(page.getByLabel('Full name')).toHaveValue(kai.name)
    await page.getByRole('button', { name: 'Continue to Payment' }).last().click()
    await page.waitForURL('**/checkout')
    await shown(page.getByText('Your 2 boards are held for you while you pay.')).toBeVisible()
    await page.getByRole('button', { name: 'Create Test Booking (80€)' }).click()
    await page.waitForURL('**/booking-success?**')
    await shown(page.getByText('2 boards').first()).toBeVisible()
    const reference = /ML-[2-9A-Z]{5}/.exec((await page.locator('main').textContent()) ?? '')![0]
    const mailed = () => mailsIn(dataDir).find((mail) => mail.includes(reference) && mail.includes(kai.email))
    await shown.poll(mailed).toContain('Paddle Board')
    expect(mailed()).toContain('2 boards')
    await page.goto(/\/b\/[\w-]+/.exec(mailed()!)![0])
    await shown(page.getByText('Paddle Board').first()).toBeVisible()
    // The paid booking is no longer in the form; the payer's contact is known.
    await page.goto('/booking/paddle-board')
    await shown(page.getByLabel('Full name')).toHaveValue(kai.name)
    await shown(page.getByRole('spinbutton', { name: 'Boards' })).toHaveValue('1')

    const staff = await visit(desk)
    await openDashboard(staff as never)
    const board = staff.getByRole('region', { name: 'Timeline of the day by unit' })
    await shown(board).toBeVisible()
    // Counted now, as the date may have changed since the guest chose the day.
    const { days } = dateNow().until(dateAhead(ahead))
    for (let day = 0; day < days; day++) await staff.getByRole('button', { name: 'Next day' }).click()
    await shown(board.getByText('Paddle board 1').first()).toBeVisible()
    await board
      .getByRole('button', { name: /Kai Saar/ })
      .first()
      .click()
    await staff.getByRole('button', { name: 'Move Kai Saar' }).first().click()
    await staff.getByRole('button', { name: 'Move to 15:00' }).click()
    await shown(staff.getByRole('dialog', { name: 'Kai Saar', exact: true })).toContainText('15:00 to 17:00')
    await staff.keyboard.press('Escape')

    await staff.getByRole('button', { name: 'New booking' }).click()
    const entry = staff.getByRole('dialog', { name: 'New booking' })
    await entry.getByRole('radio', { name: 'Paddle board' }).check()
    await entry.getByRole('button', { name: 'One board more' }).click()
    await entry.getByRole('radio', { name: '2 hours' }).check()
    // Not today, when 18:00 may have passed.
    await entry.getByRole('group', { name: 'Day' }).getByRole('button').first().click()
    await chooseDay(staff as never, ahead)
    await entry.getByRole('radio', { name: /^18:00/ }).check()
    await shown(entry.getByText('80 €')).toBeVisible()
    await entry.getByLabel('Name').fill('Pia Phone')
    await entry.getByRole('textbox', { name: 'Phone' }).fill('+372 5550 4411')
    await entry.getByRole('button', { name: 'Book', exact: true }).click()
    await shown(staff.getByText(/^ML-\w{5} is booked$/)).toBeVisible()
    expect(faults).toEqual([])
  }, 300_000)

  it('is reserved on its own page to be paid on site, for a full day and with extra minutes', async () => {
    const page = await visit(phone)
    await page.goto('/booking/kayak')
    await shown(page.getByText('Noblessner, Tallinn.').first()).toBeVisible()
    await page.getByRole('button', { name: 'One kayak more' }).click()
    await shown(page.getByText('30 extra minutes').first()).toBeVisible()
    await chooseDay(page as never, ahead)
    await shown(page.getByRole('radio', { name: /^18:00/ })).toBeEnabled()
    await page.getByRole('radio', { name: /^Full day/ }).check()
    await shown(page.getByRole('radio', { name: /^18:00/ })).toBeDisabled()
    await chooseTime(page as never, '10:00')
    await tellWho(page as never, kai)
    await expectAccessible(page as never)
    await page.getByRole('button', { name: 'Reserve, pay on site' }).last().click()
    const booked = page.getByRole('dialog', { name: /^Booking confirmed!/ })
    await shown(booked).toContainText('180 € to pay on site')
    await expectAccessible(page as never)
    await booked.getByRole('button', { name: 'OK' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await shown.poll(() => mailsIn(dataDir).some((mail) => mail.includes('Sea Kayak'))).toBe(true)
    expect(faults).toEqual([])
  }, 120_000)
})
