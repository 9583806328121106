import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addDays } from '#domain/calendar.ts'
import { flag, texts } from '../threats/corpus.ts'
import { expect, test } from './visitor.ts'

// What strangers typed, on every screen that shows it: text stays text, nothing of it runs.

const today = Temporal.Now.zonedDateTimeISO('Europe/Tallinn').toPlainDate().toString()
/** As names: what fits into one, the worst first. */
const names = Object.values(texts).filter((text) => text.length <= 110)
/** All of it in one letter. */
const letter = Object.values(texts).join('\n')

const headers = () => ({ origin: process.env.JOURNEY_URL! })
const post = (page: Page, path: string, data: object) => page.request.post(path, { data, headers: headers() })

/** Books at the first start that is free, of those that a place offers. */
async function plant(page: Page, path: string, times: readonly string[], body: (time: string) => object) {
  for (const time of times) {
    const answer = await post(page, path, body(time))
    if (answer.ok()) return (await answer.json()) as { id: string; reference: string }
    expect(answer.status(), await answer.text()).toBe(409)
  }
  throw new Error(`nothing is free at ${path}`)
}

const starts = Array.from({ length: 12 }, (_, at) => `${String(at + 9).padStart(2, '0')}:00`)
const reach = { email: 'hostile@example.ee', phone: '+372 5123 4567' }
const customer = { customerEmail: reach.email, customerPhone: reach.phone }

/** Bookings of every kind, wishes, an account: each with texts that do harm. */
async function plantAll(page: Page): Promise<void> {
  for (const [at, name] of names.entries())
    await plant(page, '/api/test-drive', starts, (time) => ({
      date: addDays(today, 50 + at),
      time,
      location: 'dubai',
      foilCount: 1,
      duration: '30min',
      fullName: name,
      ...reach,
    }))
  const [script, image, title] = [texts.script, texts['image with a handler'], texts['end of a title']]
  for (const date of [today, addDays(today, 1)])
    await plant(page, '/api/bookings', starts.toReversed(), (time) => ({
      type: 'efoil-private',
      date,
      time,
      location: 'koh-phangan',
      duration: '30 minutes',
      customerName: script,
      notes: letter,
      ...customer,
    })).catch(() => undefined)
  await plant(page, '/api/bookings', starts, (startTime) => ({
    activityType: 'jetski',
    date: addDays(today, 1),
    startTime,
    participants: 1,
    equipment: 'GTI 130',
    customerName: image,
    notes: letter,
    ...customer,
  }))
  for (const kind of ['membership', 'club-join'])
    expect(
      (await post(page, '/api/enquiries', { kind, fullName: script, message: letter, ...reach })).ok(),
    ).toBe(true)
  const corporate = { kind: 'corporate', fullName: image, company: title, message: letter, ...reach }
  expect((await post(page, '/api/enquiries', corporate)).ok()).toBe(true)
  for (const fullName of [script, image, title]) {
    expect(
      (
        await post(page, '/api/waitlist', {
          fullName,
          email: reach.email,
          location: 'dubai',
          activity: '<b>x</b>',
        })
      ).ok(),
    ).toBe(true)
    const board = { color: 'ink', motorPower: '1', mastLength: '2', accessories: [] }
    expect((await post(page, '/api/custom-orders', { fullName, email: reach.email, ...board })).ok()).toBe(
      true,
    )
  }
}

async function keep(page: Page, answer: Awaited<ReturnType<typeof post>>): Promise<void> {
  expect(answer.ok(), await answer.text()).toBe(true)
  const { sessionId } = (await answer.json()) as { sessionId: string }
  await page.addInitScript((id) => localStorage.setItem('sessionId', id), sessionId)
}

/** Nothing ran, and nothing stands in the page that would. */
async function expectInert(page: Page, where: string): Promise<void> {
  const found = await page.evaluate((name) => {
    const all = [...document.querySelectorAll('*')]
    return {
      ran: name in window,
      handlers: all.filter((one) => [...one.attributes].some(({ name: own }) => own.startsWith('on'))).length,
      scripts: [...document.scripts].filter((one) => one.text.includes(name)).length,
      links: all.filter((one) => /^\s*javascript:/i.test(one.getAttribute('href') ?? '')).length,
      pictures: document.querySelectorAll('img[src="x"]').length,
    }
  }, flag)
  expect(found, where).toEqual({ ran: false, handlers: 0, scripts: 0, links: 0, pictures: 0 })
}

const shows = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: false }).filter({ visible: true }).first()).toBeVisible()

test('hostile text stays text on every screen of staff', async ({ visit }) => {
  test.setTimeout(240_000)
  const page = await visit()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await plantAll(page)
  await keep(page, await post(page, '/api/login', { username: 'main_admin', password: 'demo-main-admin' }))

  await page.goto('/admin')
  for (const name of [texts.script, texts['image with a handler'], texts['a formula with a program']]) {
    await page.getByRole('searchbox', { name: 'Search the lists' }).fill(name)
    await shows(page, name)
  }
  await page.getByRole('searchbox', { name: 'Search the lists' }).fill('hostile@example.ee')
  await expectInert(page, 'test drives')
  await page
    .getByRole('button', { name: /^History of/ })
    .first()
    .click()
  await expectInert(page, 'history')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByText('Are you sure you want to delete this item?')).toBeVisible()
  await expectInert(page, 'delete dialog')
  await page.getByRole('button', { name: 'Keep' }).click()
  for (const tab of ['Waitlist Entries', 'Custom Orders']) {
    await page.getByRole('tab', { name: tab }).click()
    await shows(page, texts['end of a title'])
    await expectInert(page, tab)
  }

  await page.goto('/admin/enquiries')
  await shows(page, texts.script)
  for (const more of await page.getByText('Read all').all()) await more.click()
  await shows(page, texts['end of an attribute'])
  await expectInert(page, 'enquiries')

  for (const path of [
    '/booking-dashboard',
    '/booking-dashboard?tab=alerts',
    '/admin/jetskis?view=schedule',
    '/admin/jetskis?view=customers',
    '/admin/jetskis',
    '/admin/notifications',
    '/member-dashboard',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expectInert(page, path)
  }
  await page.goto('/admin/jetskis?view=customers')
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(reach.email)
  await shows(page, texts['image with a handler'])
  expect(dialogs).toEqual([])
})

test('hostile text stays text on the pages of its own author', async ({ visit }) => {
  const page = await visit()
  const username = `mallory-${Date.now()}`
  const fullName = texts['image with a handler']
  await keep(
    page,
    await post(page, '/api/signup', {
      username,
      password: 'correct horse battery',
      email: 'mallory@example.ee',
      fullName,
    }),
  )
  await plant(page, '/api/test-drive', starts, (time) => ({
    date: addDays(today, 90),
    time,
    location: 'malaga',
    foilCount: 1,
    duration: '30min',
    fullName,
    ...reach,
  }))
  for (const path of ['/member-dashboard', '/profile', '/dashboard']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectInert(page, path)
  }
  await page.goto('/profile')
  await shows(page, fullName)
  // An address that somebody sent.
  const evil = encodeURIComponent(
    JSON.stringify({ service: texts.script, reference: texts['end of a title'] }),
  )
  for (const path of [
    `/booking-success?booking=${evil}`,
    `/booking-success?booking=${encodeURIComponent(texts.script)}`,
    `/login?next=${encodeURIComponent('javascript:alert(1)')}`,
    `/booking-dashboard?sector=${encodeURIComponent(texts.script)}&tab=${encodeURIComponent(texts.script)}`,
    `/${encodeURIComponent(texts.script)}`,
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectInert(page, path)
  }
})

/** The HTML of a mail as it stands in its file. */
function htmlOf(mail: string): string {
  const at = mail.search(/content-type: text\/html/i)
  if (at === -1) return ''
  const [head = '', ...rest] = mail.slice(at).split(/\r?\n\r?\n/)
  const body = rest.join('\n\n').split(/\r?\n--/)[0]!
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

test('hostile text stays text in the mails that it comes to', async ({ visit }) => {
  const page = await visit()
  for (const [at, fullName] of [
    texts.script,
    texts['image with a handler'],
    texts['end of a title'],
  ].entries())
    await plant(page, '/api/test-drive', starts, (time) => ({
      date: addDays(today, 120 + at),
      time,
      location: 'malaga',
      foilCount: 1,
      duration: '30min',
      fullName,
      email: 'mails-of-mallory@example.ee',
      phone: reach.phone,
    }))
  const folder = join(process.env.JOURNEY_DATA!, 'outbox')
  const mails = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes('mails-of-mallory@example.ee'))
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
  for (const mail of mails()) {
    // A name never becomes a header.
    expect(mail.split(/\r?\n\r?\n/)[0]).not.toMatch(/^bcc:/im)
    const html = htmlOf(mail)
    if (html === '') continue
    await page.setContent(html)
    await expectInert(page, 'a mail')
  }
})
